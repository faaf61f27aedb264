/** Shapes: sets of cells apart from their place, and the distinct ways to turn and flip them. */

import type { Lattice, Point, Symmetry } from "./lattice.js";

/** Cells in reading order, moved so that the topmost row is 0 and the first cell of it stands at x = 0. */
export type Shape = readonly Point[];

const inReadingOrder = (a: Point, b: Point): number => a.y - b.y || a.x - b.x;

export function shapeOf(cells: readonly Point[]): Shape {
  const sorted = [...cells].sort(inReadingOrder);
  const first = sorted[0];
  if (first === undefined) return [];
  return sorted.map(({ x, y }) => ({ x: x - first.x, y: y - first.y }));
}

function transformed(cells: readonly Point[], s: Symmetry): Point[] {
  return cells.map(({ x, y }) => ({ x: s.xx * x + s.xy * y, y: s.yx * x + s.yy * y }));
}

/** The shape as it looks after a turn or a flip. */
export function turnedShape(shape: Shape, symmetry: Symmetry): Shape {
  return shapeOf(transformed(shape, symmetry));
}

export function shapeKey(shape: Shape): string {
  let key = "";
  for (const { x, y } of shape) key += `${x},${y} `;
  return key;
}

/** The distinct fixed shapes of a piece, as drawn first; without flips its handedness stays as drawn. */
export function orientationsOf(lattice: Lattice, cells: readonly Point[], mayFlip: boolean): Shape[] {
  const distinct = new Map<string, Shape>();
  for (const symmetry of lattice.symmetries) {
    if (symmetry.flips && !mayFlip) continue;
    const shape = turnedShape(cells, symmetry);
    const key = shapeKey(shape);
    if (!distinct.has(key)) distinct.set(key, shape);
  }
  return [...distinct.values()];
}
