/** A puzzle as written down: nothing is checked yet. Only `checkPuzzle` turns a draft into a puzzle. */

import type { Text } from "./puzzle.js";

/** A choice as written down: its id, and the ids of its cells. */
export interface DraftChoice {
  readonly id: string;
  readonly cells: readonly string[];
}

/** A field as written down. */
export interface DraftField {
  readonly name: string;
  readonly choices: readonly DraftChoice[];
}

/** A piece as written down. */
export interface DraftPiece {
  readonly id: string;
  /** Rows of `#` and `.`; on the hex lattice every second row is half a cell to the right. */
  readonly shape: readonly string[];
  readonly copies: number;
}

/** A puzzle as written down: nothing is checked yet. Only `checkPuzzle` turns it into a puzzle. */
export interface PuzzleDraft {
  readonly id: string;
  readonly title: Text;
  readonly note: Text;
  readonly credits: readonly string[];
  readonly lattice: string;
  /** Rows of words separated by blanks: `-` no cell, `*` a blank cell, anything else the id of a cell. */
  readonly board: readonly string[];
  readonly fields: readonly DraftField[];
  readonly pieces: readonly DraftPiece[];
  /** Which pieces may be flipped: every one, none, or those named. */
  readonly flips: "all" | "none" | readonly string[];
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}
