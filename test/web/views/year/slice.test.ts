/** The map of a year shows the targets it should, and knows which are dates. */

import { expect, it } from "vitest";
import { targetAt, targetNames } from "../../../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../../../src/formats/catalogue.js";
import { firstSlice, spotsOf, type YearSlice } from "../../../../src/web/views/year/slice.js";

const christmas = { year: 2026, month: 12, day: 25 };
const classic = cataloguePuzzle("classic");
const weekday = cataloguePuzzle("weekday");
const withYear = cataloguePuzzle("classic-year");

const spots = (puzzle: typeof classic, slice: YearSlice, year = 2026) =>
  spotsOf(puzzle, slice, { target: targetAt(puzzle, 0), year }).flatMap((row) => row.spots);

it("what is shown first follows from the fields", () => {
  expect(firstSlice(classic, christmas)).toEqual({ kind: "all" });
  expect(firstSlice(weekday, christmas)).toEqual({ kind: "year", year: 2026 });
  expect(firstSlice(withYear, christmas)).toEqual({ kind: "month", year: 2026, month: 12 });
});

it("a board of months and days shows all 372 targets, of which 366 are dates and 365 are this year's", () => {
  const all = spots(classic, { kind: "all" });
  expect(all).toHaveLength(372);
  expect(all.filter(({ isReal }) => isReal)).toHaveLength(366);
  expect(all.filter(({ date }) => date !== undefined)).toHaveLength(365);
  expect(spots(classic, { kind: "all" }, 2028).filter(({ date }) => date !== undefined)).toHaveLength(366);
});

it("a year has its dates with their weekdays, a weekday has every day, and only some are this year's", () => {
  const year = spots(weekday, { kind: "year", year: 2026 });
  expect(year).toHaveLength(365);
  const names = year.map(({ target }) => targetNames(weekday, target));
  expect(names).toContainEqual({ month: "Dec", day: "25", weekday: "Fri" });
  const mondays = spots(weekday, { kind: "weekday", weekday: 1 });
  expect(mondays).toHaveLength(372);
  expect(new Set(mondays.map(({ target }) => targetNames(weekday, target).weekday))).toEqual(new Set(["Mon"]));
  expect(mondays.filter(({ date }) => date !== undefined)).toHaveLength(52);
});

it("a month of a board with a year has its dates, each with the digits of the year", () => {
  const february = spots(withYear, { kind: "month", year: 2028, month: 2 });
  expect(february).toHaveLength(29);
  expect(targetNames(withYear, february[28]!.target)).toEqual({ month: "Feb", day: "29", tens: "T2", units: "U8" });
});
