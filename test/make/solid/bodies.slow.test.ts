/** Bodies are closed, look outwards, and have the volume they should have. */

import * as fc from "fast-check";
import { describe, expect, it } from "vitest";
import { latticeNamed, type Point } from "../../../src/core/lattice/lattice.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { findBounds, findRings, measureArea, offsetBy, type Ring, union } from "../../../src/make/plane.js";
import { makeFrameBody, makePieceBodies, makeTrayBody } from "../../../src/make/solid/bodies.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { expectedVolume, footprint, looseEdges, volumeOf } from "./measure.js";
import { anySettings, anyShape, puzzleWith } from "./puzzles.js";
import { shapesOfSolution } from "./tilings.js";

const runs = { numRuns: 8 };

describe("pieces", () => {
  it("are tight, look outwards and have the volume that counting cells, sides and corners gives", () => {
    fc.assert(
      fc.property(anyShape, anySettings, ({ lattice, cells }, settings) => {
        const { mesh } = makePieceBodies(puzzleWith(lattice, cells, [cells]), settings)[0]!;
        expect(looseEdges(mesh)).toEqual([]);
        const expected = expectedVolume(lattice, cells, settings);
        expect(Math.abs(volumeOf(mesh) / expected - 1)).toBeLessThan(1e-4);
      }),
      runs,
    );
  });

  it("are tight also where edges are cut deeper than corners are round", () => {
    const settings = solidSettings({ radius: 0.5, chamfer: 2 });
    const { mesh } = makePieceBodies(cataloguePuzzle("hex-lake"), settings)[0]!;
    expect(looseEdges(mesh)).toEqual([]);
    expect(volumeOf(mesh)).toBeGreaterThan(0);
  });

  it.each(["classic", "hex-lake"] as const)("of a solution of %s fill the board, the gaps added", (id) => {
    const puzzle = cataloguePuzzle(id);
    const lattice = latticeNamed(puzzle.lattice);
    const settings = solidSettings({ radius: 0, chamfer: 0 });
    const shapes: Point[][] = shapesOfSolution(puzzle);
    const bodies = makePieceBodies(puzzleWith(puzzle.lattice, shapes.flat(), shapes), settings);
    const pieces = bodies.map(({ mesh }) => footprint(mesh));
    const covered = measureArea(findRings(lattice, shapes.flat(), settings.cell));
    const grown = pieces.map((rings): Ring[] => offsetBy(rings, settings.clearance / 2, { corner: "mitre" }));
    // Half the clearance more, and they touch: no overlap, for the areas add up, and no gap, for they make the board.
    expect(grown.reduce((sum, rings) => sum + measureArea(rings), 0)).toBeCloseTo(covered, 1);
    expect(measureArea(union(...grown))).toBeCloseTo(covered, 1);
  });
});

describe("the tray and the frame", () => {
  it("are tight and look outwards on any board, also with islands and cells that touch at corners", () => {
    fc.assert(
      fc.property(anyShape, anySettings, ({ lattice, cells }, settings) => {
        const puzzle = puzzleWith(lattice, cells, []);
        for (const { mesh } of [makeTrayBody(puzzle, {}, settings), makeFrameBody(puzzle, settings)]) {
          expect(looseEdges(mesh)).toEqual([]);
          expect(volumeOf(mesh)).toBeGreaterThan(0);
        }
      }),
      runs,
    );
  });

  it("leave the board and half the clearance free, and a border around it", () => {
    const settings = solidSettings({ radius: 0, chamfer: 0 });
    const { cell, clearance, border } = settings;
    const puzzle = cataloguePuzzle("weekday-9x6");
    const { rows, columns } = puzzle.board;
    const rings = footprint(makeFrameBody(puzzle, settings).mesh);
    const inside = rings.filter((ring) => measureArea([ring]) < 0);
    const { left, right, top, bottom } = findBounds(inside);
    expect(right - left).toBeCloseTo(columns * cell + clearance, 3);
    expect(bottom - top).toBeCloseTo(rows * cell + clearance, 3);
    const outside = findBounds(rings);
    expect(left - outside.left).toBeCloseTo(border, 3);
    expect(outside.bottom - bottom).toBeCloseTo(border, 3);
  });

  it("one body or two hold the same plastic, but for the edge cut below", () => {
    const measures = { chamfer: 0, labels: "none" };
    const puzzle = cataloguePuzzle("classic");
    const fixed = volumeOf(makeTrayBody(puzzle, {}, solidSettings({ ...measures, frame: "fixed" })).mesh);
    const loose = solidSettings(measures);
    const two = volumeOf(makeTrayBody(puzzle, {}, loose).mesh) + volumeOf(makeFrameBody(puzzle, loose).mesh);
    expect(fixed).toBeCloseTo(two, 2);
  });
});
