/** What a cell is called: its id where it has one, else its place, such as r3c1 for row 3, column 1. */

import { latticeNamed } from "../lattice/lattice.js";
import { cellOf } from "./cells.js";
import type { Cell, Puzzle } from "./puzzle.js";

/** The place of a cell: its row and column, counting from 1. */
export function placeName({ lattice }: Puzzle, { point }: Cell): string {
  const { row, column } = latticeNamed(lattice).toGrid(point);
  return `r${row + 1}c${column + 1}`;
}

/** The name of the cell with this index, by which requests and JSON speak of it. */
export function cellName(puzzle: Puzzle, index: number): string {
  const cell = cellOf(puzzle, index);
  return cell.id ?? placeName(puzzle, cell);
}
