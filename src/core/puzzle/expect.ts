/** From what a program without types passes for a puzzle or a target to a TypeError, where it isn't one. */

import { expectList, expectThat, isObject } from "../text/arguments.js";
import { type CellList, type Puzzle, targetMark } from "./puzzle.js";

const isPuzzle = (value: unknown): boolean =>
  isObject(value) &&
  isObject(value.board) &&
  Array.isArray(value.board.cells) &&
  Array.isArray(value.fields) &&
  Array.isArray(value.pieces);

export const expectPuzzle = (puzzle: Puzzle, name = "puzzle"): void =>
  expectThat(isPuzzle(puzzle), name, "a puzzle", puzzle);

/** A target has a choice for each field: with fewer it would silently be another one. */
export function expectTarget(puzzle: Puzzle, target: readonly number[]): void {
  expectPuzzle(puzzle);
  expectThat(Array.isArray(target), "target", "a list of choices", target);
  const { length } = puzzle.fields;
  if (target.length === length) return;
  throw new RangeError(`target: expected a choice for each of ${length} fields, not ${target.length}`);
}

/** A target is a list of numbers as well: nobody who writes no types would notice it among cells. */
export function expectCells(cells: CellList, name = "uncovered"): void {
  expectList(cells, name, "a list of cells");
  if (targetMark in cells) throw new TypeError(`${name}: expected a list of cells, not a target; targetCells has them`);
}
