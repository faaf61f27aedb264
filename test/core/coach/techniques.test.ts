/** Every argument for a next piece on small boards, and every dead end that anybody can see, whole. */

import { describe, expect, it } from "vitest";
import { type DeadEnd, deadEndOf, isPlainlyDead } from "../../../src/core/coach/dead-end.js";
import { plainReasons, type Reason } from "../../../src/core/coach/techniques.js";
import { parseGrid } from "../../../src/core/tiling/grid.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { type Sketch, sketch } from "../../support/puzzles.js";

function possibleOn(board: Sketch, drawing: string): Possibilities {
  const puzzle = sketch(board);
  const read = parseGrid(puzzle, drawing === "" ? board.board.map(dotted) : drawing.split("/"));
  if (!read.ok) throw new Error(read.faults[0]?.message);
  return new Possibilities({ puzzle, uncovered: [], placed: read.value });
}

const dotted = (row: string): string => row.replaceAll(/[^- ]+/g, ".");

const V = ["##", "#."];
const I = ["###"];
const six = { board: ["a b c", "d e f"], pieces: { "1": ["#"], "2": ["##"], "3": ["###"] } };
const seven = { board: ["a b c d", "e f g -"], pieces: { "1": ["#"], "2": ["##"], "4": ["####"] } };
const hook = { board: ["a b c - d e f", "g h i - j - -"], pieces: { V, I, "1": ["#"] } };
const block = [0, 1, 2, 6, 7, 8];

describe("all arguments", () => {
  it.each<[what: string, board: Sketch, drawing: string, reasons: Reason[]]>([
    ["none, where there are several ways everywhere", six, "", []],
    [
      "one of almost each kind",
      six,
      "22./...",
      [
        { kind: "only-cell", cell: 2 },
        { kind: "only-piece", cell: 2 },
        { kind: "only-place", cell: 3 },
        { kind: "forced-region", cell: 2, region: [2, 3, 4, 5] },
        { kind: "others-fail", cell: 2 },
      ],
    ],
    ["what else covers a cell makes a hole", six, "333/...", [{ kind: "others-fail", cell: 4 }]],
    [
      "the only place of a piece, and the cells there",
      seven,
      "",
      [
        { kind: "only-place", cell: 0 },
        { kind: "others-fail", cell: 0 },
      ],
    ],
    [
      "the only place of a piece, where another one is used up",
      seven,
      "..../..1-",
      [
        { kind: "only-piece", cell: 4 },
        { kind: "only-place", cell: 0 },
        { kind: "forced-region", cell: 0, region: [0, 1, 2, 3, 4, 5] },
        { kind: "others-fail", cell: 0 },
      ],
    ],
    [
      "a piece that another region needs",
      { ...hook, copies: { V: 2 } },
      "",
      [{ kind: "shared-piece", cell: 9, region: block, needs: 1 }],
    ],
    ["none, where there is another copy of it", { ...hook, copies: { V: 2, I: 2 } }, "", []],
    [
      "a region that is filled in one way, and one that needs a piece",
      {
        board: ["* * * - * *", "* * * - * *"],
        pieces: { "2": ["##"], L: ["###", "#.."], O: ["##", "##"] },
      },
      "",
      [
        { kind: "forced-region", cell: 3, region: [3, 4, 8, 9] },
        { kind: "shared-piece", cell: 3, region: [0, 1, 2, 5, 6, 7], needs: 0 },
        { kind: "others-fail", cell: 3 },
      ],
    ],
  ])("%s", (_, board, drawing, reasons) => {
    expect([...plainReasons(possibleOn(board, drawing))]).toEqual(reasons);
  });
});

describe("a dead end", () => {
  it.each<[what: string, board: Sketch, drawing: string, reason: DeadEnd]>([
    ["a hidden one, or none", six, "", { kind: "hidden" }],
    [
      "the smallest region that no pieces have the size of",
      { board: ["* * * * *", "- - - - -", "* * * * -"], pieces: { I }, copies: { I: 3 } },
      "",
      { kind: "cut-off", cells: [5, 6, 7, 8] },
    ],
    [
      "a cell that nothing covers",
      { board: ["a b c", "d e f"], pieces: { "2": ["##"], "4": ["##", "##"] } },
      "22./...",
      { kind: "uncoverable", cell: 2 },
    ],
    [
      "the first cell that nothing covers",
      { board: ["a b c", "d e f"], pieces: { "2": ["##"], "4": ["##", "##"] } },
      ".22/...",
      { kind: "uncoverable", cell: 0 },
    ],
    [
      "a piece without room",
      { board: ["a b", "c d"], pieces: { "1": ["#"], I }, copies: { "1": 4 } },
      "",
      { kind: "no-room", piece: 1 },
    ],
    [
      "the first piece, without room",
      { board: ["a b", "c d"], pieces: { I, dot: ["#"] }, copies: { dot: 4 } },
      "",
      { kind: "no-room", piece: 0 },
    ],
  ])("%s", (_, board, drawing, reason) => {
    const possible = possibleOn(board, drawing);
    expect(deadEndOf(possible)).toEqual(reason);
    expect(isPlainlyDead(possible)).toBe(reason.kind !== "hidden");
  });
});
