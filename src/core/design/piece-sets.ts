/** Sets of pieces for a board: the free pieces there are, one swapped for another, and sizes that fill an area. */

import { type FreePiece, freePieces, freeShapeKey, maxPieceSize } from "../census/free-pieces.js";
import type { LatticeName } from "../lattice/lattice.js";
import type { Piece, Puzzle } from "../puzzle/puzzle.js";
import { itemAt } from "../text/list.js";
import { nameForPiece, standsAs } from "./piece-edits.js";

const known = new Map<string, readonly FreePiece[]>();

/** The free pieces of a size; none of sizes that nobody has listed. */
export function palette(lattice: LatticeName, size: number): readonly FreePiece[] {
  if (size < 1 || size > maxPieceSize[lattice]) return [];
  const key = `${lattice} ${size}`;
  const pieces = known.get(key) ?? freePieces(lattice, size);
  known.set(key, pieces);
  return pieces;
}

/** How many cells the pieces have to cover. */
export const areaToCover = ({ board, fields }: Puzzle): number =>
  board.cells.length - fields.reduce((sum, { choices }) => sum + (choices[0]?.cells.length ?? 0), 0);

/** One copy less; without any, the piece is gone. */
function without(pieces: readonly Piece[], place: number): Piece[] {
  return pieces.flatMap((piece, i) => {
    if (i !== place) return [piece];
    return piece.copies > 1 ? [{ ...piece, copies: piece.copies - 1 }] : [];
  });
}

/** One piece more. Pieces that look alike are copies of one: otherwise, every solution would be counted twice. */
export function withPiece(
  lattice: LatticeName,
  pieces: readonly Piece[],
  { id, shape }: FreePiece,
  mayFlip: boolean,
): Piece[] {
  const key = standsAs(lattice, shape, mayFlip);
  const same = pieces.findIndex((piece) => standsAs(lattice, piece.shape, piece.mayFlip) === key);
  if (same >= 0) return pieces.map((piece, i) => (i === same ? { ...piece, copies: piece.copies + 1 } : piece));
  const taken = new Set(pieces.map((piece) => piece.id));
  return [...pieces, { id: taken.has(id) ? nameForPiece(lattice, shape, taken) : id, shape, mayFlip, copies: 1 }];
}

/** The pieces after one of them is swapped for another. */
export function swappedPieces({ lattice, pieces }: Puzzle, place: number, other: FreePiece): Piece[] {
  return withPiece(lattice, without(pieces, place), other, itemAt(pieces, place).mayFlip);
}

/** All free pieces that a piece could be swapped for: as large, but another shape. */
export function othersFor({ lattice }: Puzzle, { shape }: Piece): FreePiece[] {
  const own = freeShapeKey(lattice, shape);
  return palette(lattice, shape.length).filter((piece) => freeShapeKey(lattice, piece.shape) !== own);
}

/** Pieces that people like best: about five squares or four hexagons. */
const usualSize = { square: 5, hex: 4 } as const satisfies Readonly<Record<LatticeName, number>>;

/** Sizes of pieces that together have an area, as equal as can be. */
export function sizesFor(lattice: LatticeName, area: number): number[] {
  if (area < 1) return [];
  let count = Math.max(1, Math.round(area / usualSize[lattice]));
  while (Math.ceil(area / count) > maxPieceSize[lattice]) count++;
  const [size, larger] = [Math.floor(area / count), area % count];
  return Array.from({ length: count }, (_, i) => (i < count - larger ? size : size + 1));
}

/** The sizes of a puzzle's own pieces where they fill its board, else any that do. */
export function pieceSizesOf(puzzle: Puzzle): number[] {
  const own = puzzle.pieces.flatMap(({ shape, copies }) => Array.from({ length: copies }, () => shape.length));
  const area = areaToCover(puzzle);
  const isUsable =
    own.reduce((sum, size) => sum + size, 0) === area && own.every((size) => size <= maxPieceSize[puzzle.lattice]);
  return isUsable ? own : sizesFor(puzzle.lattice, area);
}
