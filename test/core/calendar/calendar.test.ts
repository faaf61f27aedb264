/** The calendar has the days, weekdays and leap years of the Gregorian one. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { addDays, daysInMonth, weekdayOf } from "../../../src/core/calendar/calendar.js";

const anyDay = fc.date({
  min: new Date("0001-01-02T00:00:00Z"),
  max: new Date("9999-12-30T00:00:00Z"),
  noInvalidDate: true,
});
const dateOf = (at: Date) => ({ year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() });

describe("the calendar", () => {
  it.each([
    [{ year: 2026, month: 12, day: 25 }, 5],
    [{ year: 2025, month: 7, day: 25 }, 5],
    [{ year: 2000, month: 2, day: 29 }, 2],
    [{ year: 1900, month: 3, day: 1 }, 4],
    [{ year: 33, month: 4, day: 1 }, 5],
  ])("knows the weekday of %o", (date, weekday) => {
    expect(weekdayOf(date)).toBe(weekday);
  });

  it.each([
    [2, 2024, 29],
    [2, 2025, 28],
    [2, 2000, 29],
    [2, 1900, 28],
    [2, undefined, 29],
    [4, undefined, 30],
    [12, 2026, 31],
  ])("gives month %i of %s the days it has", (month, year, days) => {
    expect(daysInMonth(month, year)).toBe(days);
  });

  it("steps from day to day and from weekday to weekday", () => {
    fc.assert(
      fc.property(anyDay, (at) => {
        const next = addDays(dateOf(at), 1);
        expect(next).toEqual(dateOf(new Date(at.getTime() + 86_400_000)));
        expect(weekdayOf(next)).toBe((weekdayOf(dateOf(at)) + 1) % 7);
        expect(addDays(next, -1)).toEqual(dateOf(at));
      }),
    );
  });
});
