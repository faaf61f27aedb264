/** Dates and names become targets, or a sentence about what is wrong with them. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { weekdayOf } from "../../../src/core/calendar/calendar.js";
import type { PartialDate } from "../../../src/core/puzzle/date-fields.js";
import { targetFromDate } from "../../../src/core/puzzle/dates.js";
import { type Names, targetFromNames } from "../../../src/core/puzzle/names.js";
import type { Puzzle, Target } from "../../../src/core/puzzle/puzzle.js";
import { isRealDate, realDates } from "../../../src/core/puzzle/real-dates.js";
import { targetAt, targetCount, targetNames } from "../../../src/core/puzzle/target.js";
import type { Result } from "../../../src/core/text/fault.js";
import { classic, months, numbers, sketch, weekday, weekdays, year } from "../../support/puzzles.js";

const names = (puzzle: Puzzle, result: Result<Target>) =>
  result.ok ? targetNames(puzzle, result.value) : result.faults;
const dated = (puzzle: Puzzle, date: PartialDate, named?: Names) => names(puzzle, targetFromDate(puzzle, date, named));
const named = (puzzle: Puzzle, given: Names) => names(puzzle, targetFromNames(puzzle, given));
const messages = (result: Result<Target>) => (result.ok ? [] : result.faults.map(({ message }) => message));

const moon = sketch({
  board: [months.join(" "), numbers(1, 31).join(" "), "new half full"],
  fields: { month: months, day: numbers(1, 31), moon: ["new", "half", "full"] },
});

describe("a date", () => {
  it("becomes a target", () => {
    expect(dated(classic, { month: 12, day: 25 })).toEqual({ month: "Dec", day: "25" });
    expect(dated(classic, { year: 2026, month: 1, day: 1 })).toEqual({ month: "Jan", day: "1" });
  });

  it("brings its weekday along when its year is known", () => {
    expect(dated(weekday, { year: 2025, month: 7, day: 25 })).toEqual({ month: "Jul", day: "25", weekday: "Fri" });
  });

  it("can be given with a weekday instead of a year", () => {
    expect(dated(weekday, { month: 7, day: 25, weekday: 0 })).toEqual({ month: "Jul", day: "25", weekday: "Sun" });
  });

  it("shows the digits of its year", () => {
    const target = { month: "Dec", day: "24", tens: "T2", units: "U5" };
    expect(dated(year, { year: 2025, month: 12, day: 24 })).toEqual(target);
  });

  it("leaves fields that no calendar knows to their names", () => {
    const target = { month: "Dec", day: "25", moon: "full" };
    expect(dated(moon, { month: 12, day: 25 }, { moon: "full" })).toEqual(target);
    expect(messages(targetFromDate(moon, { month: 12, day: 25 }))).toEqual([
      "the field moon is missing; choose from new, half, full",
    ]);
  });

  it("is overruled by a name, and then not held against the calendar", () => {
    expect(dated(classic, { year: 2026, month: 4, day: 30 }, { day: "31" })).toEqual({ month: "Apr", day: "31" });
    const monday = { month: "Dec", day: "25", weekday: "Mon" };
    expect(dated(weekday, { year: 2026, month: 12, day: 25 }, { weekday: "mon" })).toEqual(monday);
    expect(messages(targetFromDate(weekday, { year: 2026, month: 4, day: 30 }, { day: "31" }))).toEqual([
      "the weekday is missing; add it, or write the date with its year",
    ]);
    const leap = { month: "Feb", day: "29", tens: "T2", units: "U4" };
    expect(dated(year, { year: 2026, month: 2, day: 29 }, { units: "U4" })).toEqual(leap);
  });
});

describe("a date that is wrong", () => {
  it.each<[string, Puzzle, PartialDate, string]>([
    [
      "31 April",
      classic,
      { month: 4, day: 31 },
      "April has 30 days; to see it anyway, write month=Apr day=31 instead of the date",
    ],
    [
      "30 February",
      classic,
      { month: 2, day: 30 },
      "February has 29 days; to see it anyway, write month=Feb day=30 instead of the date",
    ],
    [
      "29 February of a common year",
      classic,
      { year: 2026, month: 2, day: 29 },
      "February 2026 has 28 days; to see it anyway, write month=Feb day=29 instead of the date",
    ],
    ["29 February 1900", classic, { year: 1900, month: 2, day: 29 }, "February 1900 has 28 days; to see it"],
    [
      "another weekday",
      weekday,
      { year: 2026, month: 12, day: 25, weekday: 6 },
      "25 December 2026 is a Friday, not a Saturday",
    ],
    ["no weekday", weekday, { month: 12, day: 25 }, "the weekday is missing; add it, or write the date with its year"],
    ["no day", classic, { month: 12 }, "the day is missing; write a date such as 25 Dec"],
    ["no year", year, { month: 12, day: 25 }, "the year is missing; this puzzle shows its tens digit"],
    ["a 13th month", classic, { month: 13, day: 1 }, "month: expected a whole number from 1 to 12, not 13"],
    ["half a day", classic, { month: 1, day: 1.5 }, "day: expected a whole number from 1 to 31, not 1.5"],
    [
      "an eighth weekday",
      weekday,
      { month: 1, day: 1, weekday: 7 },
      "weekday: expected a whole number from 0 to 6, not 7",
    ],
  ])("is answered with a sentence: %s", (_, puzzle, date, message) => {
    expect(messages(targetFromDate(puzzle, date))[0]).toContain(message);
  });

  it.each([2024, 2000, undefined])("is not 29 February in %s", (leapYear) => {
    const date = leapYear === undefined ? { month: 2, day: 29 } : { year: leapYear, month: 2, day: 29 };
    expect(dated(classic, date)).toEqual({ month: "Feb", day: "29" });
  });

  it("needs a choice for each of its parts", () => {
    const few = sketch({ board: ["Jan 1 2 Sun"], fields: { month: ["Jan"], day: ["1", "2"], weekday: ["Sun"] } });
    const faults = (date: PartialDate) => {
      const result = targetFromDate(few, date);
      return result.ok ? [] : result.faults;
    };
    expect(faults({ month: 1, day: 3, weekday: 0 })).toMatchObject([
      { path: ["day"], message: "this puzzle has no day 3" },
    ]);
    expect(faults({ month: 1, day: 1, weekday: 1 })).toMatchObject([
      { path: ["weekday"], message: "this puzzle has no weekday Monday" },
    ]);
    expect(faults({ month: 13, day: 1, weekday: 0 })[0]?.path).toEqual(["month"]);
  });

  it("tells everything that is missing", () => {
    expect(messages(targetFromDate(weekday, {}))).toHaveLength(3);
  });
});

describe("names", () => {
  it("make any target, date or not, in any case", () => {
    expect(named(classic, { month: "Apr", day: "31" })).toEqual({ month: "Apr", day: "31" });
    expect(named(classic, { Month: "apr", DAY: " 31 " })).toEqual({ month: "Apr", day: "31" });
  });

  it("must be unambiguous where the case is wrong", () => {
    const cased = sketch({ board: ["a A b"], fields: { letter: ["a", "A", "b"] } });
    expect(named(cased, { letter: "A" })).toEqual({ letter: "A" });
    expect(named(cased, { letter: "B" })).toEqual({ letter: "b" });
    const twice = sketch({ board: ["xy XY b"], fields: { letter: ["xy", "XY", "b"] } });
    expect(messages(targetFromNames(twice, { letter: "Xy" }))[0]).toContain("unknown letter");
  });

  it("get a suggestion where they are misspelt", () => {
    expect(messages(targetFromNames(classic, { mnth: "Apr", day: "32" }))).toEqual([
      'unknown field "mnth"; did you mean month?',
      "the field month is missing; choose from Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec",
      'unknown day "32"; choose a number from 1 to 31',
    ]);
    const misspelt = targetFromNames(classic, { mnth: "Apr", day: "32" });
    expect(misspelt.ok || misspelt.faults.map(({ path }) => path)).toEqual([["mnth"], ["month"], ["day"]]);
    expect(messages(targetFromNames(moon, { month: "Jan", day: "1", moon: "crescent" }))).toEqual([
      'unknown moon "crescent"; choose from new, half, full',
    ]);
  });

  it("may be numbers, but nothing else", () => {
    expect(named(classic, { month: "May", day: 1 })).toEqual({ month: "May", day: "1" });
    expect(messages(targetFromNames(classic, { month: 5, day: 1 }))[0]).toContain('unknown month "5"');
    const strange = { month: null, day: ["1"] } as unknown as Names;
    expect(messages(targetFromNames(classic, strange))).toEqual([
      "the field month: expected the name of a choice, such as Jan",
      "the field day: expected the name of a choice, such as 1",
    ]);
  });

  it("name each field once", () => {
    expect(messages(targetFromNames(classic, { month: "Dec", Month: "Jan", day: "1" }))).toEqual([
      'the field month is given twice, the second time as "Month"',
    ]);
  });

  it("may be hostile", () => {
    const hostile = JSON.parse('{"__proto__": "x", "constructor": "y"}') as Names;
    expect(messages(targetFromNames(classic, hostile))).toHaveLength(4);
  });
});

describe("real dates", () => {
  const notDates = (puzzle: Puzzle) => {
    const real = new Set(realDates(puzzle));
    const all = Array.from({ length: targetCount(puzzle) }, (_, i) => i);
    return all
      .filter((i) => !real.has(i))
      .map((i) => Object.values(targetNames(puzzle, targetAt(puzzle, i))).join(" "));
  };

  it("are 366 of the months and days", () => {
    expect(realDates(classic)).toHaveLength(366);
    expect(notDates(classic)).toEqual(["Feb 30", "Feb 31", "Apr 31", "Jun 31", "Sep 31", "Nov 31"]);
  });

  it("come with every weekday in some year", () => {
    expect(realDates(weekday)).toHaveLength(366 * 7);
  });

  it("know from two digits whether 29 February can be", () => {
    expect(realDates(year)).toHaveLength(365 * 100 + 25);
    expect(isRealDate(year, [1, 28, 0, 0])).toBe(true);
    expect(isRealDate(year, [1, 28, 2, 6])).toBe(false);
  });

  it("are held against the calendar when digits and weekday are all there", () => {
    const full = sketch({
      board: [months.join(" "), numbers(1, 31).join(" "), weekdays.join(" "), "K1 K2 H0 H9 T2 U4 U6"],
      fields: {
        month: months,
        day: numbers(1, 31),
        weekday: weekdays,
        thousands: { K0: [], K1: [], K2: [] },
        hundreds: { H0: [] },
        tens: { T0: [] },
        units: { U0: [], U1: [], U2: [], U3: [], U4: [] },
      },
    });
    const real = realDates(full).map((index) => targetAt(full, index));
    const in2004 = real.filter((target) => target.slice(3).join("") === "2004");
    expect(in2004).toHaveLength(366);
    for (const [month = 0, day = 0, week] of in2004) {
      expect(weekdayOf({ year: 2004, month: month + 1, day: day + 1 })).toBe(week);
    }
    // There's no year 0.
    expect(new Set(real.map((target) => target.slice(3).join(""))).has("0000")).toBe(false);
  });

  it("need no month where the puzzle has none", () => {
    const days = sketch({ board: [numbers(1, 31).join(" ")], fields: { day: numbers(1, 31) } });
    expect(realDates(days)).toHaveLength(31);
  });
});
