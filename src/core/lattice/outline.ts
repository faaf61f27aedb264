/**
 * From a set of cells to the closed loops of corners around it.
 *
 * Walking along a loop, the cells are on the right (with y downwards), so outer loops run clockwise and holes the other
 * way. At a corner where two cells touch without sharing a side, the walk stays with the cell it came along: such
 * cells are not joined, and no loop crosses itself.
 */

import { expectList, expectLists } from "../text/arguments.js";
import type { Lattice, Point } from "./lattice.js";

/** Corners in walking order, in the lattice's corner coordinates; the last is joined to the first. */
export type Loop = readonly Point[];

/** A side of a cell of the set: the one from corner `side` to the next. */
interface Step {
  readonly cell: Point;
  readonly side: number;
}

const keyOf = ({ x, y }: Point): string => `${x},${y}`;
const stepKey = ({ cell, side }: Step): string => `${keyOf(cell)} ${side}`;

class Walker {
  private readonly sides: number;
  private readonly inside: ReadonlySet<string>;

  constructor(
    private readonly lattice: Lattice,
    cells: readonly Point[],
  ) {
    this.sides = lattice.neighbours.length;
    this.inside = new Set(cells.map(keyOf));
  }

  private beyond({ cell, side }: Step): Point {
    const { x, y } = this.lattice.neighbours[side]!;
    return { x: cell.x + x, y: cell.y + y };
  }

  isBoundary(step: Step): boolean {
    return !this.inside.has(keyOf(this.beyond(step)));
  }

  /** Round the corner at the end of a side, from cell to cell, to the next side with nothing beyond. */
  private after({ cell, side }: Step): Step {
    let next: Step = { cell, side: (side + 1) % this.sides };
    while (!this.isBoundary(next)) {
      next = { cell: this.beyond(next), side: (next.side + this.sides / 2 + 1) % this.sides };
    }
    return next;
  }

  loopFrom(start: Step, walked: Set<string>): Loop {
    const loop: Point[] = [];
    for (let step = start; !walked.has(stepKey(step)); step = this.after(step)) {
      walked.add(stepKey(step));
      loop.push(this.lattice.corners(step.cell)[step.side]!);
    }
    return loop;
  }
}

/**
 * The loops of corners around a set of cells: outer loops first, then holes.
 *
 * @example
 * ```ts
 * outlineOf(latticeNamed("square"), [{ x: 0, y: 0 }, { x: 1, y: 0 }])[0]?.length; // → 6
 * ```
 */
export function outlineOf(lattice: Lattice, cells: readonly Point[]): Loop[] {
  expectLists(lattice, "lattice", "a lattice", ["neighbours"]);
  expectList(cells, "cells");
  // Most often it is a single cell, round which there is nothing to find out.
  if (cells.length === 1) return [lattice.corners(cells[0]!)];
  const walker = new Walker(lattice, cells);
  const walked = new Set<string>();
  const loops: Loop[] = [];
  for (const cell of cells) {
    for (const side of lattice.neighbours.keys()) {
      const start = { cell, side };
      if (walker.isBoundary(start) && !walked.has(stepKey(start))) loops.push(walker.loopFrom(start, walked));
    }
  }
  return loops.sort((a, b) => Math.sign(signedArea(b)) - Math.sign(signedArea(a)));
}

const isStraight = (a: Point, b: Point, c: Point): boolean =>
  Math.abs((b.x - a.x) * (c.y - b.y) - (b.y - a.y) * (c.x - b.x)) < 1e-9;

/** The same way round without the points on straight stretches. */
export function withoutStraight(loop: Loop): Point[] {
  return loop.filter((point, i) => !isStraight(loop.at(i - 1)!, point, loop[(i + 1) % loop.length]!));
}

/** Positive for outer loops, negative for holes. */
export function signedArea(loop: Loop): number {
  return loop.reduce((sum, { x, y }, i) => {
    const next = loop[(i + 1) % loop.length]!;
    return sum + (x * next.y - next.x * y) / 2;
  }, 0);
}
