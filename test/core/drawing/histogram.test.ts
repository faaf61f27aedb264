/** Bins hold every number once, and their bars fit the width. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { type Bin, binsOf } from "../../../src/core/drawing/histogram.js";
import { displayWidth } from "../../../src/core/drawing/width.js";
import { drawHistogram } from "../../../src/core/pens/text-histogram.js";

const ranges = (bins: readonly Bin[]) => bins.map(({ min, max, size }) => `${min}-${max}: ${size}`);
const anyNumbers = fc.array(fc.nat(20_000), { maxLength: 60 });

describe("bins", () => {
  it("are of a round width, as narrow as their number allows", () => {
    expect(ranges(binsOf([7, 19, 20, 59], 6))).toEqual([
      "1-9: 1",
      "10-19: 1",
      "20-29: 1",
      "30-39: 0",
      "40-49: 0",
      "50-59: 1",
    ]);
    expect(ranges(binsOf([7, 19, 20, 59], 3))).toEqual(["1-19: 2", "20-39: 1", "40-59: 1"]);
    expect(ranges(binsOf([97, 10_374], 12))).toContain("10000-10999: 1");
  });

  it("keep none apart from few", () => {
    expect(ranges(binsOf([0, 3, 0, 12], 4))).toEqual(["0-0: 2", "1-4: 1", "5-9: 0", "10-14: 1"]);
    expect(ranges(binsOf([0, 1, 2, 2], 12))).toEqual(["0-0: 1", "1-1: 1", "2-2: 2"]);
  });

  it("hold every number once", () => {
    fc.assert(
      fc.property(anyNumbers, fc.integer({ min: 1, max: 20 }), (numbers, most) => {
        const bins = binsOf(numbers, most);
        const between = ({ min, max }: Bin) => numbers.filter((n) => n >= min && n <= max).length;
        expect(bins.map(({ size }) => size)).toEqual(bins.map(between));
        expect(bins.reduce((sum, { size }) => sum + size, 0)).toBe(numbers.length);
        expect(bins.length).toBeLessThanOrEqual(most + 1);
      }),
    );
  });
});

describe("a histogram", () => {
  const bins = [
    { min: 0, max: 0, size: 1 },
    { min: 1, max: 999, size: 16 },
    { min: 1000, max: 1999, size: 0 },
    { min: 2000, max: 2999, size: 7 },
  ];

  it("has bars of eighths of a column, the longest over the whole width", () => {
    expect(drawHistogram(bins, { width: 25, ascii: false })).toEqual([
      "          0 ▋ 1",
      "      1–999 ██████████ 16",
      "1,000–1,999 0",
      "2,000–2,999 ████▍ 7",
    ]);
  });

  it("does with ASCII where there is nothing else", () => {
    expect(drawHistogram(bins, { width: 24, ascii: true })).toEqual([
      "          0 # 1",
      "      1-999 ######### 16",
      "1,000-1,999 0",
      "2,000-2,999 #### 7",
    ]);
  });

  it("colours the bars and nothing else", () => {
    const [first] = drawHistogram(bins, { width: 24, ascii: true, paint: (bar) => `<${bar}>` });
    expect(first).toBe("          0 <#> 1");
  });

  it("never gets wider than it may, if there is room for the figures, and shows whatever there is", () => {
    fc.assert(
      fc.property(anyNumbers, fc.integer({ min: 24, max: 120 }), fc.boolean(), (numbers, width, ascii) => {
        const all = binsOf(numbers, 12);
        const lines = drawHistogram(all, { width, ascii });
        expect(Math.max(...lines.map(displayWidth))).toBeLessThanOrEqual(width);
        expect(lines.map((line) => /[#█-▏]/.test(line))).toEqual(all.map(({ size }) => size > 0));
        if (ascii) expect(lines.join("")).toMatch(/^[ -~]*$/);
      }),
    );
  });
});
