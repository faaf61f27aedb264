/**
 * From a board to positions: one way to read it, row by row, with a wall after each row.
 *
 * A shape is then the same set of positions wherever it lies, counted from its first one, and neighbours are a fixed
 * number of positions apart. Read backwards, the board is another board, and shapes turned round are shapes again: so one
 * list of forms serves both halves of a census.
 */

import { latticeNamed, type Point, type Symmetry } from "../lattice/lattice.js";
import { orientationsOf } from "../lattice/shape.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { itemAt } from "../text/list.js";
import type { FreePiece } from "./free-pieces.js";

/** One way to read a board: the position of each of its cells. */
export interface BoardReading {
  readonly symmetry: Symmetry;
  /** How many positions further on the row below is. */
  readonly stride: number;
  /** How many positions there are. */
  readonly length: number;
  /** The position of each cell of the board. */
  readonly positions: readonly number[];
}

/** Positions that a shape can cover, the first included, and a word can hold. */
export const maxReach = 64;

const turned = ({ xx, xy, yx, yy }: Symmetry, { x, y }: Point): Point => ({ x: xx * x + xy * y, y: yx * x + yy * y });

function readingBy({ board }: Puzzle, symmetry: Symmetry): BoardReading {
  const points = board.cells.map(({ point }) => turned(symmetry, point));
  const left = Math.min(...points.map(({ x }) => x));
  const top = Math.min(...points.map(({ y }) => y));
  const stride = Math.max(...points.map(({ x }) => x)) - left + 2;
  const positions = points.map(({ x, y }) => (y - top) * stride + x - left);
  return { symmetry, stride, length: Math.max(...positions) + 1, positions };
}

/** Every way to read the board, those with short rows first. */
export function readingsOf(puzzle: Puzzle): BoardReading[] {
  return latticeNamed(puzzle.lattice)
    .symmetries.map((symmetry) => readingBy(puzzle, symmetry))
    .sort((a, b) => a.stride - b.stride);
}

/** A shape as its positions, counted from the first, ascending. */
export type Form = readonly number[];

/** All forms of a piece, as a reading sees them. */
export function pieceForms(
  puzzle: Puzzle,
  { symmetry, stride }: BoardReading,
  { shape }: FreePiece,
  flips: boolean,
): Form[] {
  return orientationsOf(latticeNamed(puzzle.lattice), shape, flips).map((orientation) => {
    const places = orientation.map((cell) => turned(symmetry, cell)).map(({ x, y }) => y * stride + x);
    const first = Math.min(...places);
    return places.map((place) => place - first).sort((a, b) => a - b);
  });
}

/** How many positions a form spans. */
export const formReach = (form: Form): number => itemAt(form, form.length - 1) + 1;
