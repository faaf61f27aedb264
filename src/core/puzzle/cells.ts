/** From the index of a cell, which a board is known to have, to the cell and its point on the lattice. */

import type { Point } from "../lattice/lattice.js";
import type { Cell, Puzzle } from "./puzzle.js";

export function cellOf({ board }: Pick<Puzzle, "board">, index: number): Cell {
  const cell = board.cells[index];
  if (cell === undefined) throw new RangeError(`the board has no cell ${index}`);
  return cell;
}

export const cellPoint = (puzzle: Pick<Puzzle, "board">, index: number): Point => cellOf(puzzle, index).point;
