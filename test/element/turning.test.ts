/** Turns and flips reach every orientation of a piece, and undo themselves. */

import { describe, expect, it } from "vitest";
import { turnedGrip } from "../../src/element/pose.js";
import { turningOf } from "../../src/element/turning.js";
import { catalogueIds, cataloguePuzzle } from "../../src/formats/catalogue.js";

describe.each(catalogueIds)("the pieces of %s", (id) => {
  const puzzle = cataloguePuzzle(id);

  it("reach every orientation by turns and flips, and flips undo themselves", () => {
    for (const piece of puzzle.pieces) {
      const { shapes, rotate, flip } = turningOf(puzzle, piece);
      const reached = new Set([0]);
      for (const at of reached) reached.add(rotate[at]!).add(flip[at]!);
      expect(reached.size).toBe(shapes.length);
      expect(flip.map((at) => flip[at])).toEqual([...shapes.keys()]);
      if (!piece.mayFlip) expect(flip).toEqual([...shapes.keys()]);
    }
  });
});

it("turns a grip with the piece: four quarter turns bring it back", () => {
  const centre = { x: 10, y: 20 };
  let grip = { x: 42, y: -7 };
  for (let i = 0; i < 4; i++) grip = turnedGrip(grip, centre, centre, "rotate", 90);
  expect(grip.x).toBeCloseTo(42);
  expect(grip.y).toBeCloseTo(-7);
  expect(turnedGrip({ x: 15, y: 20 }, centre, { x: 0, y: 0 }, "rotate", 90).y).toBeCloseTo(5);
  expect(turnedGrip({ x: 15, y: 26 }, centre, { x: 0, y: 0 }, "flip", 90)).toEqual({ x: -5, y: 6 });
});
