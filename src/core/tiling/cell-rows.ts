/** From a board to its cells row by row, and to what's on each: what grids of letters and pictures begin with. */

import { latticeNamed } from "../lattice/lattice.js";
import type { Cell, Puzzle } from "../puzzle/puzzle.js";
import { pieceLetters } from "./letters.js";
import { inTilingOrder, type Placement } from "./placement.js";

export const openMark = ".";
export const noCellMark = "-";

/** A piece placed more often than it has copies is our own fault: a question mark shows it. */
const noLetter = "?";

/** What's on each cell, by index: the letter of a piece, or the mark of an open cell. */
export function lettersByCell(puzzle: Puzzle, placements: readonly Placement[]): string[] {
  const letters = pieceLetters(puzzle).map((copies) => copies.values());
  const byCell = puzzle.board.cells.map(() => openMark);
  for (const { piece, cells } of [...placements].sort(inTilingOrder)) {
    const letter = letters[piece]?.next().value ?? noLetter;
    for (const cell of cells) byCell[cell] = letter;
  }
  return byCell;
}

/** The cell at each place of the written board, row by row; undefined where there is none. */
export function cellRows({ board, lattice }: Puzzle): (Cell | undefined)[][] {
  const rows = Array.from({ length: board.rows }, () => new Array<Cell | undefined>(board.columns).fill(undefined));
  for (const cell of board.cells) {
    const { row, column } = latticeNamed(lattice).toGrid(cell.point);
    const line = rows[row];
    if (line !== undefined) line[column] = cell;
  }
  return rows;
}
