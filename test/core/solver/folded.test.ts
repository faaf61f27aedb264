/** Boards that look the same turned or flipped: a part of their tilings is searched, and all of them are found, each once. */

import { describe, expect, it } from "vitest";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells } from "../../../src/core/puzzle/target.js";
import { tilingsOfAllTargets } from "../../../src/core/solver/all-targets.js";
import { countTargets } from "../../../src/core/solver/counts.js";
import { foldedProblem } from "../../../src/core/solver/folded.js";
import { compileTargets } from "../../../src/core/solver/question.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { sketch } from "../../support/puzzles.js";

const rows = (count: number, columns: number): string[] => Array(count).fill(Array(columns).fill("*").join(" "));
const P = ["###", "##."];
const [L, I, X, U, V, T] = [
  ["####", "#..."],
  ["#####"],
  [".#.", "###", ".#."],
  ["###", "#.#"],
  ["###", "#..", "#.."],
  ["###", ".#.", ".#."],
];
const Y = ["####", ".#.."];

/** In each, the part that is searched is smaller. A ring has eight symmetries, and pieces that stay as drawn allow no flips. */
const boards: readonly (readonly [string, Puzzle])[] = [
  ["a rectangle", sketch({ board: rows(5, 6), pieces: { L, P, V, U, Y, T } })],
  ["with X on the axis", sketch({ board: rows(5, 5), pieces: { X, P, L, V, Y } })],
  ["a square with copies", sketch({ board: rows(4, 5), pieces: { L, P }, copies: { L: 2, P: 2 } })],
  ["copies and one alone", sketch({ board: rows(5, 5), pieces: { L, P, I }, copies: { L: 2, P: 2 } })],
  ["without flips", sketch({ board: rows(5, 6), pieces: { L, P, V, U, Y, T }, faceUp: "all" })],
  ["some face up", sketch({ board: rows(5, 6), pieces: { L, P, V, U, Y, T }, faceUp: ["P"] })],
  [
    "with a field",
    sketch({
      board: ["a b c d", "* * * *", "e f g h"],
      fields: { letter: "a b c d e f g h".split(" "), other: "a d e h".split(" ") },
      pieces: { P, L },
    }),
  ],
  [
    "hexagons",
    sketch({
      lattice: "hex",
      board: ["* * *", "* * *", "* * *", "* * *"],
      pieces: { I: ["##"], J: ["##", "#."], K: ["###"], M: ["##", "##"] },
    }),
  ],
];

describe.each(boards)("tilings of a board with symmetries: %s", (_name, puzzle) => {
  it("are all there, each once, and right", async () => {
    const list = await tilingsOfAllTargets({ puzzle });
    const counts = await countTargets({ puzzle });
    const found = counts.map(() => 0);
    const keys = new Set<string>();
    for (let i = 0; i < list.length; i++) {
      const target = list.targetIndex(i);
      const tiling = list.tiling(i);
      const uncovered = targetCells(puzzle, targetAt(puzzle, target));
      expect(verifyTiling(puzzle, uncovered, tiling)).toBeUndefined();
      found[target]!++;
      keys.add(`${target} ${tiling.map(({ piece, cells }) => `${piece}:${cells.join()}`).sort()}`);
    }
    expect([...found]).toEqual([...counts]);
    expect(keys.size).toBe(list.length);
  });
});

it("searches less where there is a symmetry and a piece to fold by, and leaves other problems alone", () => {
  const smaller = boards.filter(([, puzzle]) => {
    const { problem } = compileTargets({ puzzle });
    const folded = foldedProblem(problem);
    return folded !== undefined && folded.problem.options.length < problem.options.length;
  });
  expect(boards.filter((board) => !smaller.includes(board)).map(([name]) => name)).toEqual(["a square with copies"]);
  expect(foldedProblem(compileTargets({ puzzle: cataloguePuzzle("classic") }).problem)).toBeUndefined();
});
