/** Levels of heat share out the numbers, and a map in text fits its width. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import type { HeatMap } from "../../../src/core/drawing/heat-map.js";
import { levelOf, levelsOf } from "../../../src/core/drawing/levels.js";
import { displayWidth } from "../../../src/core/drawing/width.js";
import { ansiHeat } from "../../../src/core/pens/ansi-heat.js";
import { drawHeatMap } from "../../../src/core/pens/text-heat-map.js";
import { classicCounts } from "../../known/counts.js";
import { months, numbers } from "../../support/puzzles.js";

const small: HeatMap = {
  rows: ["Jan", "Sept"],
  columns: numbers(1, 12),
  values: [
    [1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12],
    [0, 100, 200, 300, 400, 500, 600, 700, 800, 900, 1000, 1100],
  ],
};
const table = classicCounts();
const classic: HeatMap = {
  rows: months,
  columns: numbers(1, 31),
  values: months.map((_, i) => table.filter(({ month }) => month === i + 1).map(({ count }) => count)),
};

describe("levels", () => {
  it("hold about as many numbers each, and never 0", () => {
    const levels = levelsOf([0, 1, 1, 2, 3, 50, 60, 70, 800], 4);
    expect(levels).toEqual([
      { min: 1, max: 1, heat: 0 },
      { min: 2, max: 3, heat: 1 / 3 },
      { min: 50, max: 60, heat: 2 / 3 },
      { min: 70, max: 800, heat: 1 },
    ]);
    expect([0, 1, 3, 60, 800].map((value) => levelOf(value, levels)?.min)).toEqual([undefined, 1, 2, 50, 70]);
  });

  it("are fewer where the numbers are alike", () => {
    expect(levelsOf([7, 7, 7], 4)).toEqual([{ min: 7, max: 7, heat: 1 }]);
    expect(levelsOf([0, 0], 4)).toEqual([]);
  });

  it("put every number between the min and the max of its level", () => {
    fc.assert(
      fc.property(
        fc.array(fc.integer({ min: 1, max: 300 }), { minLength: 1 }),
        fc.integer({ min: 1, max: 9 }),
        (all, most) => {
          const levels = levelsOf(all, most);
          expect(levels.length).toBeLessThanOrEqual(most);
          for (const value of all) {
            const level = levelOf(value, levels)!;
            expect(level.min <= value && value <= level.max).toBe(true);
          }
        },
      ),
    );
  });
});

describe("a heat map", () => {
  it("is made of shades, two columns a cell", () => {
    expect(drawHeatMap(small, { width: 40, ascii: false })).toEqual([
      "     1       5         10",
      "Jan  ░░░░░░░░░░▒▒▒▒▒▒▒▒▒▒▒▒▓▓",
      "Sept × ▓▓▓▓▓▓▓▓▓▓████████████",
      "",
      "     × none        ░░ 1–5",
      "     ▒▒ 6–11       ▓▓ 12–500",
      "     ██ 600–1,100",
    ]);
  });

  it("is narrower on a narrow terminal, and left out where nothing can be seen", () => {
    const lines = drawHeatMap(small, { width: 20, ascii: true });
    expect(lines.slice(0, 3).map(displayWidth)).toEqual([16, 17, 17]);
    expect(drawHeatMap(small, { width: 16, ascii: true })).toEqual([]);
  });

  it("shows the numbers themselves where there is room, and then needs no legend", () => {
    const lines = drawHeatMap(small, { width: 100, ascii: true });
    expect(lines).toHaveLength(3);
    expect(lines[1]?.split(/ +/)).toEqual(["Jan", ...numbers(1, 12)]);
    expect(lines[2]?.split(/ +/).slice(0, 3)).toEqual(["Sept", "0", "100"]);
    expect(new Set(lines.map(displayWidth)).size).toBe(1);
  });

  it("is painted by heat, with nothing where there is nothing", () => {
    const paint = (text: string, heat: number) => `[${text}${heat.toFixed(2)}]`;
    const [, , sept, , none] = drawHeatMap(small, { width: 40, ascii: false, paint });
    expect(sept?.startsWith("Sept × [  ")).toBe(true);
    expect(sept?.endsWith("[  1.00]")).toBe(true);
    expect(none).toContain("× none");
  });

  it("of the classic year fits 80 columns and 40", () => {
    for (const width of [80, 40]) {
      for (const ascii of [true, false]) {
        const lines = drawHeatMap(classic, { width, ascii });
        expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
        expect(lines.filter((line) => months.includes(line.slice(0, 3)))).toHaveLength(12);
      }
    }
  });

  it("keeps its columns below each other in scripts of any width", () => {
    const wide = { ...small, rows: ["一月", "ديسمبر"] };
    const [, first, second] = drawHeatMap(wide, { width: 40, ascii: false });
    expect(displayWidth(first ?? "")).toBe(displayWidth(second ?? ""));
  });

  it("gets darker with every level in colour", () => {
    const grounds = [0, 1, 2, 3, 4, 5, 6, 7].map((i) => /48;5;(\d+)m/.exec(ansiHeat(" ", i / 7))?.[1]);
    const steps = [0, 95, 135, 175, 215, 255];
    const lightness = grounds.map((ground) => {
      const n = Number(ground) - 16;
      const [red, green, blue] = [Math.floor(n / 36), Math.floor(n / 6) % 6, n % 6].map((step) => steps[step]!);
      return 0.299 * red! + 0.587 * green! + 0.114 * blue!;
    });
    expect(lightness).toEqual([...lightness].sort((a, b) => b - a));
    expect(new Set(lightness).size).toBe(8);
  });
});
