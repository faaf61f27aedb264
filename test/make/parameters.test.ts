/** Measures, papers and settings are read as people write them. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { laserParameters } from "../../src/make/laser/parameters.js";
import {
  getRange,
  isInRange,
  measureIn,
  readSheetSize,
  resolveSettings,
  sharedParameters,
} from "../../src/make/parameters.js";

describe("measures", () => {
  it.each([
    ["0.15", 0.15],
    ["0,15", 0.15],
    ["20", 20],
    ["20mm", 20],
    ["20 mm", 20],
    ["007", 7],
  ])("%s is %d mm", (text, value) => expect(measureIn(text)).toBe(value));

  it.each(["", "-1", "1e3", ".5", "1.", "0x10", "1,000.5", "NaN", "Infinity", "20cm", "١٢", "1".repeat(10)])(
    "%s is none",
    (text) => expect(measureIn(text)).toBeNaN(),
  );

  it("are read as they were written", () => {
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 999_999 }), fc.integer({ min: 0, max: 3 }), (digits, places) => {
        const text = (digits / 10 ** places).toFixed(places);
        expect(measureIn(text)).toBe(Number(text));
      }),
    );
  });

  it("have ranges, which none is in that is no number", () => {
    expect(getRange({ min: 0.5, max: 2000 })).toBe("from 0.5 to 2,000");
    expect(getRange({})).toBe("from 0 up");
    expect([0.4, 0.5, 2000, 2001, Number.NaN].map((value) => isInRange({ min: 0.5, max: 2000 }, value))).toEqual([
      false,
      true,
      true,
      false,
      false,
    ]);
  });
});

describe("sheets", () => {
  it.each([
    ["400x300", 400, 300],
    ["400 × 300 mm", 400, 300],
    ["400X300", 400, 300],
    ["297,5*420.25", 297.5, 420.25],
    ["a4", 210, 297],
    ["LETTER", 215.9, 279.4],
  ])("%s", (text, width, height) => expect(readSheetSize(text)).toEqual({ width, height }));

  it.each(["", "x", "400", "400x", "400x300x200", "0x0", "10x400", "400x99999", "-400x300", "B5", "constructor"])(
    "%s is none",
    (text) => expect(readSheetSize(text)).toBeUndefined(),
  );
});

describe("settings", () => {
  const list = [...sharedParameters, ...laserParameters] as const;

  it("are what was asked for, else the usual, and no flag", () => {
    expect(resolveSettings(list, {})).toMatchObject({ cell: 20, kerf: 0.15, "pieces-only": false });
    expect(resolveSettings(list, { kerf: 0, "pieces-only": true })).toMatchObject({ kerf: 0, "pieces-only": true });
  });

  it("are usually within their own ranges", () => {
    const settings: Readonly<Record<string, unknown>> = resolveSettings(list, {});
    const measures = list.filter((parameter) => parameter.kind === "measure");
    expect(measures.filter((parameter) => !isInRange(parameter, Number(settings[parameter.name])))).toEqual([]);
  });
});
