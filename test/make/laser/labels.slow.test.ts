/** Engraved labels stay in their cells and can be read. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { languages, wordsOf } from "../../../src/core/calendar/languages.js";
import { type LatticeName, latticeNamed } from "../../../src/core/lattice/lattice.js";
import { engraveLabels } from "../../../src/make/laser/labels.js";
import { closePath, type Line } from "../../../src/make/laser/part.js";
import { findBounds, measureArea, union } from "../../../src/make/plane.js";
import { drawStrokes } from "../../../src/make/strokes/strokes.js";
import { readOutliner } from "../../../src/pens/outlines.js";
import { sketch } from "../../support/puzzles.js";

const outlinesOf = await readOutliner();
const lines = (text: string): readonly Line[] => drawStrokes(text) ?? union(outlinesOf(text)).map(closePath);

const hostile = [
  "<script>alert(1)</script>",
  `"'&]]>`,
  "🙂🙃👩‍👩‍👧",
  "\u202eabc\u202c",
  "يوم الأحد",
  "x".repeat(200),
  "ÄÖÜẞ",
  "Z̸̢͔a̷͎l̵̙g̸̰o̶̢",
  " ",
  "",
];

const centre = { square: { x: 0, y: 0 }, hex: { x: 0, y: 0 } };
/** Half of the widest and highest that a label may be, in sizes of a cell. */
const [halfWidth, halfHeight] = [0.41, 0.42];

function expectInside(lattice: LatticeName, label: string): void {
  const puzzle = sketch({ lattice, board: ["a"] });
  const drawn = engraveLabels(puzzle, 20, { labels: [label], lines });
  if (drawn.length === 0) return;
  const { left, right, top, bottom } = findBounds(drawn);
  const { x, y } = latticeNamed(lattice).centreInPlane(centre[lattice]);
  for (const side of [left, right]) expect(Math.abs(side / 20 - x)).toBeLessThanOrEqual(halfWidth + 1e-6);
  for (const side of [top, bottom]) expect(Math.abs(side / 20 - y)).toBeLessThanOrEqual(halfHeight);
}

describe("labels for the laser", () => {
  it.each(["square", "hex"] as const)("stay inside their cells, however hostile, on the %s lattice", (lattice) => {
    for (const label of hostile) expectInside(lattice, label);
    fc.assert(
      fc.property(fc.string({ unit: "binary", maxLength: 30 }), (label) => expectInside(lattice, label)),
      { numRuns: 40 },
    );
  });

  it.each(languages)("can be engraved in %s", (language) => {
    const { months, weekdays } = wordsOf(language);
    for (const word of [...months, ...weekdays]) expect(lines(word).length, word).toBeGreaterThan(0);
  });

  it("are alike in size where most of a field are, and smaller where they must be", () => {
    const labels = ["WWWW", "WWWW", "I", "WWWWWWWW"];
    const puzzle = sketch({ board: ["a b c d"], fields: { month: ["a", "b", "c", "d"] } });
    const drawn = engraveLabels(puzzle, 20, { labels, lines });
    const [first, second, short, long] = labels.map((_, cell) => {
      const { top, bottom } = findBounds(drawn.filter(([point]) => Math.round(point!.x / 20) === cell));
      return bottom - top;
    });
    expect(first).toBeLessThan(5);
    expect([second, short]).toEqual([expect.closeTo(first!, 6), expect.closeTo(first!, 6)]);
    expect(long).toBeLessThan(first! * 0.6);
  });
});

describe("outlines of letters", () => {
  it("are as wide as they should be, and joined letters overlap", () => {
    const apart = outlinesOf("يناير");
    expect(apart.length).toBeGreaterThan(4);
    expect(union(apart).length).toBeLessThan(apart.length);
    expect(measureArea(union(apart))).toBeGreaterThan(0.1);
  });

  it("run from right to left where the script does: the first letter stands on the right", () => {
    const box = (text: string) => findBounds(outlinesOf(text));
    const [alone, both] = [box("د"), box("دا")];
    expect(both.right).toBeGreaterThan(alone.right);
    const first = findBounds(outlinesOf("دا").slice(-1));
    const last = findBounds(outlinesOf("دا").slice(0, 1));
    expect(first.left).toBeGreaterThan(last.left);
  });

  it("are question marks where no font has the letter, and nothing where there is nothing to see", () => {
    expect(outlinesOf("🙂")).toEqual(outlinesOf("?"));
    expect(outlinesOf("\u200e\u202e")).toEqual([]);
  });

  it("stand on the line, capitals one high", () => {
    const { top, bottom } = findBounds(outlinesOf("H"));
    expect(bottom).toBeCloseTo(0, 1);
    expect(top).toBeCloseTo(-1, 1);
  });
});
