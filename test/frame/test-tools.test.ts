/** The programs that tests need are found, asked for, or left out by name. */
// @module-tag thorough

import { existsSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";
import { describe, expect, it } from "vitest";
import { flakyLines, flakyWords, leftOutWords } from "../../scripts/closing-line.mjs";
import { advice, findTools } from "../../scripts/find-test-tools.mjs";
import { SetupError } from "../../scripts/npm.mjs";
import { isNightly, testArguments } from "../../scripts/test.mjs";
import { candidates, leftOut, longest, pathOf, tags, toolPath, tools } from "../../scripts/test-tools.mjs";
import { filesIn, packageJson, root, textOf } from "./files.js";
import { importsIn } from "./imports.js";

const toolNamed = (wanted: string) => tools.find(({ name }) => name === wanted)!;
const browser = toolNamed("browser");
const two = [browser, toolNamed("poppler")];
const linux = { platform: "linux", env: {} };
const all = () => "/bin/tool";

describe("the tools of the tests", () => {
  const fails = (by: Parameters<typeof findTools>[2], without: string[] = []) =>
    expect(() => findTools(() => undefined, without, { place: linux, find: () => undefined, ...by }));

  it("are neither mentioned nor installed where all are found", () => {
    const said: string[] = [];
    const install = () => {
      throw new Error("nothing was missing");
    };
    findTools((line) => said.push(line), [], { find: all, install, canInstall: () => true });
    expect(said).toEqual([]);
  });

  it("are installed where they are missing and the system lets us", () => {
    const said: string[] = [];
    const installed = new Set<string>();
    findTools((line) => said.push(line), [], {
      find: ({ debian }) => (debian !== "admesh" || installed.has(debian) ? "/bin/tool" : undefined),
      canInstall: () => true,
      install: (missing) => {
        for (const { debian } of missing) installed.add(debian);
        return true;
      },
    });
    expect([...installed]).toEqual(["admesh"]);
    expect(said).toEqual(["Installing what the tests need: a checker of STL files (admesh)…"]);
  });

  it("are not installed elsewhere: a sentence tells how to get them, and how to do without", () => {
    const install = () => {
      throw new Error("nobody may install here");
    };
    const missing = fails({ canInstall: () => false, install });
    missing.toThrow(SetupError);
    fails({ canInstall: () => false, install, isNightly: true }).toThrow(
      `apt-get install ${tools.map(({ debian }) => debian).join(" ")}\n`,
    );
    fails({ canInstall: () => true, install: () => false, isNightly: true }).toThrow(
      `--without ${tools.map(({ name }) => name).join(",")}`,
    );
  });

  it("that only nightly tests need are not asked for by day", () => {
    const byDay = tools.filter(({ isForNights }) => !isForNights).map(({ name }) => name);
    expect(byDay.length).toBeLessThan(tools.length);
    fails({ canInstall: () => false }).toThrow(`--without ${byDay.join(",")}`);
    const scripts: Record<string, string> = packageJson.scripts;
    const night = (script: string) => isNightly(scripts[script]?.split(" ").slice(2) ?? []);
    expect([night("test"), night("nightly")]).toEqual([false, true]);
  });

  it("need not be there when their tests are left out", () => {
    const find = ({ name }: { name: string }) => (name === "browser" ? undefined : "/bin/tool");
    fails({ find, canInstall: () => false }).toThrow("a browser");
    fails({ find, canInstall: () => false }, ["browser"]).not.toThrow();
  });

  it.each([
    ["linux", "On Debian or Ubuntu: apt-get install chromium-headless-shell poppler-utils"],
    ["darwin", "With Homebrew: brew install --cask google-chrome\nWith Homebrew: brew install poppler"],
  ])("come with advice for %s", (platform, words) => {
    expect(advice(two, { platform, env: {} })).toContain(words);
  });

  it("come with no command where we know none", () => {
    expect(advice(two, { platform: "win32", env: {} })).not.toMatch(/apt-get|brew/);
  });
});

describe("the browser", () => {
  it("is the one that a variable names, and no other", () => {
    const env = { PATH: process.env.PATH ?? "" };
    expect(pathOf(browser, { platform: "linux", env: { DAYTILE_BROWSER: process.execPath } })).toBe(process.execPath);
    const nowhere = { platform: "linux", env: { ...env, DAYTILE_BROWSER: "/no/such/browser" } };
    expect(pathOf(browser, nowhere)).toBeUndefined();
    const sentence = "DAYTILE_BROWSER names /no/such/browser, but there's no program there.";
    expect(advice([browser], nowhere)).toBe(`${sentence}\nTo run the other tests: npm test -- --without browser`);
  });

  it("that a variable names wrongly is not replaced by an installed one", () => {
    const install = () => {
      throw new Error("the variable is at fault, not the machine");
    };
    const place = { platform: "linux", env: { DAYTILE_BROWSER: "/no/such/browser" } };
    const find = (tool: typeof browser) => (tool === browser ? pathOf(tool, place) : "/bin/tool");
    const search = () => findTools(() => undefined, [], { place, find, install, canInstall: () => true });
    expect(search).toThrow("DAYTILE_BROWSER names");
  });

  it.each([
    ["linux", { PATH: "/usr/bin" }, "/usr/bin/chromium"],
    ["darwin", {}, "/Applications/Google Chrome.app/Contents/MacOS/Google Chrome"],
    ["darwin", { HOME: "/a" }, "/a/Applications/Chromium.app/Contents/MacOS/Chromium"],
    ["win32", { PATH: "C:;D:" }, join("D:", "chromium.exe")],
    ["win32", { ProgramFiles: "C:" }, join("C:", "Google/Chrome/Application/chrome.exe")],
    ["win32", { "ProgramFiles(x86)": "C:" }, join("C:", "Microsoft/Edge/Application/msedge.exe")],
    ["win32", { LOCALAPPDATA: "C:" }, join("C:", "Chromium/Application/chrome.exe")],
  ])("is looked for on %s with %j at %s", (platform, env, path) => {
    expect(candidates(browser, { platform, env: env as NodeJS.ProcessEnv })).toContain(path);
  });

  it("is not looked for among the applications of another system", () => {
    expect(candidates(browser, { platform: "linux", env: { PATH: "/bin", ProgramFiles: "C:" } }).join()).not.toMatch(
      /Applications|C:/,
    );
  });
});

describe("a tool of one system", () => {
  it.each([
    ["unix", "win32"],
    ["linux", "darwin"],
  ])("%s is not found on %s", (name, platform) => {
    const tool = toolNamed(name);
    expect(candidates(tool, { platform, env: { PATH: "/bin" } })).toEqual([]);
    expect(candidates(tool, { platform: "linux", env: { PATH: "/bin" } })).not.toEqual([]);
  });

  it("that nobody knows is refused", () =>
    expect(() => toolPath("hammer")).toThrow('There\'s no tool called "hammer".'));
});

describe("a tool that is only read", () => {
  const fonts = { ...toolNamed("cjk"), files: ["/no/such/font", fileURLToPath(import.meta.url)] };

  it("is found where one of its files is, on its own system", () => {
    expect(pathOf(fonts, linux)).toBe(fonts.files[1]);
    expect(pathOf(fonts, { platform: "darwin", env: {} })).toBeUndefined();
    expect(pathOf({ ...fonts, files: ["/no/such/font"] }, linux)).toBeUndefined();
  });

  it("is named by its file where there is none", () => {
    expect(advice([fonts], linux)).toContain("fonts for Japanese and Chinese, but there's no /no/such/font here.");
    expect(advice([fonts], linux)).toContain("apt-get install fonts-noto-cjk");
  });
});

describe("leaving tests out", () => {
  it.each([
    [["--without", "browser,poppler", "test/cli"], "", ["browser", "poppler"], ["test/cli"]],
    [["--without=admesh"], "browser", ["browser", "admesh"], []],
    [["-t", "x"], "", [], ["-t", "x"]],
    [["--without", "browser", "--without", "browser"], "", ["browser"], []],
    [["--without"], "", [], []],
  ])("takes %j and DAYTILE_WITHOUT=%s apart", (args, variable, without, rest) => {
    expect(testArguments(args, variable)).toEqual({ without, rest });
  });

  it("refuses names that are none, and says which there are", () => {
    expect(() => leftOut(["browser,bowser"])).toThrow(SetupError);
    expect(() => leftOut(["bowser"])).toThrow(/"bowser".*choose from browser, .*poppler, .*pictures, zone\./);
  });

  it("is said in the closing line, each test once", () => {
    const skipped = [{ tags: ["browser"] }, { tags: ["browser", "pictures"] }, { tags: ["unix"] }, { tags: [] }];
    expect(leftOutWords(skipped, [])).toBe("");
    expect(leftOutWords(skipped, ["browser", "pictures"])).toBe("; left out: browser (2), pictures (0)");
    expect(leftOutWords(skipped, ["pictures", "browser"])).toBe("; left out: pictures (1), browser (1)");
  });
});

describe("the tests that are begun first", () => {
  it.each(longest)("%s is there", (file) => expect(existsSync(join(root, file))).toBe(true));
});

describe("what passed at a second try", () => {
  it("is counted in the closing line and named above it, with what went wrong at first", () => {
    expect(flakyWords(0)).toBe("");
    expect(flakyWords(2)).toBe("; passed at a second try: 2");
    expect(flakyLines([])).toEqual([]);
    expect(flakyLines([{ file: "test/a.slow.test.ts", name: "b > c", complaint: "not yet\n  at once" }])).toEqual([
      "flaky: test/a.slow.test.ts > b > c: not yet",
    ]);
  });
});

/** What a test file says or imports when it needs more than Node, and the tag it must carry then. */
const signs: readonly (readonly [RegExp, string])[] = [
  [/browserPath\(/, "browser"],
  [/"(pdftotext|pdfinfo|pdftoppm)"/, "poppler"],
  [/\binShell\(|\.kill\("SIG(INT|TERM)"\)/, "unix"],
  [/\b(startInTerminal|inTerminal)\(|\/dev\/full/, "linux"],
  [/expectLikeApproved\(/, "pictures"],
  [/locale: "(ja|zh)/, "cjk"],
  [/process\.env\.TZ = /, "zone"],
  ...tools.map(({ name }) => [new RegExp(`toolPath\\("${name}"\\)`), name] as const),
];

/** Helpers count for those who import them, but for those that offer several things: there the call counts. */
const manyThings = ["cli/terminal/terminal.ts", "frame/test-tools.test.ts"];

/** A tag is that of a file, or one of those of a test. */
const carries = (text: string, tag: string): boolean =>
  text.includes(`@module-tag ${tag}`) ||
  [...text.matchAll(/tags: \[([^\]]*)\]/g)].some(([, list = ""]) => list.includes(`"${tag}"`));

describe("the tests that need a tool", () => {
  const folder = join(root, "test");
  const imports = importsIn(folder);
  const files = filesIn(folder).filter((file) => file.endsWith(".test.ts") && !manyThings.includes(file));
  const helpersOf = (file: string) =>
    imports.filter(({ from, to }) => from === file && !to.startsWith("..") && !manyThings.includes(to));

  function missingTags(file: string): string[] {
    const text = textOf("test", file);
    const helpers = helpersOf(file).filter(({ isPackage }) => !isPackage);
    const whole = [text, ...helpers.map(({ to }) => textOf("test", to))].join("\n");
    const needed = signs.filter(([sign]) => sign.test(whole)).map(([, tag]) => tag);
    return needed.filter((tag) => !carries(text, tag));
  }

  it("carry its name as a tag", () => {
    const lacking = files.map((file) => [file, missingTags(file)] as const).filter(([, missing]) => missing.length > 0);
    expect(lacking).toEqual([]);
  });

  function carriers(name: string): string[] {
    return files.filter((file) => carries(textOf("test", file), name));
  }

  it.each(tags)("$name: there are some", ({ name }) => expect(carriers(name)).not.toEqual([]));

  it.each(tools)("$name: is asked for by day if a test of the day carries it", ({ name, isForNights = false }) => {
    expect(carriers(name).every((file) => file.endsWith(".nightly.test.ts"))).toBe(isForNights);
  });
});
