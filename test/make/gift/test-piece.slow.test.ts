/** The test pieces: wells that differ by twice the step, so that the one that fits says what both measures are to be. */

import { beforeAll, describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { listTestClearances, listTestKerfs, makeLaserTest, makeSolidTest } from "../../../src/make/gift/test-piece.js";
import { findBounds, measureArea } from "../../../src/make/plane.js";
import type { Letters } from "../../../src/make/solid/letters.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { drawStrokes } from "../../../src/make/strokes/strokes.js";
import { usual } from "../laser/support.js";
import { looseEdges, volumeOf } from "../solid/measure.js";
import { defaultLetters } from "../solid/puzzles.js";

const lines = (text: string) => drawStrokes(text) ?? [];

const widthOf = (ring: readonly { x: number; y: number }[]): number => {
  const { left, right } = findBounds([ring]);
  return right - left;
};

describe("for the laser", () => {
  it.each([0.1, 0.15, 0.2])("a beam of %s mm leaves the clearance in the well of that number", (burnt) => {
    const parts = makeLaserTest(cataloguePuzzle("classic"), usual, lines);
    const piece = parts.find(({ name }) => name.message === "test")!;
    const well = parts.find(({ name }) => name.message === String(burnt))!;
    const hole = well.cut.find((ring) => measureArea([ring]) < 0)!;
    // The beam takes half of its width from the piece, and adds half of it to the hole, on either side.
    const gap = widthOf(hole) + burnt - (widthOf(piece.cut[0]!) - burnt);
    expect(gap / 2).toBeCloseTo(usual.clearance, 2);
  });

  it("tests no kerf below nothing, and engraves every number", () => {
    expect(listTestKerfs({ kerf: 0.02 })).toEqual([0, 0.02, 0.07]);
    for (const { name, engrave } of makeLaserTest(cataloguePuzzle("hex-lake"), usual, lines))
      expect([name.message, engrave.length > 0]).toEqual([name.message, name.message !== "test"]);
  });
});

describe("for the 3D printer", () => {
  let letters: Letters;
  beforeAll(async () => {
    letters = await defaultLetters();
  });

  it.each(["classic", "hex-lake"] as const)("%s: three tight wells and a piece", (id) => {
    const bodies = makeSolidTest(cataloguePuzzle(id), solidSettings({ clearance: 0.3 }), letters);
    expect(bodies.map(({ name }) => name)).toEqual(["0.2", "0.3", "0.4", "test"]);
    for (const { mesh } of bodies) expect([looseEdges(mesh), volumeOf(mesh) > 0]).toEqual([[], true]);
  });

  it("has no well that the piece could never fit", () => {
    expect(listTestClearances({ clearance: 0.1 })).toEqual([0.1, 0.2]);
  });
});
