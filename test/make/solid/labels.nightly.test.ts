/** Labels on a tray stay in their cells, whatever they say. */

import { beforeAll, describe, expect, it } from "vitest";
import { languages } from "../../../src/core/calendar/languages.js";
import { latticeNamed } from "../../../src/core/lattice/lattice.js";
import { cellLabels } from "../../../src/core/puzzle/labels.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { difference, findBounds, findRings, intersection, measureArea, offsetBy } from "../../../src/make/plane.js";
import { makeTrayBody } from "../../../src/make/solid/bodies.js";
import { drawLabelRings } from "../../../src/make/solid/labels.js";
import type { Letters } from "../../../src/make/solid/letters.js";
import { solidSettings } from "../../../src/make/solid/parameters.js";
import { sketch } from "../../support/puzzles.js";
import { looseEdges, volumeOf } from "./measure.js";
import { defaultLetters, hostile } from "./puzzles.js";

let letters: Letters;
beforeAll(async () => {
  letters = await defaultLetters();
});

const classic = cataloguePuzzle("classic");

describe("labels", () => {
  it.each([
    ["raised", 1],
    ["engraved", -1],
  ] as const)("%s: one tight body, changed by what the letters hold", (labels, sign) => {
    const settings = solidSettings({ labels });
    const rings = drawLabelRings(classic, cellLabels(classic, "en"), letters, settings.cell);
    const { mesh } = makeTrayBody(classic, { labels: rings }, settings);
    const area = measureArea(rings.flat());
    const bare = volumeOf(makeTrayBody(classic, {}, settings).mesh);
    expect(looseEdges(mesh)).toEqual([]);
    expect(volumeOf(mesh) - bare).toBeCloseTo(sign * area * settings["label-depth"], 1);
    expect(area).toBeGreaterThan(200);
  });

  it.each(languages)("%s: every cell has letters, and none leaves its cell", (language) => {
    const puzzle = cataloguePuzzle("hex-lake");
    const rings = drawLabelRings(puzzle, cellLabels(puzzle, language), letters, 20).flat();
    const lattice = latticeNamed(puzzle.lattice);
    const cells = puzzle.board.cells.map(({ point }) =>
      offsetBy(findRings(lattice, [point], 20), -1, { corner: "mitre" }),
    );
    expect(measureArea(difference(rings, cells.flat()))).toBeCloseTo(0, 3);
    for (const cell of cells) expect(measureArea(intersection(rings, cell))).toBeGreaterThan(1);
  });

  it("fits hostile texts into their cells, in a tight body", () => {
    const texts = [...hostile, "\u202Eabc", "\u0000\u200D", "…", "ffi مارس 3月"];
    const puzzle = sketch({
      board: [texts.map((_, i) => `c${i}`).join(" ")],
      labels: { en: Object.fromEntries(texts.map((text, i) => [`c${i}`, text])) },
    });
    const rings = drawLabelRings(puzzle, cellLabels(puzzle, "en"), letters, 20);
    const { top, bottom } = findBounds(rings.flat());
    expect(bottom - top).toBeLessThan(20);
    for (const labels of ["raised", "engraved"])
      expect(looseEdges(makeTrayBody(puzzle, { labels: rings }, solidSettings({ labels })).mesh)).toEqual([]);
  });

  it("are filled around one by one, so that a board of hundreds takes seconds and not minutes", () => {
    const rows = Array.from({ length: 12 }, (_, row) => row);
    const puzzle = sketch({ board: rows.map((row) => rows.map((column) => `c${12 * row + column}`).join(" ")) });
    const rings = drawLabelRings(puzzle, cellLabels(puzzle, "en"), letters, 20);
    expect(rings).toHaveLength(144);
    expect(looseEdges(makeTrayBody(puzzle, { labels: rings }, solidSettings({})).mesh)).toEqual([]);
  });

  it("are alike in size within a field", () => {
    const heights = ["Jan", "Feb", "Mar"].map((_, i) => {
      const { x } = classic.board.cells[i]!.point;
      const own = drawLabelRings(classic, cellLabels(classic, "en"), letters, 20)
        .flat()
        .filter((ring) => {
          const { left, right, bottom } = findBounds([ring]);
          return (left + right) / 2 > 20 * (x - 0.5) && (left + right) / 2 < 20 * (x + 0.5) && bottom < 10;
        });
      return findBounds(own).top;
    });
    for (const height of heights) expect(Math.abs(height - heights[0]!)).toBeLessThan(0.3);
  });
});
