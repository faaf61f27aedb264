/** How each language writes numbers, measures, lists, sizes and times. */

import { expect, it } from "vitest";
import { languages } from "../../src/core/calendar/languages.js";
import { formatsIn } from "../../src/core/i18n/formats.js";

it.each(languages)("measures are exact in %s, with the marks of the language", (language) => {
  const { formatMeasure } = formatsIn(language);
  const mark = new Intl.NumberFormat(`${language}-u-nu-latn`).format(0.5)[1];
  expect(formatMeasure(0.05)).toBe(`0${mark}05`);
  expect(formatMeasure("50.5 × 60 mm")).toBe(`50${mark}5 × 60 mm`);
});

it.each(languages)("numbers are written in %s in the digits of the board", (language) => {
  const { formatNumber, formatDecimal, formatAmount } = formatsIn(language);
  expect(formatNumber(12_345).replace(/\D/g, "")).toBe("12345");
  expect(formatDecimal(3).replace(/\D/g, "")).toBe("30");
  expect(formatAmount(2 ** 60)).toMatch(/^(>|more than) 1/);
  expect(formatAmount(2 ** 60)).toContain(formatNumber(1_000_000_000));
});

it("lists are as people say them", () => {
  expect(formatsIn("en").formatList(["a", "b", "c"])).toBe("a, b and c");
  expect(formatsIn("en").formatChoice(["a", "b", "c"])).toBe("a, b or c");
  expect(formatsIn("ja").joinByCommas(["a", "b"])).toBe("a、b");
  expect(formatsIn("fr").joinBySemicolons(["a", "b"])).toBe("a\u202f; b");
  expect(formatsIn("zh").tidy("第 一月 格，L5 和 P5")).toBe("第一月格，L5 和 P5");
});

it("sizes and times are as coarse as somebody who waits wants them", () => {
  const { formatSize, formatDuration } = formatsIn("en");
  expect([1, 812, 24_400, 1_250_000].map(formatSize)).toEqual(["1 byte", "812 bytes", "24 kB", "1.3 MB"]);
  expect([0.4, 50, 720, 61_200].map(formatDuration)).toEqual(["1 s", "50 s", "12 min", "17 h"]);
});
