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

/** A choice for each field: with fewer it would silently be another target. */
export function expectChoices(puzzle: Puzzle, choices: readonly number[], name: string): void {
  expectPuzzle(puzzle);
  expectList(choices, name, "a list of choices");
  const { length } = puzzle.fields;
  if (choices.length === length) return;
  throw new RangeError(`${name}: expected a choice for each of ${length} fields, not ${choices.length}`);
}

export const expectTarget = (puzzle: Puzzle, target: readonly number[]): void =>
  expectChoices(puzzle, target, "target");

/** A target is a list of numbers as well: nobody who writes no types would notice it among cells. */
export function expectCells(cells: CellList, name = "uncovered"): void {
  expectList(cells, name, "a list of cells");
  if (targetMark in cells) throw new TypeError(`${name}: expected a list of cells, not a target; targetCells has them`);
}
