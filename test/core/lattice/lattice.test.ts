/** Neighbours, symmetries and orientations are those of squares and hexagons. */

import { describe, expect, it } from "vitest";
import { type Lattice, latticeNamed, latticeNames } from "../../../src/core/lattice/lattice.js";
import { orientationsOf, type Shape, shapeKey, shapeOf } from "../../../src/core/lattice/shape.js";

const cellsOf = (rows: string[]) => rows.flatMap((row, y) => [...row].flatMap((c, x) => (c === "#" ? [{ x, y }] : [])));

describe.each(latticeNames)("the %s lattice", (name) => {
  const lattice = latticeNamed(name);
  const sides = lattice.neighbours.length;

  it("has two symmetries for every side, half of them flips", () => {
    expect(lattice.symmetries).toHaveLength(2 * sides);
    expect(lattice.symmetries.filter((s) => s.flips)).toHaveLength(sides);
    expect(new Set(lattice.symmetries.map((s) => JSON.stringify(s))).size).toBe(2 * sides);
  });

  it("maps neighbours to neighbours under every symmetry", () => {
    const steps = new Set(lattice.neighbours.map(({ x, y }) => `${x},${y}`));
    for (const s of lattice.symmetries) {
      for (const { x, y } of lattice.neighbours) {
        expect(steps).toContain(`${s.xx * x + s.xy * y},${s.yx * x + s.yy * y}`);
      }
    }
  });

  it("comes back from the written grid", () => {
    for (let row = 0; row < 5; row++) {
      for (let column = 0; column < 5; column++) {
        expect(lattice.toGrid(lattice.fromGrid(row, column))).toEqual({ row, column });
      }
    }
  });

  it("shares the side that faces a neighbour with that neighbour, run the other way", () => {
    const corners = lattice.corners({ x: 0, y: 0 });
    lattice.neighbours.forEach((step, i) => {
      const side = [corners[i], corners[(i + 1) % sides]];
      const facing = (i + sides / 2) % sides;
      const theirs = lattice.corners(step);
      expect([theirs[(facing + 1) % sides], theirs[facing]]).toEqual(side);
    });
  });

  it("keeps the centres of touching cells one apart", () => {
    const here = lattice.centreInPlane({ x: 0, y: 0 });
    for (const step of lattice.neighbours) {
      const there = lattice.centreInPlane(step);
      expect(Math.hypot(there.x - here.x, there.y - here.y)).toBeCloseTo(1, 12);
    }
  });
});

describe("orientations", () => {
  it.each([
    ["I", ["#####"], 2, 2],
    ["square", ["##", "##"], 1, 1],
    ["Z", ["##.", ".#.", ".##"], 4, 2],
    ["S", ["##.", ".##"], 4, 2],
    ["X", [".#.", "###", ".#."], 1, 1],
    ["L", ["####", "#..."], 8, 4],
  ])("of %s: with flips and without", (_name, rows, flipped, turned) => {
    const lattice = latticeNamed("square");
    expect(orientationsOf(lattice, cellsOf(rows), true)).toHaveLength(flipped);
    expect(orientationsOf(lattice, cellsOf(rows), false)).toHaveLength(turned);
  });

  // Fixed and free polyominoes (OEIS A001168, A000105) and polyhexes (A001207, A000228) of one to five cells.
  it.each([
    ["square", [1, 2, 6, 19, 63], [1, 1, 2, 5, 12]],
    ["hex", [1, 3, 11, 44, 186], [1, 1, 3, 7, 22]],
  ] as const)("of all small %s shapes are as many as the world counts", (name, fixedCounts, freeCounts) => {
    const lattice = latticeNamed(name);
    let fixed: Shape[] = [[{ x: 0, y: 0 }]];
    fixedCounts.forEach((count, i) => {
      expect(fixed).toHaveLength(count);
      const free = new Set(fixed.map((shape) => orientationsOf(lattice, shape, true).map(shapeKey).sort()[0]));
      expect(free.size).toBe(freeCounts[i]);
      fixed = grown(lattice, fixed);
    });
  });
});

/** Every shape that is one of these and one more cell at its side. */
function grown(lattice: Lattice, shapes: Shape[]): Shape[] {
  const larger = new Map<string, Shape>();
  for (const shape of shapes) {
    for (const cell of shape) {
      for (const step of lattice.neighbours) {
        const next = { x: cell.x + step.x, y: cell.y + step.y };
        if (shape.some(({ x, y }) => x === next.x && y === next.y)) continue;
        const bigger = shapeOf([...shape, next]);
        larger.set(shapeKey(bigger), bigger);
      }
    }
  }
  return [...larger.values()];
}
