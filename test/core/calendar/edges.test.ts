/** Where dates begin and end: the first and the last that are read, and what is said just beyond. */

import { describe, expect, it } from "vitest";
import { localDate, upTo } from "../../../src/core/calendar/calendar.js";
import { formatDate } from "../../../src/core/calendar/date-text.js";
import type { Language } from "../../../src/core/calendar/languages.js";
import { parseDate } from "../../../src/core/calendar/parse-date.js";

const read = (text: string, language: Language = "en", today = { year: 2026, month: 12, day: 31 }) => {
  const result = parseDate(text, { today, language });
  return result.ok ? result.value : result.faults[0]?.message;
};

describe("the calendar ends", () => {
  it.each([
    ["tomorrow", { year: 9999, month: 12, day: 30 }, { year: 9999, month: 12, day: 31 }],
    ["tomorrow", { year: 9999, month: 12, day: 31 }, '"tomorrow" is outside the years 1 to 9999'],
    ["yesterday", { year: 1, month: 1, day: 2 }, { year: 1, month: 1, day: 1 }],
    ["yesterday", { year: 1, month: 1, day: 1 }, '"yesterday" is outside the years 1 to 9999'],
  ])("for %s of %o", (text, today, answer) => expect(read(text, "en", today)).toEqual(answer));

  it.each([
    ["9999-12-31", { year: 9999, month: 12, day: 31 }],
    ["0001-01-01", { year: 1, month: 1, day: 1 }],
    ["0000-01-01", 'there is no year 0 in "0000-01-01"'],
    ["31/12/2026", { year: 2026, month: 12, day: 31 }],
    ["1/31", { month: 1, day: 31 }],
    ["31.12.", { month: 12, day: 31 }],
  ])("at %s", (text, answer) => expect(read(text)).toEqual(answer));
});

describe("numbers in the wrong places", () => {
  it.each([
    ["31-12", `there is no month 31 in "31-12"; did you mean 12-31?`],
    ["13-1", `there is no month 13 in "13-1"; did you mean 1-13?`],
    ["2026-25-12", `there is no month 25 in "2026-25-12"; did you mean 2026-12-25?`],
    ["32-12", 'there is no month 32 in "32-12"'],
    ["25-13", 'there is no month 25 in "25-13"'],
    ["25-0", 'there is no month 25 in "25-0"'],
    ["0-5", 'there is no month 0 in "0-5"'],
    ["5-0", 'there is no day 0 in "5-0"'],
    ["5-32", 'there is no day 32 in "5-32"'],
  ])("are put right where they can be: %s", (text, sentence) => expect(read(text)).toBe(sentence));

  it.each(["0/12", "12/0", "40/50", "13/13", "0.5.", "32/12/2026"])("make no date: %s", (text) => {
    expect(read(text)).toBe(`"${text}" isn't a date; try today, 2026-12-25, 12-25, 25 Dec or Dec 25`);
  });

  it.each([
    ["3/4", "3 April", "4 March"],
    ["3 4", "3 April", "4 March"],
    ["3/4/2026", "3 April 2026", "4 March 2026"],
    ["12.11.2026", "12 November 2026", "11 December 2026"],
  ])("leave open which one is the month: %s", (text, one, other) => {
    expect(read(text)).toBe(`"${text}" could mean ${one} or ${other}; write one of them`);
  });

  it.each(["25 12", "3 3"])("between blanks aren't a date yet: %s", (text) => {
    expect(read(text)).toContain(`"${text}" doesn't say which number is the month; try today`);
  });

  it.each(["12345 Dec", "123 Dec", "25 Dec 20261", "100日12月"])("are too long for a day or a year: %s", (text) => {
    expect(read(text, "ja")).toContain("isn't a date");
  });
});

describe("a text around a date", () => {
  it("may have blanks before and behind", () => {
    expect(read(" 12-25 ")).toEqual({ month: 12, day: 25 });
    expect(read("  today ")).toEqual({ year: 2026, month: 12, day: 31 });
  });

  it("is read up to 80 characters", () => {
    expect(read("12-25".padEnd(80))).toEqual({ month: 12, day: 25 });
    expect(read("12-25".padEnd(81))).toContain("isn't a date");
  });

  it("is at fault as a whole", () => {
    expect(parseDate("x")).toMatchObject({ ok: false, faults: [{ path: [], message: expect.any(String) }] });
  });

  it("may hold digits of other scripts, and nothing that only lies beside them", () => {
    expect(read("１２-２５")).toEqual({ month: 12, day: 25 });
    expect(read("٩-٩")).toEqual({ month: 9, day: 9 });
    expect(read("12-2：")).toContain("isn't a date");
  });
});

describe("a misspelt word", () => {
  it.each([
    ["tomorow", "did you mean tomorrow?"],
    ["25 Decc", "did you mean Dec?"],
    ["25 Decc 2026", "did you mean Dec?"],
    ["3 tomorow", "try today"],
  ])("is put right where it may stand: %s", (text, hint) => expect(read(text)).toContain(hint));
});

describe("days", () => {
  it("are written as people write them: the first of a month, in French, with letters", () => {
    expect(formatDate({ month: 8, day: 1 }, "fr")).toBe("1er août");
    expect(formatDate({ month: 8, day: 2 }, "fr")).toBe("2 août");
    expect(formatDate({ month: 8, day: 1 }, "en")).toBe("1 August");
  });

  it("are those on the wall where the clock is", () => {
    expect(localDate(new Date(2026, 0, 31, 23, 59))).toEqual({ year: 2026, month: 1, day: 31 });
    expect(localDate(new Date(2026, 11, 1))).toEqual({ year: 2026, month: 12, day: 1 });
  });

  it("are counted from 1", () => expect(upTo(3)).toEqual([1, 2, 3]));
});
