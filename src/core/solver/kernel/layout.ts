/**
 * From cells to bit positions: in which order the fast search scans the board.
 *
 * Every symmetry of the lattice is a way to read the board, row by row. Where it fits into 64 positions, a cell keeps
 * its place in the rectangle round the board: then a shape is the same set of bits wherever it lies, and neighbours are
 * a fixed number of positions apart. Otherwise the cells are numbered without gaps.
 */

import { lattices, type Point, type Symmetry } from "../../lattice/lattice.js";
import type { CoverProblem, Places } from "../cover.js";

export const maxPositions = 64;

/** Two neighbours are `shift` positions apart, for the lower ones in the set whose 32-bit halves are low and high. */
export interface NeighbourShift {
  readonly shift: number;
  readonly low: number;
  readonly high: number;
}

export interface Layout {
  /** The position of each cell. */
  readonly positions: Uint8Array;
  /** Whether equal shapes have equal bits wherever they lie. */
  readonly regular: boolean;
  /** By direction of the lattice: how many positions further on the neighbour is. Empty unless regular. */
  readonly shifts: readonly number[];
}

/** By direction of the lattice, then by cell: the neighbour there, or `nobody`. */
export type Neighbours = readonly Int16Array[];

export const nobody = -1;

export function neighboursOf({ places }: CoverProblem): Neighbours {
  if (places === undefined) return [];
  const key = (x: number, y: number): number => y * 65536 + x;
  const cellAt = new Map(places.points.map(({ x, y }, cell) => [key(x, y), cell]));
  return lattices[places.lattice].neighbours.map((step) =>
    Int16Array.from(places.points, ({ x, y }) => cellAt.get(key(x + step.x, y + step.y)) ?? nobody),
  );
}

/** Every way to read the board that the lattice offers, as few as one. */
export function layoutsOf(problem: CoverProblem): Layout[] {
  const { places, cellCount } = problem;
  if (places === undefined || cellCount === 0) return [asNumbered(cellCount)];
  return lattices[places.lattice].symmetries.map((symmetry) => layoutBy(places, symmetry));
}

/** By so much rows may be longer than columns to be read as they are written: that saves sorting the solutions. */
const slack = 1;

/** Row by row along the shorter side, or as it is written where that is hardly longer. */
export function narrowLayout(problem: CoverProblem): Layout {
  const { places, cellCount } = problem;
  if (places === undefined || cellCount === 0) return asNumbered(cellCount);
  const { symmetries } = lattices[places.lattice];
  const widths = symmetries.map((symmetry) => widthOf(places.board, symmetry));
  const narrowest = Math.min(...widths);
  const asWritten = widths[0]! <= narrowest + slack;
  return layoutBy(places, symmetries[asWritten ? 0 : widths.indexOf(narrowest)]!);
}

function widthOf(points: readonly Point[], s: Symmetry): number {
  let least = Number.POSITIVE_INFINITY;
  let most = Number.NEGATIVE_INFINITY;
  for (const { x, y } of points) {
    const across = s.xx * x + s.xy * y;
    if (across < least) least = across;
    if (across > most) most = across;
  }
  return most - least + 1;
}

function asNumbered(cellCount: number): Layout {
  return { positions: Uint8Array.from({ length: cellCount }, (_, cell) => cell), regular: false, shifts: [] };
}

function layoutBy({ points, board, lattice }: Places, s: Symmetry): Layout {
  const width = widthOf(board, s);
  const spotOf = ({ x, y }: Point): number => (s.yx * x + s.yy * y) * width + s.xx * x + s.xy * y;
  const spots = points.map(spotOf);
  const all = board.map(spotOf);
  const first = Math.min(...all);
  if (Math.max(...all) - first >= maxPositions) return gapless(spots);
  const positions = Uint8Array.from(spots, (spot) => spot - first);
  return { positions, regular: true, shifts: lattices[lattice].neighbours.map(spotOf) };
}

function gapless(spots: readonly number[]): Layout {
  const order = spots.map((_, cell) => cell).sort((a, b) => spots[a]! - spots[b]!);
  const positions = new Uint8Array(spots.length);
  order.forEach((cell, position) => {
    positions[cell] = position;
  });
  return { positions, regular: false, shifts: [] };
}

/** From a cell to its neighbours further on, the nearest first. */
export function stepsOf({ positions, shifts }: Layout, neighbours: Neighbours): NeighbourShift[] {
  return shifts
    .map((shift, direction) => ({ shift, next: neighbours[direction]! }))
    .filter(({ shift }) => shift > 0)
    .sort((a, b) => a.shift - b.shift)
    .map(({ shift, next }) => stepBy(shift, positions, next));
}

function stepBy(shift: number, positions: Uint8Array, next: Int16Array): NeighbourShift {
  let low = 0;
  let high = 0;
  positions.forEach((position, cell) => {
    if (next[cell] === nobody) return;
    if (position < 32) low |= 1 << position;
    else high |= 1 << (position - 32);
  });
  return { shift, low, high };
}
