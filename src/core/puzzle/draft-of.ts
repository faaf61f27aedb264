/** From a puzzle back to a draft, in the one written form that all drafts of this puzzle share. */

import { type GridPlace, type Lattice, latticeNamed, type Point } from "../lattice/lattice.js";
import { shapeOf } from "../lattice/shape.js";
import { itemAt } from "../text/list.js";
import { blankCell, noCell } from "./check/board.js";
import type { PuzzleDraft } from "./draft.js";
import { expectPuzzle } from "./expect.js";
import { limitOf } from "./limits.js";
import type { Board, Piece, Puzzle } from "./puzzle.js";

/** On the hex lattice the last place of every second row is beyond the others: with no cell, nothing is written. */
function sticksOut(lattice: Lattice, row: number, column: number): boolean {
  const reach = (r: number): number => lattice.centreInPlane(lattice.fromGrid(r, column)).x;
  return reach(row) > reach(0);
}

function boardRows({ cells, rows, columns }: Board, lattice: Lattice): string[] {
  const words = Array.from({ length: rows }, () => Array<string>(columns).fill(noCell));
  for (const { id, point } of cells) {
    const { row, column } = lattice.toGrid(point);
    itemAt(words, row)[column] = id ?? blankCell;
  }
  const isLastSpare = (row: number): boolean =>
    words[row]?.[columns - 1] === noCell && sticksOut(lattice, row, columns - 1);
  return words.map((row, r) => (isLastSpare(r) ? row.slice(0, -1) : row).join(" "));
}

function drawing(places: readonly GridPlace[]): string[] {
  const left = Math.min(...places.map(({ column }) => column));
  const width = Math.max(...places.map(({ column }) => column)) - left + 1;
  const height = Math.max(...places.map(({ row }) => row)) + 1;
  const marks = Array.from({ length: height }, () => Array<string>(width).fill("."));
  for (const { row, column } of places) itemAt(marks, row)[column - left] = "#";
  return marks.map((row) => row.join(""));
}

function drawnFrom(row: number, shape: readonly Point[], lattice: Lattice): string[] {
  const start = lattice.fromGrid(row, 0);
  return drawing(shapeOf(shape).map(({ x, y }) => lattice.toGrid({ x: x + start.x, y: y + start.y })));
}

/** Rows of `#` and `.` without empty margins; only what then is too wide for a file begins a row further down. */
export function shapeRows(shape: readonly Point[], lattice: Lattice): string[] {
  const rows = drawnFrom(0, shape, lattice);
  return (rows[0]?.length ?? 0) <= limitOf("shapeColumns") ? rows : drawnFrom(1, shape, lattice);
}

function flipsOf(pieces: readonly Piece[]): PuzzleDraft["flips"] {
  if (pieces.every(({ mayFlip }) => mayFlip)) return "all";
  const flipped = pieces.filter(({ mayFlip }) => mayFlip);
  return flipped.length === 0 ? "none" : flipped.map(({ id }) => id);
}

/**
 * A puzzle as it's written down, to change and check again.
 *
 * @example
 * ```ts
 * const draft = draftOf(cataloguePuzzle("classic"));
 * draft.board[0]; // → Jan Feb Mar Apr May Jun -
 * unwrap(checkPuzzle({ ...draft, id: "mine", flips: "none" })).pieces[0]?.mayFlip; // → false
 * ```
 */
export function draftOf(puzzle: Puzzle): PuzzleDraft {
  expectPuzzle(puzzle);
  const { id, title, note, credits, lattice: name, board, fields, pieces, labels } = puzzle;
  const lattice = latticeNamed(name);
  const cellId = (index: number): string => board.cells[index]?.id ?? blankCell;
  return {
    id,
    title,
    note,
    credits,
    lattice: name,
    board: boardRows(board, lattice),
    fields: fields.map((field) => ({
      name: field.name,
      choices: field.choices.map((choice) => ({ id: choice.id, cells: choice.cells.map(cellId) })),
    })),
    pieces: pieces.map((piece) => ({ id: piece.id, shape: shapeRows(piece.shape, lattice), copies: piece.copies })),
    flips: flipsOf(pieces),
    labels,
  };
}
