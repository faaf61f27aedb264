/**
 * From cells to bit positions: in which order the fast search scans the board.
 *
 * Every symmetry of the lattice is a way to read the board, row by row. Where it fits into 64 positions, a cell keeps
 * its place in the rectangle round the board: then a shape is the same set of bits wherever it lies, and neighbours are
 * a fixed number of positions apart. Otherwise the cells are numbered without gaps.
 */

import { latticeNamed, type Point, type Symmetry } from "../../lattice/lattice.js";
import type { CoverProblem, Places } from "../cover.js";

export const maxPositions = 64;

/** Two neighbours are `shift` positions apart, for the lower ones in the set whose 32-bit halves are low and high. */
export interface Step {
  readonly shift: number;
  readonly low: number;
  readonly high: number;
}

export interface Layout {
  /** The position of each cell. */
  readonly positions: Uint8Array;
  /** Whether equal shapes have equal bits wherever they lie. */
  readonly regular: boolean;
  /** From a cell to its neighbours further on; empty unless regular. */
  readonly steps: readonly Step[];
}

/** Every way to read the board that the lattice offers, as few as one. */
export function layoutsOf(problem: CoverProblem): Layout[] {
  const { places, cellCount } = problem;
  if (places === undefined || cellCount === 0) return [asNumbered(cellCount)];
  return latticeNamed(places.lattice).symmetries.map((symmetry) => layoutBy(places, symmetry));
}

function asNumbered(cellCount: number): Layout {
  return { positions: Uint8Array.from({ length: cellCount }, (_, cell) => cell), regular: false, steps: [] };
}

function transform({ x, y }: Point, s: Symmetry): Point {
  return { x: s.xx * x + s.xy * y, y: s.yx * x + s.yy * y };
}

function layoutBy(places: Places, symmetry: Symmetry): Layout {
  const points = places.points.map((point) => transform(point, symmetry));
  const xs = points.map(({ x }) => x);
  const width = Math.max(...xs) - Math.min(...xs) + 1;
  const spots = points.map(({ x, y }) => y * width + x);
  const first = Math.min(...spots);
  if (Math.max(...spots) - first >= maxPositions) return gapless(spots);
  const positions = Uint8Array.from(spots, (spot) => spot - first);
  const steps = latticeNamed(places.lattice)
    .neighbours.map((step) => transform(step, symmetry))
    .filter(({ x, y }) => y * width + x > 0)
    .map((step) => stepBy(points, positions, step, width))
    .sort((a, b) => a.shift - b.shift);
  return { positions, regular: true, steps };
}

function gapless(spots: readonly number[]): Layout {
  const order = spots.map((_, cell) => cell).sort((a, b) => spots[a]! - spots[b]!);
  const positions = new Uint8Array(spots.length);
  order.forEach((cell, position) => {
    positions[cell] = position;
  });
  return { positions, regular: false, steps: [] };
}

const pointKey = ({ x, y }: Point): number => y * 4096 + x;

function stepBy(points: readonly Point[], positions: Uint8Array, step: Point, width: number): Step {
  const known = new Set(points.map(pointKey));
  let low = 0;
  let high = 0;
  points.forEach(({ x, y }, cell) => {
    if (!known.has(pointKey({ x: x + step.x, y: y + step.y }))) return;
    const position = positions[cell]!;
    if (position < 32) low |= 1 << position;
    else high |= 1 << (position - 32);
  });
  return { shift: step.y * width + step.x, low, high };
}
