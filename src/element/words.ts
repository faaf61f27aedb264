/** What the board says to those who listen: every sentence of it, to be given in any language. */

import type { MoveFault } from "../core/game/game.js";
import { latticeNamed } from "../core/lattice/lattice.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { itemAt } from "../core/text/list.js";
import type { ShapeWords } from "./shape-words.js";

export type { ShapeWords } from "./shape-words.js";

/** Where a piece of the player's cannot go. */
export type PlaceFault = Extract<MoveFault, "off the board" | "on an uncovered cell" | "on another piece">;

export interface BoardWords {
  readonly board: string;
  readonly pieces: string;
  /** How to play by keys, for those who come to the board by Tab. */
  readonly instructions: string;
  /** What is said where any other cell has a label, in every sentence that names a cell; counting from 1. */
  blankCell(row: number, column: number): string;
  /** The same for several, at the end of a list of labels. */
  blankCells(count: number): string;
  /** A list of labels or names. */
  list(labels: readonly string[]): string;
  /** What the shapes of pieces are like; left out: in English. */
  readonly shape?: ShapeWords;
  orientation(number: number, count: number): string;
  inTray(piece: string, orientation: string): string;
  onBoard(piece: string, labels: string): string;
  openCell(label: string): string;
  dateCell(label: string): string;
  coveredCell(label: string, piece: string): string;
  lifted(piece: string, orientation: string): string;
  turned(piece: string, orientation: string): string;
  cannotFlip(piece: string): string;
  cannotTurn(piece: string): string;
  fitsAt(labels: string): string;
  doesNotFit(why: PlaceFault): string;
  placed(piece: string, labels: string): string;
  returned(piece: string): string;
  readonly nothingHere: string;
}

/** Its label; a blank cell is called by its place. */
export function nameOfCell(puzzle: Puzzle, cell: number, labels: readonly string[], words: BoardWords): string {
  const { row, column } = latticeNamed(puzzle.lattice).toGrid(itemAt(puzzle.board.cells, cell).point);
  return labels[cell] || words.blankCell(row + 1, column + 1);
}

/** Labels first; cells without one are counted. */
export function listOfCells(cells: readonly number[], labels: readonly string[], words: BoardWords): string {
  const named = cells.flatMap((cell) => labels[cell] || []);
  const blank = cells.length - named.length;
  return words.list(blank === 0 ? named : [...named, words.blankCells(blank)]);
}

const reasons: Readonly<Record<PlaceFault, string>> = {
  "off the board": "it would hang off the board",
  "on an uncovered cell": "it would cover the date",
  "on another piece": "another piece is in the way",
};

export const englishBoardWords: BoardWords = {
  board: "Board",
  pieces: "Pieces",
  instructions:
    "Arrow keys move, R rotates, F flips, Enter places, Backspace picks up, Escape puts back, Ctrl+Z undoes.",
  blankCell: (row, column) => `the blank cell in row ${row}, column ${column}`,
  blankCells: (count) => (count === 1 ? "a blank cell" : `${count} blank cells`),
  list: (labels) => new Intl.ListFormat("en-GB").format(labels),
  orientation: (number, count) => `orientation ${number} of ${count}`,
  inTray: (piece, orientation) => `Piece ${piece}, in the tray, ${orientation}`,
  onBoard: (piece, labels) => `Piece ${piece}, on ${labels}`,
  openCell: (label) => label,
  dateCell: (label) => `${label}, keep clear`,
  coveredCell: (label, piece) => `${label}, under piece ${piece}`,
  lifted: (piece, orientation) => `Picked up piece ${piece}, ${orientation}.`,
  turned: (piece, orientation) => `Piece ${piece}, ${orientation}.`,
  cannotFlip: (piece) => `You can’t flip piece ${piece} in this puzzle.`,
  cannotTurn: (piece) => `Piece ${piece} looks the same either way.`,
  fitsAt: (labels) => `Fits on ${labels}.`,
  doesNotFit: (why) => `Doesn’t fit: ${reasons[why]}.`,
  placed: (piece, labels) => `Piece ${piece} is on ${labels}.`,
  returned: (piece) => `Piece ${piece} is back in the tray.`,
  nothingHere: "No piece here.",
};
