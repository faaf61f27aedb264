/** Tabs interrupt a cut here and there, and nothing else about it changes. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { drawSheet, layLaserSheets } from "../../../src/make/laser/drawing.js";
import { isClosed, type Line } from "../../../src/make/laser/part.js";
import { addTabs, measureTabGap } from "../../../src/make/laser/tabs.js";
import { makeCircle, makeRectangle } from "../../../src/make/plane.js";
import { lettering, usual } from "./support.js";

const lengthOf = (lines: readonly Line[]): number =>
  lines.reduce(
    (sum, line) =>
      sum + line.slice(1).reduce((own, { x, y }, i) => own + Math.hypot(x - line[i]!.x, y - line[i]!.y), 0),
    0,
  );

describe("tabs", () => {
  const [ring = []] = makeRectangle({ left: 0, top: 0, right: 100, bottom: 60 });

  it("are as wide as asked for, at least two of them", () => {
    const lines = addTabs(ring, 0.8);
    expect(lines).toHaveLength(4);
    expect(320 - lengthOf(lines)).toBeCloseTo(4 * 0.8, 6);
    expect(lines.some(isClosed)).toBe(false);
    expect(addTabs(makeRectangle({ left: 0, top: 0, right: 20, bottom: 20 })[0] ?? [], 0.5)).toHaveLength(2);
  });

  it("are as wide when the beam has burned its own width off their ends", () => {
    expect(measureTabGap({ ...usual, tabs: 0.5, kerf: 0.2 })).toBeCloseTo(0.7, 9);
    expect(measureTabGap({ ...usual, tabs: 0, kerf: 0.2 })).toBe(0);
    expect(measureTabGap(usual)).toBe(0);
  });

  it("are left out where nobody wants them, and where no side is long enough", () => {
    expect(addTabs(ring, 0).map(isClosed)).toEqual([true]);
    expect(addTabs(makeCircle({ x: 0, y: 0 }, 2), 0.5).map(isClosed)).toEqual([true]);
  });

  it.each(["classic", "hex-lake"] as const)("open every cut of %s, and leave no hair", (id) => {
    const puzzle = cataloguePuzzle(id);
    const settings = { ...usual, tabs: 0.6 };
    const sheets = layLaserSheets(puzzle, settings, lettering(puzzle));
    if (!sheets.ok) throw new Error("it should fit");
    const { cut } = drawSheet("", sheets.value, settings.sheet, settings.tabs).lines;
    expect(cut.length).toBeGreaterThan(20);
    for (const line of cut) {
      expect(isClosed(line)).toBe(false);
      for (const [i, { x, y }] of line.slice(1).entries())
        expect(Math.hypot(x - line[i]!.x, y - line[i]!.y)).toBeGreaterThan(0.01);
    }
  });
});
