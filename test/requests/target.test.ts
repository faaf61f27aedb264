/** What a date and fields mean together, on Thursday 24 December 2026: the target, the date, and what is taken for granted. */

import { describe, expect, it } from "vitest";
import type { WrittenDate } from "../../src/core/calendar/date-text.js";
import type { Puzzle } from "../../src/core/puzzle/puzzle.js";
import { targetNames } from "../../src/core/puzzle/target.js";
import { unwrap } from "../../src/core/text/fault.js";
import { type DateAsked, readTarget } from "../../src/requests/target.js";
import { classic, weekday, year } from "../support/puzzles.js";
import { now } from "./support.js";

const months = "Jan, Feb, Mar, Apr, May, Jun, Jul, Aug, Sep, Oct, Nov, Dec";

const on = (day: number, month: number, rest: Partial<WrittenDate> = {}) => ({ day, month, ...rest });
const added = (day: string) => [`using ${day}; add a year to choose another`];
const written = (day: string) => [`using ${day}; write a date with its year to choose another`];

describe("a request", () => {
  it.each<[Puzzle, DateAsked, target: string, date: WrittenDate | undefined, notes?: string[]]>([
    [weekday, {}, "Dec 24 Thu", on(24, 12, { year: 2026 })],
    [weekday, { date: "25 Dec" }, "Dec 25 Fri", on(25, 12, { year: 2026 }), added("Friday 25 December 2026")],
    [
      weekday,
      { date: "25. Dezember", language: "de" },
      "Dec 25 Fri",
      on(25, 12, { year: 2026 }),
      added("Freitag, 25. Dezember 2026"),
    ],
    [weekday, { date: "Mon 25 Dec" }, "Dec 25 Mon", on(25, 12, { weekday: 1 })],
    [weekday, { date: "25 Dec 2027" }, "Dec 25 Sat", on(25, 12, { year: 2027 })],
    [weekday, { date: "25 Dec", weekday: "Mon" }, "Dec 25 Mon", on(25, 12)],
    [weekday, { date: "Fri 25 Dec", weekday: "Fri" }, "Dec 25 Fri", on(25, 12, { weekday: 5 })],
    [
      weekday,
      { fields: { month: "Feb", day: 28 } },
      "Feb 28 Sat",
      on(28, 2, { year: 2026 }),
      written("Saturday 28 February 2026"),
    ],
    [
      weekday,
      { fields: { month: "Feb", day: 29 } },
      "Feb 29 Tue",
      on(29, 2, { year: 2028 }),
      written("Tuesday 29 February 2028"),
    ],
    [weekday, { fields: { month: "Feb", day: 30 }, weekday: "Mon" }, "Feb 30 Mon", undefined],
    [weekday, { weekday: "Mon" }, "Dec 24 Mon", on(24, 12, { year: 2026 })],
    [
      weekday,
      { date: "25 Dec", fields: { month: "Nov" } },
      "Nov 25 Wed",
      on(25, 11, { year: 2026 }),
      added("Wednesday 25 November 2026"),
    ],
    [weekday, { date: "25 Dec 2027", fields: { " Month": "Nov" } }, "Nov 25 Thu", on(25, 11, { year: 2027 })],
    [weekday, { date: "31 Dec", fields: { month: "Nov" }, weekday: "Mon" }, "Nov 31 Mon", on(31, 12)],
    [weekday, { date: "29 Feb" }, "Feb 29 Tue", on(29, 2, { year: 2028 }), added("Tuesday 29 February 2028")],
    [classic, {}, "Dec 24", on(24, 12, { year: 2026 })],
    [classic, { date: "25 Dec" }, "Dec 25", on(25, 12)],
    [classic, { fields: { month: "Apr", day: 31 } }, "Apr 31", undefined],
    [classic, { date: "25 Dec", fields: { day: 3 } }, "Dec 3", on(25, 12)],
    [classic, { date: "31 Dec", fields: { month: "Apr" } }, "Apr 31", on(31, 12)],
    [year, {}, "Dec 24 T2 U6", on(24, 12, { year: 2026 })],
    [year, { date: "25 Dec" }, "Dec 25 T2 U6", on(25, 12, { year: 2026 }), added("Friday 25 December 2026")],
    [year, { date: "25 Dec 2031" }, "Dec 25 T3 U1", on(25, 12, { year: 2031 })],
    [year, { fields: { tens: "T3" } }, "Dec 24 T3 U6", on(24, 12, { year: 2026 })],
    [year, { date: "25 Dec", fields: { tens: "T3", units: "U0" } }, "Dec 25 T3 U0", on(25, 12)],
  ])("is understood: %#", (puzzle, asked, target, date, notes = []) => {
    const read = unwrap(readTarget(puzzle, asked, { now }));
    expect(Object.values(targetNames(puzzle, read.target)).join(" ")).toBe(target);
    expect(read.date).toEqual(date);
    expect(read.notes.map(({ message }) => message)).toEqual(notes);
  });

  it.each<[Puzzle, DateAsked, ...says: string[]]>([
    [weekday, { date: " " }, "the date is empty; leave it out to use today"],
    [weekday, { date: "Mon 25 Dec 2026" }, "25 December 2026 is a Friday, not a Monday"],
    [weekday, { date: "Fri 25 Dec", weekday: "Mon" }, 'use either "Fri 25 Dec" or the weekday Mon, not both'],
    [
      weekday,
      { fields: { month: "Feb", day: 30 } },
      "February has 29 days, so this day has no weekday; add one, as in <weekday: Mon>",
    ],
    [
      weekday,
      { date: "31 Dec", fields: { month: "Nov" } },
      "November has 30 days, so this day has no weekday; add one, as in <weekday: Mon>",
    ],
    [weekday, { fields: { month: "Feb" } }, "the field day is missing; choose a number from 1 to 31"],
    [weekday, { fields: { day: 5 } }, `the field month is missing; choose from ${months}`],
    [weekday, { fields: { day: 5 }, weekday: "Mon" }, `the field month is missing; choose from ${months}`],
    [
      weekday,
      { date: "30 Feb" },
      "February 2026 has 28 days; to see it anyway, write <fields: month=Feb> <fields: day=30> <weekday: Mon> instead of the date",
    ],
    [
      weekday,
      { date: "31 Apr", weekday: "Mon" },
      "April has 30 days; to see it anyway, write <fields: month=Apr> <fields: day=31> instead of the date",
    ],
    [weekday, { fields: { month: "Xxx" } }, `unknown month "Xxx"; choose from ${months}`],
    [weekday, { fields: { hour: 1 } }, 'unknown field "hour"; choose from month, day, weekday'],
    [
      weekday,
      { fields: { weekday: "Xyz" }, date: "25 Dec" },
      'unknown weekday "Xyz"; choose from Sun, Mon, Tue, Wed, Thu, Fri, Sat',
    ],
    [classic, { date: "25 Dec", weekday: "Mon" }, "sketch doesn't show weekdays"],
    [classic, { fields: { month: "Apr" } }, "the field day is missing; choose a number from 1 to 31"],
    [
      year,
      { fields: { month: "Feb", day: 30, tens: "T2" } },
      "the field units is missing; choose from U0, U1, U2, U3, U4, U5, U6, U7, U8, U9",
    ],
  ])("is refused: %#", (puzzle, asked, ...says) => {
    const spell = (part: string, value?: string): string => (value === undefined ? `<${part}>` : `<${part}: ${value}>`);
    const outcome = readTarget(puzzle, asked, { now, spell });
    expect(outcome.ok ? "understood" : outcome.kind).toBe("usage");
    expect(outcome.ok ? [] : outcome.faults.map(({ message }) => message)).toEqual(says);
  });
});
