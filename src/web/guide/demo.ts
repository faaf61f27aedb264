/** From a puzzle to the piece that shows best how pieces are handled, and to what it looks like before and after a turn. */

import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import { type Turn, type Turning, turningOf } from "../../element/board-element.js";

export interface Demo {
  readonly piece: number;
  readonly turning: Turning;
  /** Whether turning it over changes it, and is allowed. */
  readonly canFlip: boolean;
}

/** The piece with the most orientations: every turn of it can be seen. */
export function demoOf(puzzle: Puzzle): Demo {
  const turnings = puzzle.pieces.map((piece) => turningOf(puzzle, piece));
  const counts = turnings.map(({ shapes }) => shapes.length);
  const piece = counts.indexOf(Math.max(...counts));
  const turning = itemAt(turnings, piece);
  return { piece, turning, canFlip: turning.flip.some((after, before) => after !== before) };
}

/** As drawn in the puzzle file, and after a turn. */
export const turnedOnce = ({ turning }: Demo, turn: Turn): readonly [number, number] => [0, itemAt(turning[turn], 0)];
