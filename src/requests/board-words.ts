/** From pieces and cells to what English sentences call them. */

import { cellName } from "../core/puzzle/cell-names.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { counted, listed } from "../core/text/sentences.js";

/** Pieces may be called 1, a or anything else. */
export const pieceWords = ({ pieces }: Puzzle, piece: number): string => `piece ${pieces[piece]?.id ?? ""}`;

export const cellInWords = (puzzle: Puzzle, cell: number): string => cellName(puzzle, cell);

const maxNamed = 6;

/** All of them by name where they are few, else how many, and the first. */
export function cellsInWords(puzzle: Puzzle, cells: readonly number[]): string {
  const names = cells.map((cell) => cellName(puzzle, cell));
  if (names.length <= maxNamed) return listed(names);
  return `the ${counted(names.length, "cell")} from ${names[0]} to ${names[names.length - 1]}`;
}
