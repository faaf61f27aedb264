import { writeFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { doors, exportsOf } from "./doors.js";
import { root, textOf } from "./files.js";

const undescribed = (files: readonly string[]): string[] =>
  exportsOf(files)
    .filter(({ description }) => description === "")
    .map(({ name }) => name);

const list = "test/frame/undescribed.txt";
const heading = "# Exports of the package from before every one had to have a doc sentence. The list may only shrink.";
if (process.env.DAYTILE_APPROVE === "1")
  writeFileSync(join(root, list), `${[heading, ...new Set(undescribed(doors()).sort())].join("\n")}\n`);

/** Those of before the rule, in one file, which may only shrink; what is approved stands there, for all to see. */
const excused = textOf(list)
  .split("\n")
  .filter((line) => line !== "" && !line.startsWith("#"));

describe("what the package exports", () => {
  const found = undescribed(doors());

  it("has a sentence that says what it is, in a doc comment", () => {
    expect(found.filter((name) => !excused.includes(name))).toEqual([]);
  });

  it("is excused from it no longer than needed: test/frame/undescribed.txt lists nothing else", () => {
    expect(excused.filter((name) => !found.includes(name))).toEqual([]);
  });
});

describe("reading doors", () => {
  it("finds every file that the package exports, under all conditions", () => {
    const exported = {
      ".": { types: "./dist/index.d.ts", default: "./dist/index.js" },
      "./a": { browser: { types: "./dist/a/b.d.ts" }, default: { types: "./dist/a/c.d.ts" } },
      "./again": { types: "./dist/index.d.ts" },
      "./package.json": "./package.json",
    };
    expect(doors(exported)).toEqual(["src/index.ts", "src/a/b.ts", "src/a/c.ts"]);
    expect(doors().length).toBeGreaterThan(4);
  });

  it("follows re-exports to the comment where the thing is declared", () => {
    const all = exportsOf(["test/frame/fixtures/doors/door.ts"]);
    expect(Object.fromEntries(all.map(({ name, description }) => [name, description]))).toEqual({
      described: "Said in the room.",
      renamed: "Said in the room, of another name.",
      Shape: "",
      starred: "",
      here: "Said at the door.",
      silent: "",
    });
  });
});
