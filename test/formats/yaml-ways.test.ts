/** Puzzle files as people and programs write them: other marks for gaps, JSON, one shape under two names. */

import { describe, expect, it } from "vitest";
import { formatProblem, formatProblems } from "../../src/formats/problem.js";
import { readDraftYaml, readPuzzleYaml } from "../../src/formats/yaml.js";
import { writePuzzleYaml } from "../../src/formats/yaml-write.js";
import { change, classic, lines, sound } from "./tiny-file.js";

describe("a gap in the board that is not written as a hyphen", () => {
  const advice = "write - where there is no cell, or * for a cell that is always covered";

  it.each([".", "_", "x", "0", "null", "~", "#"])("%s gets the advice it needs, once", (mark) => {
    expect(lines(classic.replaceAll(" - ", ` ${mark} `).replaceAll(" -\n", ` ${mark}\n`))).toEqual([
      `tiny.yaml:8:27: ${JSON.stringify(mark)} appears 6 times, but isn't in any field; ${advice}`,
    ]);
    expect(lines(change("*   -   -", `*   -   ${mark}`))).toEqual([
      `tiny.yaml:8:19: ${JSON.stringify(mark)} isn't in any field; ${advice}`,
    ]);
  });

  it("is a cell like any other where a field shows it", () => {
    const named = change("Fri Sat *", "Fri Sat x").replace("Fri Sat\n", "Fri Sat\n  sign: x\n");
    expect(lines(named.replace("{I2: 2}", "{I2: 1}").replace("I2  L3\n  ##", "I2  L3\n  # "))).toEqual([
      expect.stringContaining("pieces cover 4 cells"),
    ]);
  });
});

describe("a puzzle file as programs write it", () => {
  const { value: draft } = readDraftYaml(classic);
  const shape = (rows: readonly string[]): string => rows.join("\n");
  const asJson = {
    ...draft,
    title: "Classic 7×7, eight pieces",
    note: draft.note.en,
    board: draft.board.join("\n"),
    fields: Object.fromEntries(draft.fields.map(({ name, choices }) => [name, choices.map(({ id }) => id)])),
    pieces: Object.fromEntries(draft.pieces.map(({ id, shape: rows }) => [id, shape(rows)])),
    labels: undefined,
  };
  const drawing = classic.slice(classic.indexOf("  L5 "), classic.indexOf("flips")).replace(/^ {2}/gm, "");

  it.each([
    ["rows in one text", asJson],
    ["rows that end with a line end", { ...asJson, board: `${asJson.board}\n` }],
    [
      "rows in lists",
      { ...asJson, board: draft.board, pieces: Object.fromEntries(draft.pieces.map((each) => [each.id, each.shape])) },
    ],
    ["pieces drawn in one text", { ...asJson, pieces: drawing }],
  ])("may be JSON: %s", (_, document) => {
    for (const indent of [undefined, 2]) {
      const reading = readPuzzleYaml(JSON.stringify(document, null, indent));
      if (!reading.ok) throw new Error(formatProblems(reading.faults));
      expect(writePuzzleYaml(reading.value)).toBe(classic);
    }
  });
});

describe("a sound puzzle file with pieces of one shape under two names", () => {
  const warnings = (text: string): string[] => readPuzzleYaml(text, "tiny.yaml").warnings.map(formatProblem);
  const twice = (shapes: string, flips: string): string =>
    change(
      "pieces: |\n  I2  L3\n  ##  ##\n      #.\ncopies: {I2: 2}\nflips: [L3]\n",
      `pieces: |\n${shapes}\nflips: ${flips}\n`,
    );
  const warning =
    'tiny.yaml:12:8: "B" has the same shape as "A", so swapping them makes another solution; if they look alike, make them copies of one piece';

  it("is told so, and stays sound", () => {
    const text = twice("  A    B    I1\n  ##.  ##.  #\n  .#   #.", "all");
    expect(lines(text)).toEqual([]);
    expect(warnings(text)).toEqual([warning]);
    expect(warnings(sound)).toEqual([]);
  });

  it("is told so only where they can lie in the same ways", () => {
    const hands = "  A    B\n  ##.  .##\n  .##  ##.";
    const board = (text: string): string => text.replace("*   -   -", "*   *   -");
    expect(lines(board(twice(hands, "all")))).toEqual([]);
    expect(warnings(board(twice(hands, "all")))).toEqual([warning]);
    expect(warnings(board(twice(hands, "none")))).toEqual([]);
    expect(warnings(board(twice(hands, "[A]")))).toEqual([]);
  });
});
