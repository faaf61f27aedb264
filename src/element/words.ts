/** What the board says to those who listen: every sentence of it, to be given in any language. */

import type { MoveFault } from "../core/game/game.js";

/** Where a piece of the player's cannot go. */
export type PlaceFault = Extract<MoveFault, "off the board" | "on an uncovered cell" | "on another piece">;

export interface BoardWords {
  readonly board: string;
  readonly pieces: string;
  /** How to play by keys, for those who come to the board by Tab. */
  readonly instructions: string;
  readonly blankCell: string;
  /** A list of labels. */
  list(labels: readonly string[]): string;
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
  nothingHere(label: string): string;
}

const reasons: Readonly<Record<PlaceFault, string>> = {
  "off the board": "it would leave the board",
  "on an uncovered cell": "it would cover the date",
  "on another piece": "another piece is in the way",
};

export const englishBoardWords: BoardWords = {
  board: "Board",
  pieces: "Pieces",
  instructions:
    "Arrow keys move, R rotates, F flips, Enter places, Backspace lifts, Escape puts down, Control Z undoes.",
  blankCell: "blank",
  list: (labels) => labels.join(", "),
  orientation: (number, count) => `orientation ${number} of ${count}`,
  inTray: (piece, orientation) => `Piece ${piece}, in the tray, ${orientation}`,
  onBoard: (piece, labels) => `Piece ${piece}, on ${labels}`,
  openCell: (label) => label,
  dateCell: (label) => `${label}, stays uncovered`,
  coveredCell: (label, piece) => `${label}, covered by ${piece}`,
  lifted: (piece, orientation) => `${piece} lifted, ${orientation}.`,
  turned: (piece, orientation) => `${piece}, ${orientation}.`,
  cannotFlip: (piece) => `${piece} may not be flipped in this puzzle.`,
  cannotTurn: (piece) => `${piece} looks the same that way.`,
  fitsAt: (labels) => `Fits on ${labels}.`,
  doesNotFit: (why) => `Does not fit: ${reasons[why]}.`,
  placed: (piece, labels) => `${piece} placed on ${labels}.`,
  returned: (piece) => `${piece} back in the tray.`,
  nothingHere: (label) => `Nothing lies on ${label}.`,
};
