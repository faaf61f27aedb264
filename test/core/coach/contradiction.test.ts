/** What one look shows of a board that can't be filled, on boards where everybody can see it. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { explain, proofSteps } from "../../../src/core/coach/coach.js";
import { type Contradiction, cellsOf, contradictionIn } from "../../../src/core/coach/contradiction.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { type Sketch, sketch } from "../../support/puzzles.js";
import { completes, randomArrangement } from "./arrangements.js";
import { proofFault } from "./verify-proof.js";

const seenOn = (board: Sketch): Contradiction | undefined =>
  contradictionIn(new Possibilities({ puzzle: sketch(board), uncovered: [] }));

const V = ["##", "#."];
const I = ["###"];

const shown: readonly [what: string, board: Sketch, reason: Contradiction, cells: readonly number[]][] = [
  [
    "a cell that no piece covers",
    { board: ["a b c - d"], pieces: { I, "1": ["##"] } },
    { kind: "uncoverable", cell: 3 },
    [3],
  ],
  [
    "a piece without room",
    { board: ["a b", "c d"], pieces: { "1": ["#"], I }, copies: { "1": 4 } },
    { kind: "no-room", piece: 1 },
    [],
  ],
  [
    "the first piece, without room",
    { board: ["a b", "c d"], pieces: { I, dot: ["#"] }, copies: { dot: 4 } },
    { kind: "no-room", piece: 0 },
    [],
  ],
  [
    "a region that no pieces have the size of, the smallest of two",
    { board: ["a b c d e - f g h i"], pieces: { I }, copies: { I: 3 } },
    { kind: "wrong-size", cells: [5, 6, 7, 8] },
    [5, 6, 7, 8],
  ],
  [
    "a region that they don't fill",
    { board: ["a b c d", "e - - f", "- - - -", "g h i -"], pieces: { I, V }, copies: { I: 2 } },
    { kind: "wrong-shape", cells: [0, 1, 2, 3, 4, 5] },
    [0, 1, 2, 3, 4, 5],
  ],
  [
    "two regions that need the same piece",
    {
      board: ["a b c - d e f", "- - - - - - -", "g h i - - - -", "j k l - - - -"],
      pieces: { I, V },
      copies: { V: 3 },
    },
    {
      kind: "same-piece",
      piece: 0,
      regions: [
        [0, 1, 2],
        [3, 4, 5],
      ],
    },
    [0, 1, 2, 3, 4, 5],
  ],
  [
    "a piece with more dark cells than light ones, where no other makes up for it",
    { board: ["* * * * * *", "* * * * * *"], pieces: { T: ["###", ".#."], "1": ["##"] }, copies: { "1": 4 } },
    { kind: "colouring", cells: [0, 1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11], dark: [1, 3, 5, 6, 8, 10] },
    [1, 3, 5, 6, 8, 10],
  ],
];

describe("one look shows", () => {
  it.each(shown)("%s", (_, board, reason, cells) => {
    expect(seenOn(board)).toEqual(reason);
    expect(cellsOf(reason)).toEqual(cells);
  });

  it("nothing on a board that can be filled, though two regions take the same piece", () => {
    const board = ["a b c - d e f", "- - - - - - -", "g h i - - - -", "j k l - - - -"];
    expect(seenOn({ board, pieces: { I, V }, copies: { I: 2, V: 2 } })).toBeUndefined();
    expect(seenOn({ board: ["a b c"], pieces: { I } })).toBeUndefined();
  });

  it("no colours of hexagons, of which three touch each other", () => {
    const board = ["* *", "* *", "* *"];
    expect(seenOn({ lattice: "hex", board, pieces: { two: ["##"] }, copies: { two: 3 } })).toBeUndefined();
  });

  it("the colours of a chessboard without two corners, and which cells are dark", async () => {
    const size = 6;
    const rows = Array.from({ length: size }, () => Array<string>(size).fill("*"));
    rows[0]![0] = "-";
    rows[size - 1]![size - 1] = "-";
    const puzzle = sketch({
      board: rows.map((row) => row.join(" ")),
      pieces: { domino: ["##"] },
      copies: { domino: (size * size) / 2 - 1 },
    });
    const seen = contradictionIn(new Possibilities({ puzzle, uncovered: [] }));
    if (seen?.kind !== "colouring") throw new Error(seen?.kind);
    expect(seen.cells).toHaveLength(size * size - 2);
    const parities = new Set(seen.dark.map((cell) => puzzle.board.cells[cell]!.point).map(({ x, y }) => (x + y) % 2));
    expect([parities.size, cellsOf(seen)]).toEqual([1, seen.dark]);
    expect([16, 18]).toContain(seen.dark.length);
    const explanation = await explain({ puzzle, uncovered: [] });
    if (explanation.kind !== "proof") throw new Error(explanation.kind);
    expect([explanation.cases, proofSteps(explanation.proof)]).toMatchObject([0, [{ depth: 0, cells: seen.dark }]]);
  });
});

describe("on random boards of both lattices", () => {
  it("one look shows nothing where there is a solution, and only what is true where there is none", () =>
    fc.assert(
      fc.asyncProperty(randomArrangement, async ({ question, solutions }) => {
        const contradiction = contradictionIn(new Possibilities(question));
        const isSolvable = solutions.some((solution) => completes(question.placed, solution));
        if (isSolvable) expect(contradiction).toBeUndefined();
        else if (contradiction !== undefined)
          expect(await proofFault(question, { kind: "contradiction", contradiction })).toBeUndefined();
      }),
      { numRuns: 80 },
    ));
});
