/** Shapes: sets of cells apart from their place, and the distinct ways to turn and flip them. */

import { expectList, expectLists } from "../text/arguments.js";
import type { Lattice, Point, Symmetry } from "./lattice.js";

/** Cells in reading order, the first of them at (0, 0). */
export type Shape = readonly Point[];

const inReadingOrder = (a: Point, b: Point): number => a.y - b.y || a.x - b.x;

/**
 * Moves cells so that the first one in reading order is at (0, 0).
 *
 * @example
 * ```ts
 * shapeOf([{ x: 3, y: 2 }, { x: 2, y: 2 }]); // → [ { x: 0, y: 0 }, { x: 1, y: 0 } ]
 * ```
 */
export function shapeOf(cells: readonly Point[]): Shape {
  expectList(cells, "cells");
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

/**
 * The distinct orientations of a shape, as drawn first. Without flips it stays the way up it was drawn.
 *
 * @example
 * ```ts
 * orientationsOf(latticeNamed("square"), shapeOf([{ x: 0, y: 0 }, { x: 1, y: 0 }]), true).length; // → 2
 * ```
 */
export function orientationsOf(lattice: Lattice, cells: readonly Point[], mayFlip: boolean): Shape[] {
  expectLists(lattice, "lattice", "a lattice", ["symmetries"]);
  expectList(cells, "cells");
  const distinct = new Map<string, Shape>();
  for (const symmetry of lattice.symmetries) {
    if (symmetry.flips && !mayFlip) continue;
    const shape = turnedShape(cells, symmetry);
    const key = shapeKey(shape);
    if (!distinct.has(key)) distinct.set(key, shape);
  }
  return [...distinct.values()];
}
