/** A puzzle that has passed every check: plain data, so it can be sent to a worker as it is. */

import type { LatticeName, Point } from "../lattice/lattice.js";

/** A text in one or more languages, by language tag; the first is the one to fall back on. */
export type Text = Readonly<Record<string, string>>;

/** A cell of a board. */
export interface Cell {
  /** Position in `board.cells`, in reading order. */
  readonly index: number;
  /** What fields call this cell; null for a blank cell, which must be covered on every date. */
  readonly id: string | null;
  readonly point: Point;
}

/** The cells of a puzzle. */
export interface Board {
  readonly cells: readonly Cell[];
  readonly rows: number;
  readonly columns: number;
}

/** Something a field can show, such as Dec, and the cells that stay uncovered for it. */
export interface Choice {
  readonly id: string;
  /** Indexes of the cells it uncovers. */
  readonly cells: readonly number[];
}

/** A list of choices, one of which is uncovered. All choices of a field uncover the same number of cells. */
export interface Field {
  readonly name: string;
  readonly choices: readonly Choice[];
}

/** A piece of a puzzle, present in one or more copies. */
export interface Piece {
  readonly id: string;
  readonly shape: readonly Point[];
  readonly mayFlip: boolean;
  readonly copies: number;
}

/** A puzzle that has passed every check: plain data, so it can be sent to a worker as it is. */
export interface Puzzle {
  readonly id: string;
  readonly title: Text;
  readonly note: Text;
  /** Who made or found it, one line each. */
  readonly credits: readonly string[];
  readonly lattice: LatticeName;
  readonly board: Board;
  readonly fields: readonly Field[];
  readonly pieces: readonly Piece[];
  /** What is printed on a cell, by language, then by cell id; only where it differs from the language's own words. */
  readonly labels: Readonly<Record<string, Readonly<Record<string, string>>>>;
}

/** What a target bears, so that it is not taken for cells: both are lists of numbers. */
export const targetMark: unique symbol = Symbol("target");

/**
 * One choice per field, as indexes into `field.choices`, in the order of `puzzle.fields`. `targetCells` gives its
 * cells.
 */
export type Target = readonly number[] & { readonly [targetMark]: true };

/** Indexes of cells: any list of numbers, but not a target. `targetCells` gives its cells. */
export type CellList = readonly number[] & { readonly [targetMark]?: never };
