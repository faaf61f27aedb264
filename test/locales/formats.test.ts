/** How each language writes numbers, measures, lists, sizes and times. */

import { expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { tidy } from "../../src/core/i18n/chinese.js";
import {
  formatAmount,
  formatChoice,
  formatDecimal,
  formatDuration,
  formatList,
  formatMeasure,
  formatNumber,
  formatSize,
  joinByCommas,
  joinBySemicolons,
} from "../../src/core/i18n/formats.js";

it.each(languages)("measures are exact in %s, with the marks of the language", (language) => {
  const mark = new Intl.NumberFormat(`${language}-u-nu-latn`).format(0.5)[1];
  expect(formatMeasure(language, 0.05)).toBe(`0${mark}05`);
  expect(formatMeasure(language, "50.5 × 60 mm")).toBe(`50${mark}5 × 60 mm`);
});

it.each(languages)("numbers are written in %s in the digits of the board", (language) => {
  expect(formatNumber(language, 12_345).replace(/\D/g, "")).toBe("12345");
  expect(formatDecimal(language, 3).replace(/\D/g, "")).toBe("30");
  expect(formatAmount(language, 2 ** 60)).toMatch(/^(>|more than) 1/);
  expect(formatAmount(language, 2 ** 60)).toContain(formatNumber(language, 1_000_000_000));
});

it("lists are as people say them", () => {
  expect(formatList("en", ["a", "b", "c"])).toBe("a, b and c");
  expect(formatChoice("en", ["a", "b", "c"])).toBe("a, b or c");
  expect(joinByCommas("ja", ["a", "b"])).toBe("a、b");
  expect(joinBySemicolons("fr", ["a", "b"])).toBe("a\u202f; b");
  expect(tidy("第 一月 格，L5 和 P5")).toBe("第一月格，L5 和 P5");
});

it("sizes and times are as coarse as somebody who waits wants them", () => {
  expect([1, 812, 24_400, 1_250_000].map((bytes) => formatSize("en", bytes))).toEqual([
    "1 byte",
    "812 bytes",
    "24 kB",
    "1.3 MB",
  ]);
  expect([0.4, 50, 720, 61_200].map((seconds) => formatDuration("en", seconds))).toEqual([
    "1 s",
    "50 s",
    "12 min",
    "17 h",
  ]);
});
