/** Rings are moved, offset and rounded as geometry has it. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latticeNamed, latticeNames } from "../../src/core/lattice/lattice.js";
import {
  difference,
  findBounds,
  findRings,
  intersection,
  makeRectangle,
  measureArea,
  offsetBy,
  roundRings,
  strokeOutline,
  union,
} from "../../src/make/plane.js";
import { drawnCells } from "../support/puzzles.js";
import { perimeterOf } from "./laser/support.js";

const square = makeRectangle({ left: 0, top: 0, right: 10, bottom: 10 });
const cellArea = { square: 1, hex: Math.sqrt(3) / 2 };

describe("rings", () => {
  it.each(latticeNames)("go round cells of the %s lattice in millimetres, holes the other way", (name) => {
    const ring = drawnCells(["####", "#..#", "#..#", "####"], name);
    const rings = findRings(latticeNamed(name), ring, 10);
    expect(rings.map((each) => Math.sign(measureArea([each])))).toEqual([1, -1]);
    expect(measureArea(rings)).toBeCloseTo(12 * cellArea[name] * 100, 6);
  });

  it("of convex shapes grow as Steiner's formula says, and shrink back to what they were", () => {
    fc.assert(
      fc.property(fc.double({ min: 0.01, max: 20, noNaN: true }), (distance) => {
        const grown = offsetBy(square, distance);
        expect(measureArea(grown)).toBeCloseTo(100 + 40 * distance + Math.PI * distance ** 2, 0);
        expect(perimeterOf(grown)).toBeCloseTo(40 + 2 * Math.PI * distance, 1);
        expect(measureArea(offsetBy(grown, -distance))).toBeCloseTo(100, 0);
      }),
      { numRuns: 5 },
    );
  });

  it("keep their corners when these are mitred, and lose them when rounded", () => {
    expect(measureArea(offsetBy(square, 1, { corner: "mitre" }))).toBeCloseTo(144, 6);
    expect(measureArea(roundRings(square, 2))).toBeCloseTo(100 - (4 - Math.PI) * 4, 1);
    expect(roundRings(square, 0)).toEqual(square);
  });

  it("of rectangles are as round as they can be where they should be rounder still", () => {
    const { left, top, right, bottom } = { left: 0, top: 0, right: 10, bottom: 20 };
    for (const radius of [5, 50])
      expect(measureArea(makeRectangle({ left, top, right, bottom }, radius))).toBeCloseTo(100 + 25 * Math.PI, 0);
  });

  it("vanish when they shrink by more than half their width", () => expect(offsetBy(square, -5.1)).toEqual([]));

  it("are joined, cut off and overlaid", () => {
    const other = makeRectangle({ left: 5, top: 5, right: 20, bottom: 10 });
    expect(measureArea(union(square, other))).toBeCloseTo(150, 6);
    expect(measureArea(difference(square, other))).toBeCloseTo(75, 6);
    expect(measureArea(intersection(square, other))).toBeCloseTo(25, 6);
  });

  it("go round strokes", () => {
    const outline = strokeOutline(
      [
        [
          { x: 0, y: 0 },
          { x: 10, y: 0 },
        ],
      ],
      2,
    );
    expect(measureArea(outline)).toBeCloseTo(20 + Math.PI, 1);
    const { left, top, right, bottom } = findBounds(outline);
    [left, top, right, bottom].forEach((side, i) => void expect(side).toBeCloseTo([-1, -1, 11, 1][i]!, 2));
  });
});
