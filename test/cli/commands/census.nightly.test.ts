/** A census gives up with a sentence where not even one set fits into a gigabyte. */

import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { folderWith } from "../support.js";
import { piped } from "../terminal/terminal.js";

/** 89 cells, to be covered by all 21 pieces of one to five squares: a single set, with more halves than a gigabyte holds. */
const rows = [...Array.from({ length: 8 }, () => "* * * * * * * * * *"), "* * * * * * * * * -"];
const large = [
  "id: large",
  "title: Large",
  "board: |",
  ...rows.map((row) => `  ${row}`),
  "pieces: {I: '#'}",
  "copies: {I: 89}",
];
const pieces = "1 monomino + 1 domino + 2 trominoes + 5 tetrominoes + 12 pentominoes";

it("gives up where not even one set fits into the memory", async () => {
  const cwd = folderWith({ "large.yaml": large.join("\n") });
  const { code, stdout, stderr } = await piped(["census", "-p", "large.yaml", "--pieces", pieces, "-o", "sets.jsonl"], {
    cwd,
  });
  const sentence = "this kind has too many small pieces to fit in memory; use fewer, or larger ones";
  expect({ code, stdout, stderr }).toEqual({ code: 2, stdout: "", stderr: `daytile: ${sentence}\n` });
  // Nothing is half done: the file is empty, and the journal says so.
  expect(readFileSync(join(cwd, "sets.jsonl"), "utf8")).toBe("");
  expect(existsSync(join(cwd, "sets.jsonl.units"))).toBe(true);
});
