/** The parts of a box fit: along every edge that two share, one has a finger where the other has none. */

import { describe, expect, it } from "vitest";
import { boxFor, boxPanels, lidPlates } from "../../../src/make/laser/box.js";
import {
  areaOf,
  boundsOf,
  difference,
  intersection,
  movedBy,
  type Ring,
  rectangle,
  union,
} from "../../../src/make/plane.js";

const size = boxFor({ left: 0, top: 0, right: 160, bottom: 120 }, 3);
const { width, depth, height, thickness } = size;

/** What of a panel lies beyond one of its sides, moved so that the side's beginning is at the point (0, 0). */
const strip = (panel: readonly Ring[], left: number, top: number, right: number, bottom: number): Ring[] =>
  movedBy(intersection(panel, rectangle({ left, top, right, bottom })), -left, -top);

const fills = (a: readonly Ring[], b: readonly Ring[], length: number): void => {
  expect(areaOf(intersection(a, b))).toBeCloseTo(0, 6);
  expect(areaOf(union(a, b))).toBeCloseTo(length * thickness, 6);
};

describe("a box", () => {
  const [bottom = [], front = [], , side = []] = boxPanels(size);

  it("holds base, frame and the lower plate of the lid, with room around", () => {
    expect([width, depth, height]).toEqual([161, 121, 10]);
    const [lid, lower] = lidPlates(size).map(boundsOf);
    expect([lower!.right - lower!.left, lower!.bottom - lower!.top]).toEqual([160, 120]);
    expect(lid!.right - lid!.left).toBe(161 + 2 * 5);
  });

  it("has fingers of the front between those of the bottom", () =>
    fills(
      strip(bottom, 0, depth, width, depth + thickness),
      strip(front, 0, height, width, height + thickness),
      width,
    ));

  it("has fingers of the sides between those of the bottom", () => {
    const below = strip(side, 0, height, depth, height + thickness);
    const beside = strip(bottom, width, 0, width + thickness, depth).map((ring) =>
      ring.map(({ x, y }) => ({ x: y, y: x })),
    );
    fills(below, union(beside.map((ring) => ring.toReversed())), depth);
  });

  it("has fingers of the sides between those of the front", () =>
    fills(strip(front, width, 0, width + thickness, height), strip(side, depth, 0, depth + thickness, height), height));

  it("leaves no hole at its lower corners", () => {
    const corner = rectangle({ left: depth, top: height, right: depth + thickness, bottom: height + thickness });
    expect(areaOf(difference(corner, side))).toBeCloseTo(0, 6);
    const ofFront = rectangle({ left: width, top: height, right: width + thickness, bottom: height + thickness });
    expect(areaOf(intersection(ofFront, front))).toBe(0);
  });
});
