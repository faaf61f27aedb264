/** What is thin in letters: a printer prints it, even the hamza above an alif. */

import { describe, expect, it } from "vitest";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { findBounds, intersection, makeRectangle, measureArea } from "../../../src/make/plane.js";
import { drawLabelRings } from "../../../src/make/solid/labels.js";
import { measureUsualWidth, thickenSlivers } from "../../../src/make/solid/thin.js";
import { defaultLetters } from "./puzzles.js";

const letters = await defaultLetters();
const nozzle = 0.4;

describe("thin letters", () => {
  it("are wider where they were narrower than the nozzle, by less than a tenth of a millimetre, and nowhere else", () => {
    const bar = makeRectangle({ left: 0, top: 0, right: 5, bottom: 1 });
    const hair = makeRectangle({ left: 0, top: 2, right: 5, bottom: 2.33 });
    expect(thickenSlivers(bar, nozzle)).toEqual(bar);
    const wider = thickenSlivers([...bar, ...hair], nozzle);
    const height = (top: number) => findBounds(wider.filter((ring) => findBounds([ring]).top > top)).bottom - top;
    expect(height(1.5) + 1.5).toBeCloseTo(2.33 + 0.035, 2);
    expect(measureArea(intersection(wider, bar))).toBeCloseTo(5, 2);
    expect(measureUsualWidth(wider, nozzle)).toBeGreaterThan(0.39);
  });

  it("have a hamza that stays in the sliced layer: of months in Arabic nothing is much thinner than a nozzle", () => {
    const puzzle = cataloguePuzzle("classic");
    const months = drawLabelRings(puzzle, cellLabels(puzzle, "ar"), letters, 20).slice(0, 12);
    const thinnest = (rings: readonly (typeof months)[number][]) =>
      Math.min(...rings.flat().flatMap((ring) => (measureArea([ring]) > 0 ? [measureUsualWidth([ring], nozzle)] : [])));
    expect(thinnest(months)).toBeLessThan(0.29);
    expect(thinnest(months.map((rings) => thickenSlivers(rings, nozzle)))).toBeGreaterThan(0.3);
    const highest = Math.max(...months.map((rings) => findBounds(rings).bottom - findBounds(rings).top));
    expect(highest).toBeGreaterThan(4);
  });
});
