/** Placements: every way a piece of a puzzle can lie on its bare board. */

import { latticeNamed, type Point } from "../lattice/lattice.js";
import { orientationsOf, type Shape } from "../lattice/shape.js";
import type { Board, Piece, Puzzle } from "../puzzle/puzzle.js";

export interface Placement {
  /** Index into `puzzle.pieces`. */
  readonly piece: number;
  /** Index into the piece's orientations. */
  readonly orientation: number;
  /** Indexes of the cells it covers, ascending. */
  readonly cells: readonly number[];
}

/** One placement per copy of every piece: in the order of `puzzle.pieces`, copies by their first cell. */
export type Tiling = readonly Placement[];

export interface PlacementOptions {
  /** False: every piece stays face up, also those that may be flipped. */
  readonly flips?: boolean | undefined;
}

/** From points of the lattice to cell indexes. */
export function cellLookup(board: Board): (x: number, y: number) => number | undefined {
  const rows = new Map<number, Map<number, number>>();
  for (const { index, point } of board.cells) {
    const row = rows.get(point.y) ?? new Map<number, number>();
    rows.set(point.y, row.set(point.x, index));
  }
  return (x, y) => rows.get(y)?.get(x);
}

export function pieceOrientations(puzzle: Puzzle, piece: Piece, options: PlacementOptions = {}): Shape[] {
  return orientationsOf(latticeNamed(puzzle.lattice), piece.shape, piece.mayFlip && options.flips !== false);
}

function cellsAt(shape: Shape, at: Point, lookup: (x: number, y: number) => number | undefined): number[] | undefined {
  const cells: number[] = [];
  for (const { x, y } of shape) {
    const cell = lookup(x + at.x, y + at.y);
    if (cell === undefined) return undefined;
    cells.push(cell);
  }
  return cells.sort((a, b) => a - b);
}

/** By piece, then orientation, then place in reading order. */
export function placementsOf(puzzle: Puzzle, options: PlacementOptions = {}): Placement[] {
  const lookup = cellLookup(puzzle.board);
  const placements: Placement[] = [];
  puzzle.pieces.forEach((piece, pieceIndex) => {
    pieceOrientations(puzzle, piece, options).forEach((shape, orientation) => {
      for (const { point } of puzzle.board.cells) {
        const cells = cellsAt(shape, point, lookup);
        if (cells !== undefined) placements.push({ piece: pieceIndex, orientation, cells });
      }
    });
  });
  return placements;
}
