/** The program behaves in every terminal: colour, width, files, wrong words. */

import {
  chmodSync,
  existsSync,
  lstatSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { commandNames } from "../../src/cli/commands.js";
import { AskedToEnd } from "../../src/cli/terminal/io.js";
import { pictureKinds, productKinds } from "../../src/core/names.js";
import { widthOf } from "../../src/core/pens/columns.js";
import { packageJson } from "../frame/files.js";
import { daytile, folderWith, smallWeek } from "./support.js";

const colourCode = "\u001b[";

describe("colour", () => {
  it.each([
    ["on a terminal", true, {}, true],
    ["not in a pipe", false, {}, false],
    ["not with NO_COLOR", true, { NO_COLOR: "1" }, false],
    ["with an empty NO_COLOR, which says nothing", true, { NO_COLOR: "" }, true],
    ["not on a dumb terminal", true, { TERM: "dumb" }, false],
    ["in a pipe with FORCE_COLOR", false, { FORCE_COLOR: "1" }, true],
    ["with FORCE_COLOR in spite of NO_COLOR", false, { FORCE_COLOR: "1", NO_COLOR: "1" }, true],
    ["not with FORCE_COLOR=0", true, { FORCE_COLOR: "0" }, false],
  ])("%s", async (_, terminal, env, isThere) => {
    for (const line of ["12-25", "show", "12-25 --style letters"]) {
      expect((await daytile(line, { terminal, env })).stdout.includes(colourCode), line).toBe(isThere);
    }
  });

  it("changes nothing but the colour", async () => {
    const plain = await daytile("12-25");
    const painted = await daytile("12-25", { env: { FORCE_COLOR: "1" } });
    // biome-ignore lint/suspicious/noControlCharactersInRegex: escape sequences begin with one.
    const bare = painted.stdout.replace(/\u001b\[[\d;]*m/g, "");
    expect(bare.replace(/ +$/gm, "")).toBe(plain.stdout);
  });

  it("is never in plain style, in JSON, or in a file", async () => {
    const world = { terminal: true, files: {} };
    expect((await daytile("12-25 --style plain", world)).stdout).not.toContain(colourCode);
    expect((await daytile("12-25 --json", world)).stdout).not.toContain(colourCode);
    const { cwd } = await daytile("12-25 -o out.txt", world);
    expect(readFileSync(join(cwd, "out.txt"), "utf8")).not.toContain(colourCode);
  });
});

describe("terminals without line drawing", () => {
  it.each([{ TERM: "dumb" }, { LC_ALL: "C" }, { LANG: "en_US.ISO-8859-1" }])("get letters: %j", async (env) => {
    const { stdout } = await daytile("12-25", { terminal: true, env });
    expect(stdout).toContain("[Dec]");
    expect(stdout).not.toMatch(/\P{ASCII}/u);
  });

  it("may still ask for outlines, and a pipe is none", async () => {
    const env = { TERM: "dumb" };
    expect((await daytile("12-25 --style outline", { terminal: true, env })).stdout).toContain("│Dec│");
    expect((await daytile("12-25", { env })).stdout).toContain("│Dec│");
  });
});

describe("narrow terminals", () => {
  const pictures = [
    "12-25",
    "12-25 -p weekday --limit 2",
    "12-25 -p hex-lake",
    "12-25 --lang ja",
    "show",
    "show hex-lake",
  ];
  const topics = [
    ...commandNames,
    ...pictureKinds.map((kind) => `draw ${kind}`),
    ...productKinds.map((kind) => `make ${kind}`),
  ];
  const prose = ["puzzles", "help", ...topics.map((topic) => `help ${topic}`)];
  const widest = async (line: string, columns: number): Promise<number> => {
    const { stdout } = await daytile(line, { terminal: true, columns });
    return Math.max(...stdout.split("\n").map(widthOf));
  };

  it("are wide enough with 80, 60 and 40 columns", async () => {
    for (const columns of [80, 60, 40])
      for (const line of [...pictures, ...prose])
        expect(await widest(line, columns), line).toBeLessThanOrEqual(columns);
  });

  it("that do not tell how wide they are may be told by COLUMNS", async () => {
    const widestWith = async (COLUMNS: string): Promise<number> => {
      const { stdout } = await daytile("help solve", { terminal: true, columns: 0, env: { COLUMNS } });
      return Math.max(...stdout.split("\n").map(widthOf));
    };
    expect(await widestWith("40")).toBeLessThanOrEqual(40);
    expect(await widestWith("many")).toBeGreaterThan(60);
    expect(await widest("help solve", 60)).toBeGreaterThan(40);
  });

  it("show pictures even with 20 columns", async () => {
    for (const line of pictures) expect(await widest(line, 20), line).toBeLessThanOrEqual(20);
  });
});

describe("files", () => {
  it("are written whole, through a temporary name", async () => {
    const { code, stdout, cwd } = await daytile("12-25 --style plain -o out.txt");
    expect({ code, stdout }).toEqual({ code: 0, stdout: "" });
    expect(readFileSync(join(cwd, "out.txt"), "utf8")).toBe((await daytile("12-25 --style plain")).stdout);
    expect(readdirSync(cwd)).toEqual(["out.txt"]);
  });

  it("stay as they were when there is nothing to write", async () => {
    const files = { "out.txt": "before" };
    for (const line of ["--uncover Feb,Jul -o out.txt", "30 Feb -o out.txt", "--limt 3 -o out.txt"]) {
      const { code, cwd } = await daytile(line, { files });
      expect(code).toBeGreaterThan(0);
      expect(readFileSync(join(cwd, "out.txt"), "utf8")).toBe("before");
      expect(readdirSync(cwd)).toEqual(["out.txt"]);
    }
  });

  it("stay as they were after Ctrl-C, and nothing else is left behind", async () => {
    const controller = new AbortController();
    const cwd = folderWith({ "out.txt": "before" });
    // As soon as there is another file.
    const looking = setInterval(() => readdirSync(cwd).length > 1 && controller.abort());
    const line = "2026-06-07 -p weekday --all --style plain -o out.txt";
    const { code, stderr } = await daytile(line, { cwd, signal: controller.signal });
    clearInterval(looking);
    expect({ code, stderr }).toEqual({ code: 130, stderr: "" });
    expect(readFileSync(join(cwd, "out.txt"), "utf8")).toBe("before");
    expect(readdirSync(cwd)).toEqual(["out.txt"]);
  });

  it("are found through links, which stay links", async () => {
    const cwd = folderWith({ "real.txt": "before" });
    symlinkSync(join(cwd, "real.txt"), join(cwd, "link.txt"));
    await daytile("count 12-25 -o link.txt", { cwd });
    expect(readFileSync(join(cwd, "real.txt"), "utf8")).toBe("92\n");
    expect(lstatSync(join(cwd, "link.txt")).isSymbolicLink()).toBe(true);
  });

  it("that are read-only stay as they are", async () => {
    const cwd = folderWith({ "out.txt": "before" });
    chmodSync(join(cwd, "out.txt"), 0o444);
    const { code, stderr } = await daytile("count 12-25 -o out.txt", { cwd });
    expect({ code, stderr }).toEqual({ code: 2, stderr: "daytile: cannot write out.txt: permission denied\n" });
    expect(readFileSync(join(cwd, "out.txt"), "utf8")).toBe("before");
    expect(readdirSync(cwd)).toEqual(["out.txt"]);
  });

  it("may be the standard output, written as -", async () => {
    expect((await daytile("count 12-25 -o -")).stdout).toBe("92\n");
  });

  it.each([
    ["-o nowhere/out.txt", "cannot write nowhere/out.txt: there is no folder nowhere"],
    ["-o folder", "cannot write folder: that is a folder"],
    ["-p nowhere.yaml", "cannot read nowhere.yaml: no such file"],
    ["-p folder/", "cannot read folder/: that is a folder"],
    ["--place @nowhere.txt", "cannot read nowhere.txt: no such file"],
    ["-p - --place -", "only one of --puzzle and --place can read standard input"],
    ["--place half.txt", "--place: to read a file, type --place @half.txt"],
    ["--place ┌───┐/│───│", "--place: that's a drawing; for a grid, print it with --style letters"],
  ])("that cannot be had make a sentence: %s", async (line, sentence) => {
    const cwd = folderWith({});
    mkdirSync(join(cwd, "folder"));
    const { code, stderr } = await daytile(`count ${line}`, { cwd, stdin: smallWeek });
    expect({ code, stderr }).toEqual({ code: 2, stderr: `daytile: ${sentence}\n` });
    expect(existsSync(join(cwd, "nowhere"))).toBe(false);
  });
});

describe("wrong words", () => {
  it.each([
    ["cuont 12-25", 'unknown command "cuont"; did you mean count?'],
    ["help cuont", 'unknown command "cuont"; did you mean count?'],
    ["version", 'unknown command "version"; did you mean --version?'],
    ["help version", 'unknown command "version"; did you mean --version?'],
    ["count tommorow", '"tommorow" isn\'t a date; did you mean tomorrow?'],
    ["-p wekday", 'unknown puzzle "wekday"; did you mean weekday?'],
    ["show zzz", 'unknown puzzle "zzz"; run daytile puzzles for a list'],
    ["show classic weekday", "show one puzzle at a time"],
    ["count --limit 3", "--limit doesn't work with count; see daytile help count"],
    ["--all --limit 3", "use either --all or --limit, not both"],
    ["puzzles classic", "puzzles lists all puzzles; for one of them run daytile show PUZZLE"],
    ["check", "check needs a puzzle file, as in daytile check mine.yaml"],
    ["import board.txt", "import needs two files, a grid of labels and shapes of 0 and 1; run daytile help import"],
    ["completions", "name your shell: choose from bash, zsh, fish"],
    ["completions fihs", 'unknown shell "fihs"; did you mean fish?'],
    ["completions bash zsh", 'unexpected argument "zsh"; run daytile help completions'],
    ["help solve count", 'unexpected argument "count"; run daytile help solve'],
    ["help make laser now", 'unexpected argument "now"; run daytile help make'],
    ["help make lazer", 'unknown kind "lazer"; did you mean laser?'],
    ["anim 12-25", 'unknown command "anim"; did you mean animate?'],
    ["draw sol", 'unknown picture "sol"; did you mean solution or solutions?'],
    ["make las", 'unknown kind "las"; did you mean laser?'],
    ["-p dom", 'unknown puzzle "dom"; did you mean domino-months?'],
    ["-p cl", 'unknown puzzle "cl"; run daytile puzzles for a list'],
    ["--theme black", 'unknown --theme "black"; did you mean black-and-white?'],
    ["draw solution --kerf 1", "--kerf doesn't work with draw solution; see daytile help draw solution"],
    ["site --base x", "--base doesn't work with site; see daytile help site"],
    ["make laser --base", "--base doesn't work with make laser; see daytile help make laser"],
    ["make --weekday Mon", "--weekday doesn't work with make; see daytile help make"],
    ["census --goal harder", 'unknown --goal "harder"; choose from all, dates'],
    ["census --goal nope", 'unknown --goal "nope"; choose from all, dates'],
    ["design swap --goal dates", 'unknown --goal "dates"; choose from works, harder, easier, no-flips, even'],
    ["census --pieces 1tetromino -o sets.csv", 'census can\'t write "sets.csv"; end the name in .jsonl'],
    [
      "census --pieces 7pentominoes+1hexomino -o nowhere/sets.jsonl",
      "cannot write nowhere/sets.jsonl: there is no folder nowhere",
    ],
    ["census collect -o sets.csv", 'census can\'t write "sets.csv"; end the name in .jsonl'],
    ["census --memory 2", '--memory: expected a whole number from 64 to 1,024, not "2"'],
    ["-v", "unknown option -v; did you mean -V (--version)?"],
    ["count -P weekday", "unknown option -P; did you mean -p (--puzzle)?"],
    ["--place ABC", "the grid has 1 row, but the board has 7"],
  ])("%s", async (line, sentence) => {
    const { code, stdout, stderr } = await daytile(line);
    expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `daytile: ${sentence}\n` });
  });

  it("that are neither command nor date get both hints", async () => {
    const { code, stderr } = await daytile("whatever");
    expect(code).toBe(2);
    expect(stderr).toMatch(/isn't a date; .*\n.*run daytile help for a list of commands\n/);
  });
});

describe("malformed puzzles", () => {
  const broken = smallWeek.replace("Mon Tue Wed\n", "Mon Teu Wed\n");
  const narrow = smallWeek.replace("copies: {I2: 2}\n", "");

  it("are told with every fault and its place, as an editor wants them", async () => {
    const { code, stdout, stderr } = await daytile("-p broken.yaml", { files: { "broken.yaml": broken } });
    expect({ code, stdout }).toEqual({ code: 1, stdout: "" });
    expect(stderr).toMatch(/^broken\.yaml:11:20: .*did you mean "Teu"\?\n$/);
  });

  it("have an area that cannot work", async () => {
    const { code, stderr } = await daytile("-p -", { stdin: narrow });
    expect(code).toBe(1);
    expect(stderr).toBe("standard input:12:1: the pieces cover 5 cells, but must cover 7 (8 less 1 uncovered)\n");
  });

  it("may be no text at all", async () => {
    const cwd = folderWith({});
    writeFileSync(join(cwd, "noise.yaml"), Buffer.from(Array.from({ length: 400 }, (_, i) => (i * 37) % 256)));
    const { code, stderr } = await daytile("-p noise.yaml", { cwd });
    expect(code).toBe(2);
    expect(stderr).toMatch(/^daytile: cannot read noise\.yaml: byte \d+, on line \d+, is \w\w, which isn't UTF-8; /);
    expect(stderr).not.toMatch(/^ +at /m);
  });
});

describe("the end", () => {
  it("comes quietly when nobody reads any more", async () => {
    const { code, stdout, stderr } = await daytile("12-25 --all", { readsOnly: 2 });
    expect({ code, stderr }).toEqual({ code: 0, stderr: "" });
    expect(stdout).toMatch(/^1\n/);
  });

  it("comes with 130 after Ctrl-C, also before anything was found", async () => {
    for (const line of ["12-25 --all", "count 12-25 -p weekday", "check mine.yaml"]) {
      const { code } = await daytile(line, { signal: AbortSignal.abort(), files: { "mine.yaml": smallWeek } });
      expect({ line, code }).toEqual({ line, code: 130 });
    }
  });

  it("comes with 143 when the system asks for it", async () => {
    const signal = AbortSignal.abort(new AskedToEnd());
    expect(await daytile("12-25 --all", { signal })).toMatchObject({ code: 143, stderr: "" });
  });

  it("says so when the fault is our own, without a stack", async () => {
    const now = new Proxy(new Date(), {
      get: () => {
        throw new Error("the clock is broken");
      },
    });
    const { code, stderr } = await daytile("", { now });
    expect({ code, stderr }).toEqual({
      code: 70,
      stderr: "daytile: internal error (a bug in Daytile): the clock is broken\n",
    });
  });
});

describe("the version", () => {
  it.each(["--version", "-V", "count --version"])("%s", async (line) => {
    expect(await daytile(line)).toMatchObject({ code: 0, stdout: `${packageJson.version}\n`, stderr: "" });
  });
});
