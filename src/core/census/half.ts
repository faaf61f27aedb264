/**
 * A half of the board as the census fills it: from its first position up to the cut. The upper half is read as the board
 * is; the lower one backwards, from the far end.
 */

import type { BoardReading } from "./reading.js";

/** A choice of a field as the census sees it: one more thing to place. */
export interface HalfChoice {
  /** Positions, ascending. */
  readonly cells: readonly number[];
  readonly field: number;
  /** What it adds to the number of the target. */
  readonly offset: number;
}

export interface Half {
  /** How many positions are to be filled. */
  readonly end: number;
  /** By position, as far as shapes can reach: whether there is a cell to be covered. */
  readonly open: readonly boolean[];
  readonly choices: readonly HalfChoice[];
  /** Cells that a field may leave uncovered alone, even where that is up to the other half. */
  readonly spare: readonly number[];
}

/** A board without the cells of the choices that are fixed, and the choices that are not. */
export interface CensusBoard {
  readonly reading: BoardReading;
  /** Positions that have a cell. */
  readonly cells: ReadonlySet<number>;
  readonly choices: readonly HalfChoice[];
  readonly fields: number;
}

const aloneIn = ({ cells }: HalfChoice): readonly number[] => (cells.length === 1 ? cells : []);

export function upperHalf({ reading, cells, choices }: CensusBoard, cut: number): Half {
  const open = Array.from({ length: reading.length }, (_, position) => cells.has(position));
  const own = choices.filter((choice) => Math.min(...choice.cells) < cut);
  return { end: cut, open, choices: own, spare: choices.flatMap(aloneIn) };
}

/** Nothing of the lower half lies before the cut, so it ends there; a choice that begins before is the upper half's. */
export function lowerHalf({ reading, cells, choices }: CensusBoard, cut: number): Half {
  const end = reading.length - cut;
  const back = (position: number): number => reading.length - 1 - position;
  const open = Array.from({ length: end }, (_, position) => cells.has(back(position)));
  const own = choices
    .filter((choice) => Math.min(...choice.cells) >= cut)
    .map((choice) => ({ ...choice, cells: choice.cells.map(back).reverse() }));
  return { end, open, choices: own, spare: own.flatMap(aloneIn) };
}
