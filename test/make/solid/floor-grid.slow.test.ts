/** Grooves on the floor of a tray: between all cells, in a tight body, and none below a word. */

import { describe, expect, it } from "vitest";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { intersection, measureArea, type Ring } from "../../../src/make/plane.js";
import { makeTrayBody } from "../../../src/make/solid/bodies.js";
import { grooveRings } from "../../../src/make/solid/floor-grid.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { looseEdges, volumeOf } from "./measure.js";

const square = (x: number, y: number, half: number): Ring => [
  { x: x - half, y: y - half },
  { x: x + half, y: y - half },
  { x: x + half, y: y + half },
  { x: x - half, y: y + half },
];

describe("the grid on the floor", () => {
  it.each(["classic", "weekday", "hex-lake", "domino-months"] as const)("%s: takes away what it covers", (id) => {
    const puzzle = cataloguePuzzle(id);
    const settings = solidSettings({ frame: "fixed" });
    const grooves = grooveRings(puzzle, cellLabels(puzzle, "en"), settings);
    const { mesh } = makeTrayBody(puzzle, { grooves }, settings);
    expect(looseEdges(mesh)).toEqual([]);
    const bare = volumeOf(makeTrayBody(puzzle, {}, settings).mesh);
    expect(measureArea(grooves)).toBeGreaterThan(400);
    expect(bare - volumeOf(mesh)).toBeCloseTo(measureArea(grooves) * settings["grid-depth"], 1);
  });

  it("has no line below a word, and one beside it", () => {
    const puzzle = cataloguePuzzle("domino-months");
    const grooves = grooveRings(puzzle, cellLabels(puzzle, "en"), solidSettings({}));
    const seen = (x: number, y: number): number => measureArea(intersection(grooves, [square(x, y, 2)]));
    expect(seen(10, 0)).toBe(0);
    expect(seen(30, 0)).toBeCloseTo(4 * 0.6, 3);
  });

  it("is left out where its depth is 0", () => {
    const puzzle = cataloguePuzzle("classic");
    expect(grooveRings(puzzle, [], solidSettings({ "grid-depth": 0 }))).toEqual([]);
  });
});
