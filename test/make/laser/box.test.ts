/** The parts of a box fit: along every edge that two share, one has a finger where the other has none. */

import { describe, expect, it } from "vitest";
import { makeBoxParts, makeLidPlates, makePanels, measureBox } from "../../../src/make/laser/box.js";
import { isClosed, type Line } from "../../../src/make/laser/part.js";
import {
  difference,
  findBounds,
  intersection,
  makeRectangle,
  measureArea,
  moveBy,
  type Ring,
  union,
} from "../../../src/make/plane.js";
import { usual } from "./support.js";

const size = measureBox({ left: 0, top: 0, right: 160, bottom: 120 }, 3);
const { width, depth, height, thickness } = size;

/** What of a panel is beyond one of its sides, moved so that the side's beginning is at the point (0, 0). */
const strip = (panel: readonly Ring[], left: number, top: number, right: number, bottom: number): Ring[] =>
  moveBy(intersection(panel, makeRectangle({ left, top, right, bottom })), -left, -top);

const fills = (a: readonly Ring[], b: readonly Ring[], length: number): void => {
  expect(measureArea(intersection(a, b))).toBeCloseTo(0, 6);
  expect(measureArea(union(a, b))).toBeCloseTo(length * thickness, 6);
};

describe("a box", () => {
  const [bottom = [], front = [], , side = []] = makePanels(size);

  it("holds base, frame and the lower plate of the lid, with room around", () => {
    expect([width, depth, height]).toEqual([161, 121, 10]);
    const [lid, lower] = makeLidPlates(size).map(findBounds);
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
    const corner = makeRectangle({ left: depth, top: height, right: depth + thickness, bottom: height + thickness });
    expect(measureArea(difference(corner, side))).toBeCloseTo(0, 6);
    const ofFront = makeRectangle({ left: width, top: height, right: width + thickness, bottom: height + thickness });
    expect(measureArea(intersection(ofFront, front))).toBe(0);
  });
});

describe("the lid of a box", () => {
  /** Text as a box, so wide for each of its letters; the capitals of some scripts have much above and below them. */
  const boxes =
    (width: number, above: number) =>
    (text: string): Line[] => [
      [
        { x: 0, y: -1 - above },
        { x: width * text.length, y: above },
      ],
    ];

  it.each([
    ["short", boxes(0.7, 0), "10 December"],
    ["long", boxes(0.7, 0), "Thursday, 10 December 2026"],
    ["high", boxes(0.6, 0.35), "10 ديسمبر 2026"],
  ])("has its lines below each other, and a ring around a %s day that is clear of all else", (_, lines, day) => {
    const tray = { left: 0, top: 0, right: 160, bottom: 160 };
    const words = { lines: ["Our days", "For Ada", "Enjoy it"], day };
    const parts = makeBoxParts(tray, { ...usual, thickness: 3 }, words, lines);
    const lid = parts.find(({ engrave }) => engrave.length > 0)!;
    const ring = findBounds(lid.engrave.filter(isClosed));
    const texts = lid.engrave.filter((line) => !isClosed(line)).map((line) => findBounds([line]));
    expect(texts).toHaveLength(4);
    for (const [i, { top }] of texts.slice(1).entries()) expect(top).toBeGreaterThan(texts[i]!.bottom);
    expect(ring.top).toBeGreaterThan(texts[2]!.bottom + 1);
    expect(ring.left).toBeLessThan(texts[3]!.left);
    const edge = findBounds(lid.cut);
    for (const room of [ring.left - edge.left, edge.right - ring.right, edge.bottom - ring.bottom])
      expect(room).toBeGreaterThan(12);
  });
});
