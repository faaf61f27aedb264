/** Triangles cover a polygon with holes, each part once. */
// @module-tag thorough

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { Point } from "../../../src/core/lattice/lattice.js";
import { measureArea, type Ring } from "../../../src/make/plane.js";
import { evenOut } from "../../../src/make/solid/delaunay.js";
import { type Triangle, triangulate } from "../../../src/make/solid/triangulate.js";

/** A star with this many points around a place, its rays of any length; counterclockwise. */
const star = (centre: Point, lengths: readonly number[]): Ring =>
  lengths.map((length, i) => {
    const angle = (2 * Math.PI * i) / lengths.length;
    return {
      x: Math.round(centre.x + length * Math.cos(angle)),
      y: Math.round(centre.y + length * Math.sin(angle)),
    };
  });

const rays = (least: number, most: number): fc.Arbitrary<number[]> =>
  fc.array(fc.integer({ min: least, max: most }), { minLength: 5, maxLength: 24 });

/** A star with four stars cut out of it, and in the first of those another one. */
const anyRings: fc.Arbitrary<Ring[]> = fc
  .tuple(rays(80_000, 120_000), fc.array(rays(3_000, 9_000), { minLength: 4, maxLength: 4 }), rays(500, 1_000))
  .map(([outer, holes, inner]) => {
    const places = [-1, 1].flatMap((x) => [-1, 1].map((y) => ({ x: x * 12_000, y: y * 12_000 })));
    const cut = holes.map((lengths, i) => star(places[i]!, lengths).toReversed());
    return [star({ x: 0, y: 0 }, outer), ...cut, star(places[0]!, inner)];
  });

const doubleArea = ([a, b, c]: Triangle): number => (b.x - a.x) * (c.y - a.y) - (b.y - a.y) * (c.x - a.x);

/** In radians; the smallest of all angles. */
function sharpest(triangles: readonly Triangle[]): number {
  const angle = (at: Point, b: Point, c: Point): number =>
    Math.abs(Math.atan2(doubleArea([at, b, c]), (b.x - at.x) * (c.x - at.x) + (b.y - at.y) * (c.y - at.y)));
  return Math.min(...triangles.flatMap(([a, b, c]) => [angle(a, b, c), angle(b, c, a), angle(c, a, b)]));
}

describe("triangles", () => {
  it("cover exactly what lies between rings, each of them counterclockwise, and use every point", () => {
    fc.assert(
      fc.property(anyRings, (rings) => {
        for (const triangles of [triangulate(rings), evenOut(triangulate(rings))]) {
          expect(Math.min(...triangles.map(doubleArea))).toBeGreaterThan(0);
          expect(triangles.reduce((sum, each) => sum + doubleArea(each), 0)).toBe(2 * measureArea(rings));
          const used = new Set(triangles.flat().map(({ x, y }) => `${x},${y}`));
          expect(rings.flat().every(({ x, y }) => used.has(`${x},${y}`))).toBe(true);
        }
      }),
      { numRuns: 30 },
    );
  });

  it("are less narrow once they are evened, and as many", () => {
    const round = star({ x: 0, y: 0 }, new Array(60).fill(100_000));
    const hole = star({ x: 0, y: 0 }, new Array(60).fill(90_000)).toReversed();
    const ears = triangulate([round, hole]);
    const even = evenOut(ears);
    expect(even).toHaveLength(ears.length);
    expect(sharpest(even)).toBeGreaterThan(2 * sharpest(ears));
  });

  it("tell of rings that no face can have", () => {
    const crossed = [
      { x: 0, y: 0 },
      { x: 100, y: 100 },
      { x: 100, y: 0 },
      { x: 0, y: 250 },
    ];
    expect(() => triangulate([crossed, crossed.toReversed()])).toThrow(/ring/);
  });
});
