/** Lines are moved by half the kerf, so that parts have the size they should have. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Lattice, latticeNamed, latticeNames, type Point } from "../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { aroundIt, finishOutline } from "../../../src/make/laser/pieces.js";
import { finishFrame } from "../../../src/make/laser/tray.js";
import { findRings, measureArea, offsetBy, type Ring } from "../../../src/make/plane.js";
import { classic, drawnCells, sketch } from "../../support/puzzles.js";
import { distanceTo, grown, samplesOf, somePicks, someSettings, steinerArea, usual } from "./support.js";

/** A micrometre for arcs drawn as lines, and a little for rounding. */
const tolerance = 0.003;

function expectDistance(finished: readonly Ring[], kerf: number): void {
  for (const point of samplesOf(aroundIt(finished, kerf)))
    expect(Math.abs(distanceTo(finished, point) - kerf / 2)).toBeLessThan(tolerance);
}

function expectArea(finished: readonly Ring[], kerf: number, area = steinerArea(finished, kerf / 2)): void {
  expect(Math.abs(measureArea(aroundIt(finished, kerf)) - area)).toBeLessThan(0.0005 * measureArea(finished));
}

function expectOffset(finished: readonly Ring[], kerf: number): void {
  expectArea(finished, kerf);
  expectDistance(finished, kerf);
}

/** Cells that touch at a corner only, as squares can: what is added on either side of it overlaps. */
function touchAtCorner(lattice: Lattice, cells: readonly Point[]): boolean {
  const corners = findRings(lattice, cells, 1).flatMap((ring) => ring.map(({ x, y }) => `${x} ${y}`));
  return new Set(corners).size < corners.length;
}

/** Found by a night: its cells touch at a corner. */
const bent = [415079633, 576914632, 708123330, 0, 1368475460, 324898291, 212019816, 839386133];
const withoutClearance = { ...usual, cell: 6, clearance: 0, radius: 0, kerf: 0.425781043682252 };

const boardOn = (lattice: "square" | "hex"): Puzzle => sketch({ lattice, board: ["a"] });
const ringOf = (lattice: "square" | "hex"): Point[] => drawnCells(["####", "#..#", "#..#", "####"], lattice);

describe.each(latticeNames)("the kerf on the %s lattice", (name) => {
  it("moves the outline of any piece by exactly half of it: by area, and by distance at every point", () => {
    fc.assert(
      fc.property(somePicks, someSettings, (picks, settings) => {
        const cells = grown(latticeNamed(name), picks);
        const finished = finishOutline(boardOn(name), cells, settings);
        expectDistance(finished, settings.kerf);
        if (!touchAtCorner(latticeNamed(name), cells)) expectArea(finished, settings.kerf);
      }),
      { numRuns: 40, examples: [[bent, withoutClearance]] },
    );
  });

  it("moves holes inwards", () => {
    const finished = finishOutline(boardOn(name), ringOf(name), usual);
    const cut = aroundIt(finished, 0.5);
    expect(finished).toHaveLength(2);
    expectOffset(finished, 0.5);
    const holes = [finished, cut].map((rings) => -measureArea(rings.filter((ring) => measureArea([ring]) < 0)));
    expect(holes[1]!).toBeLessThan(holes[0]!);
  });

  it("leaves of the wood what was asked for", () => {
    const finished = finishOutline(boardOn(name), ringOf(name), usual);
    expect(measureArea(offsetBy(aroundIt(finished, 0.4), -0.2))).toBeCloseTo(measureArea(finished), 0);
  });
});

it("is counted once where two squares touch at a corner", () => {
  const lattice = latticeNamed("square");
  const cells = grown(lattice, bent);
  expect(touchAtCorner(lattice, cells)).toBe(true);
  const finished = finishOutline(boardOn("square"), cells, withoutClearance);
  expectDistance(finished, 0.6);
  // What are two outer corners to the formula, a quarter of a circle each, are two inner ones.
  expectArea(finished, 0.6, steinerArea(finished, 0.3) - (Math.PI / 2 + 2) * 0.3 ** 2);
});

describe.each([classic, cataloguePuzzle("hex-lake"), cataloguePuzzle("weekday")])("the tray of $id", (puzzle) => {
  it("has an opening that is moved inwards, and an outline that is moved outwards", () => {
    const frame = finishFrame(puzzle, usual);
    expectOffset(frame, 0.3);
    const [outer = 0, opening = 0] = frame.map((ring) => measureArea([ring]));
    const [outerCut = 0, openingCut = 0] = aroundIt(frame, 0.3).map((ring) => measureArea([ring]));
    expect(outerCut).toBeGreaterThan(outer);
    expect(-openingCut).toBeLessThan(-opening);
  });
});
