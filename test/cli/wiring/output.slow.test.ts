/** From the name that `-o` gives to a file of that name, in the format that its ending asks for, or to none. */

import { execFileSync } from "node:child_process";
import { constants, lstatSync, openSync, readdirSync, readFileSync, readSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { formatOfFile } from "../../../src/cli/line/file-format.js";
import { createFile } from "../../../src/cli/terminal/files.js";
import { type ModelFormat, modelFormats, type PictureFormat } from "../../../src/core/names.js";
import { halfByDay } from "../../support/night.js";
import { daytile, folderWith } from "../support.js";
import { lineFor, writtenPlaces } from "./places.js";
import { files } from "./puzzles.js";
import { run } from "./wire.js";

/** How a file of each format begins, byte by byte. */
const beginnings: Readonly<Record<ModelFormat | Exclude<PictureFormat, "txt">, string> & Record<string, string>> = {
  svg: "<svg ",
  png: "\u0089PNG\r\n",
  pdf: "%PDF-",
  gif: "GIF89a",
  json: '{"',
  dxf: "0\nSECTION\n",
  stl: "Daytile, binary STL",
  "3mf": "PK\u0003\u0004",
  scad: "// ",
  zip: "PK\u0003\u0004",
  dlx: "| ",
  lp: "\\ ",
  mzn: "% ",
  cnf: "c ",
  matrix: "# ",
  yaml: "id: ",
  yml: "id: ",
};

/** Those that only models have; other texts may begin as they like. */
const ofModels: readonly string[] = modelFormats.filter((format) => format !== "json");

/** The formats that a file may have by its beginning; a text that is none of them is plain. */
function formatsBy(bytes: Buffer, place: string): string[] {
  const text = bytes.toString("latin1");
  const known = Object.entries(beginnings).filter(([format]) => place === "model" || !ofModels.includes(format));
  const formats = known.filter(([, beginning]) => text.startsWith(beginning)).map(([format]) => format);
  return formats.length === 0 ? ["txt"] : formats;
}

/** A model in a text file is one for Knuth's programs. */
const formatOf = (place: string, ending: string): string => (place === "model" && ending === "txt" ? "dlx" : ending);

const places = await writtenPlaces();
const cases = places.flatMap(({ place, line, endings }) =>
  endings.map((ending) => ({ place, line: lineFor({ place, line }, ending), ending })),
);

/** The files in a folder that were not there before. */
const newIn = (cwd: string): string[] => readdirSync(cwd).filter((name) => !Object.hasOwn(files, name));

describe("the ending of a file", () => {
  it("says the format, wherever there is one to write", async () => {
    for (const { line, ending, place } of halfByDay(cases)) {
      const name = `out.${ending}`;
      const { code, stdout, bytes, cwd } = await run(`${line} -o ${name}`);
      expect({ place, code, stdout, files: newIn(cwd) }).toEqual({ place, code: 0, stdout: "", files: [name] });
      expect(formatsBy(bytes, place), `${place} -o ${name}`).toContain(formatOf(place, ending));
    }
  });

  it("may be in capitals", async () => {
    for (const { place, line, endings } of halfByDay(halfByDay(places))) {
      const ending = endings[0]!;
      const name = `OUT.${ending.toUpperCase()}`;
      const { code, bytes, cwd } = await run(`${lineFor({ place, line }, ending)} -o ${name}`);
      expect({ place, code, files: newIn(cwd) }).toEqual({ place, code: 0, files: [name] });
      expect(formatsBy(bytes, place), `${place} -o ${name}`).toContain(formatOf(place, ending));
    }
  });

  it("that is another is refused, with those there are", async () => {
    for (const { place, line, endings } of places) {
      const { code, stdout, stderr, cwd } = await run(`${line} -o out.docx`);
      const takesAny = place === "help" || place === "completions";
      const list = endings.map((ending) => `.${ending}`).join(", ");
      const sentence = `daytile: ${place} can't write "out.docx"; end the name in ${list}\n`;
      const [expected, said, files] = takesAny ? [0, "", ["out.docx"]] : [2, sentence, []];
      expect({ place, code, stdout, stderr, files: newIn(cwd) }).toEqual({
        place,
        code: expected,
        stdout: "",
        stderr: said,
        files,
      });
    }
  });

  it("may be missing where a command has a format of its own", async () => {
    for (const { place, line, otherwise, endings } of halfByDay(places)) {
      const { code, bytes, stdout, stderr, cwd } = await run(`${line} -o my.folder/../out`, {
        cwd: folderWithFolder(),
      });
      // Several files fill a folder.
      if (endings.includes("zip")) {
        expect([place, code, readdirSync(join(cwd, "out")).length > 0]).toEqual([place, 0, true]);
      } else if (otherwise === undefined) {
        expect({ place, code, stdout, files: newIn(cwd) }).toEqual({
          place,
          code: 2,
          stdout: "",
          files: ["my.folder"],
        });
        expect(stderr).toContain(`${place} can't write "my.folder/../out"; end the name in .`);
      } else {
        const files = ["my.folder", "out"];
        expect({ place, code, stdout, files: newIn(cwd) }).toEqual({ place, code: 0, stdout: "", files });
        expect(formatsBy(bytes, place), place).toContain(otherwise);
      }
    }
  });
});

function folderWithFolder(): string {
  const cwd = folderWith(files);
  execFileSync("mkdir", [join(cwd, "my.folder")]);
  return cwd;
}

it("without -o, or with -, a command prints text, or says that it needs a file", async () => {
  for (const { place, line, endings } of halfByDay(places)) {
    const [bare, hyphen] = [await run(line), await run(`${line} -o -`)];
    expect([place, hyphen.code, newIn(bare.cwd), newIn(hyphen.cwd)]).toEqual([place, bare.code, [], []]);
    expect(hyphen.stderr, place).toBe(bare.stderr);
    // Only races take another time each time.
    if (place !== "race") expect(hyphen.stdout, place).toBe(bare.stdout);
    const list = endings.map((ending) => `.${ending}`).join(", ");
    if (bare.code === 0) expect(bare.stdout.length, place).toBeGreaterThan(0);
    else expect(bare.stderr).toBe(`daytile: ${place} needs a file: add -o with a name that ends in ${list}\n`);
  }
});

describe("a file that was there", () => {
  it("is replaced only when all is done", async () => {
    const cwd = folderWith({ ...files, "out.txt": "before" });
    const meanwhile: unknown[] = [];
    // The clock is looked at while the command runs.
    const world = {
      cwd,
      get now(): Date {
        meanwhile.push([readFileSync(join(cwd, "out.txt"), "utf8"), newIn(cwd).length]);
        return new Date(2026, 11, 24);
      },
    };
    await daytile("count 12-25 -o out.txt", world);
    expect(meanwhile.at(-1)).toEqual(["before", 2]);
    expect([readFileSync(join(cwd, "out.txt"), "utf8"), newIn(cwd)]).toEqual(["92\n", ["out.txt"]]);
  });

  it("stays as it was while its successor is written, and when that is given up", async () => {
    const cwd = folderWith({ "out.txt": "before" });
    const now = (): [string, number] => [readFileSync(join(cwd, "out.txt"), "utf8"), readdirSync(cwd).length];
    for (const [end, after] of [
      ["drop", "before"],
      ["keep", "half and half"],
    ] as const) {
      const file = await createFile(cwd, "out.txt");
      if (!file.ok) throw new Error("it cannot be written");
      await file.value.write("half ");
      expect(now()).toEqual(["before", 2]);
      await file.value.write("and half");
      await file.value[end]();
      expect(now()).toEqual([after, 1]);
    }
  });
});

describe("what is no file", () => {
  // A pipe with a name stands for all devices: a slip here must not cost anybody their /dev/null.
  it("is written into and stays what it is", async () => {
    const cwd = folderWith(files);
    const pipe = join(cwd, "pipe");
    execFileSync("mkfifo", [pipe]);
    const reader = openSync(pipe, constants.O_RDWR | constants.O_NONBLOCK);
    const { code, stderr } = await daytile("count 12-25 -o pipe", { cwd });
    const bytes = Buffer.alloc(10);
    expect([code, stderr, bytes.toString("utf8", 0, readSync(reader, bytes))]).toEqual([0, "", "92\n"]);
    expect([lstatSync(pipe).isFIFO(), newIn(cwd)]).toEqual([true, ["pipe"]]);
  });

  it("has a name without an ending, as /dev/null has", () => {
    expect(formatOfFile("count", ["txt", "json"], "/dev/null")).toEqual({ ok: true, value: "txt" });
    expect(formatOfFile("import", ["yaml", "json"], "/dev.d/null")).toEqual({ ok: true, value: "yaml" });
  });
});
