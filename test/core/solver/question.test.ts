/** Cells and pieces that a puzzle doesn't have are the caller's mistake, and the sentence says which argument names them. */

import { expect, it } from "vitest";
import { countTilings } from "../../../src/core/solver/solver.js";
import { classic } from "../../support/puzzles.js";

const piece = { piece: 0, orientation: 0, cells: [0, 1, 2, 3, 6] };

it.each([
  ["uncovered: there is no cell -1 among 43", { uncovered: [-1, 24] }],
  ["uncovered: there is no cell 43 among 43", { uncovered: [0, 43] }],
  ["uncovered: a cell is named twice", { uncovered: [7, 7] }],
  ["placed: there is no cell 99 among 43", { uncovered: [11, 24], placed: [{ ...piece, cells: [99] }] }],
  ["placed: there is no piece 8 among 8", { uncovered: [11, 24], placed: [{ ...piece, piece: 8 }] }],
])("%s", async (sentence, asked) => {
  await expect((async () => countTilings({ puzzle: classic, ...asked }))()).rejects.toThrow(new RangeError(sentence));
});
