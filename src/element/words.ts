/** From the cells of a board to their names, for those who listen. */

import type { MoveFault } from "../core/game/game.js";
import { latticeNamed } from "../core/lattice/lattice.js";
import type { board } from "../core/locales/en/board.generated.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { itemAt } from "../core/text/list.js";

/** Where a piece of the player's cannot go. */
export type PlaceFault = Extract<MoveFault, "off the board" | "on an uncovered cell" | "on another piece">;

/** What a board says. */
export type BoardWords = typeof board;

/** Its label; a blank cell is called by its place. */
export function nameOfCell(puzzle: Puzzle, cell: number, labels: readonly string[], words: BoardWords): string {
  const { row, column } = latticeNamed(puzzle.lattice).toGrid(itemAt(puzzle.board.cells, cell).point);
  return labels[cell] || words.blankCell({ row: row + 1, column: column + 1 });
}

/** Labels first; cells without one are counted. */
export function listOfCells(cells: readonly number[], labels: readonly string[], words: BoardWords): string {
  const named = cells.flatMap((cell) => labels[cell] || []);
  const blank = cells.length - named.length;
  return words.list({ labels: blank === 0 ? named : [...named, words.blankCells({ count: blank })] });
}
