/** Dates are read in every language, and what is written can be read back. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { daysInMonth } from "../../../src/core/calendar/calendar.js";
import { formatDate, formatIsoDate, type WrittenDate } from "../../../src/core/calendar/date-text.js";
import { capitalised, type Language, languages } from "../../../src/core/calendar/languages.js";
import { parseDate } from "../../../src/core/calendar/parse-date.js";

const today = { year: 2026, month: 12, day: 31 };
const read = (text: string, language: Language = "en") => {
  const result = parseDate(text, { today, language });
  return result.ok ? result.value : result.faults[0]?.message;
};

const christmas = { month: 12, day: 25 };
const christmas2026 = { year: 2026, ...christmas };

/** Pieces of dates in any order, and what does not belong there. */
const scraps = [
  "25",
  "2026",
  "0",
  "Dec",
  "mar",
  "月",
  "日",
  "-",
  "/",
  ".",
  " ",
  "'",
  "ديسمبر",
  "٣",
  "🎄",
  "\u0301",
  "\ud800",
  "th",
];
const anyText = fc.string({ unit: fc.constantFrom(...scraps), maxLength: 12 });

describe("reading a date", () => {
  it.each<[string, Language, WrittenDate]>([
    ["today", "en", today],
    ["Tomorrow", "en", { year: 2027, month: 1, day: 1 }],
    ["yesterday", "de", { year: 2026, month: 12, day: 30 }],
    ["morgen", "de", { year: 2027, month: 1, day: 1 }],
    ["aujourd’hui", "fr", today],
    ["manana", "es", { year: 2027, month: 1, day: 1 }],
    ["غدا", "ar", { year: 2027, month: 1, day: 1 }],
    ["昨天", "zh", { year: 2026, month: 12, day: 30 }],
    ["2026-12-25", "en", christmas2026],
    ["2026/12/25", "ja", christmas2026],
    ["12-25", "en", christmas],
    ["2-3", "en", { month: 2, day: 3 }],
    ["25 Dec", "en", christmas],
    ["Dec 25", "en", christmas],
    ["dec25", "en", christmas],
    ["25-Dec-2026", "en", christmas2026],
    ["December 25th, 2026", "en", christmas2026],
    ["the 25th of December", "en", christmas],
    ["Fri, 25 Dec 2026", "en", { ...christmas2026, weekday: 5 }],
    ["25 Sept", "en", { month: 9, day: 25 }],
    ["25. Dezember", "de", christmas],
    ["Fr 25. Dez. 2026", "de", { ...christmas2026, weekday: 5 }],
    ["3. marz", "de", { month: 3, day: 3 }],
    ["Dec 25", "de", christmas],
    ["1er août", "fr", { month: 8, day: 1 }],
    ["mar 3 mars", "fr", { month: 3, day: 3, weekday: 2 }],
    ["3 mar", "es", { month: 3, day: 3 }],
    ["mar 3 mar", "es", { month: 3, day: 3, weekday: 2 }],
    ["mar 25 dic", "es", { ...christmas, weekday: 2 }],
    ["viernes, 25 de diciembre de 2026", "es", { ...christmas2026, weekday: 5 }],
    ["sexta-feira, 25 de dezembro", "pt", { ...christmas, weekday: 5 }],
    ["25 dic", "it", christmas],
    ["12月25日", "ja", christmas],
    ["２０２６年１２月２５日（金）".replace("（", "(").replace("）", ")"), "ja", { ...christmas2026, weekday: 5 }],
    ["2026年12月25日星期五", "zh", { ...christmas2026, weekday: 5 }],
    ["十二月25日", "zh", christmas],
    ["١ يناير", "ar", { month: 1, day: 1 }],
    ["25 ديسمبر ٢٠٢٦", "ar", christmas2026],
    ["25.12.2026", "en", christmas2026],
    ["25.12.2026", "de", christmas2026],
    ["25. 12. 2026", "de", christmas2026],
    ["25.12.", "de", christmas],
    ["25.12.", "en", christmas],
    ["25/12/2026", "en", christmas2026],
    ["25/12", "fr", christmas],
    ["12/25", "en", christmas],
    ["12.25", "en", christmas],
    ["3/3", "en", { month: 3, day: 3 }],
    ["3.4.", "de", { month: 4, day: 3 }],
    ["3.4.2026", "de", { year: 2026, month: 4, day: 3 }],
    ["1. Maerz", "de", { month: 3, day: 1 }],
    ["1. Jaenner", "de", { month: 1, day: 1 }],
    ["Sonnabend, 1. März", "de", { month: 3, day: 1, weekday: 6 }],
    ["Son 1. März", "de", { month: 3, day: 1, weekday: 0 }],
    ["3 de setiembre", "es", { month: 9, day: 3 }],
    ["十二月二十五日", "zh", christmas],
    ["十二月二十五日", "ja", christmas],
    ["二〇二六年十二月二十五日", "zh", christmas2026],
    ["十月三十一号星期六", "zh", { month: 10, day: 31, weekday: 6 }],
    ["一月十日", "zh", { month: 1, day: 10 }],
    ["きょう", "ja", today],
    ["あした", "ja", { year: 2027, month: 1, day: 1 }],
    // Whether the day exists is for the puzzle to say, which knows the fields to ask for instead.
    ["31 Apr", "en", { month: 4, day: 31 }],
  ])("understands %s in %s", (text, language, date) => {
    expect(read(text, language)).toEqual(date);
  });

  it.each<[string, Language, string]>([
    ["", "en", '"" isn\'t a date; try today, 2026-12-25, 12-25, 25 Dec or Dec 25'],
    ["heute", "en", "isn't a date"],
    ["some day", "de", "try today, 2026-12-25, 12-25, 25 Dec or 25. Dezember"],
    ["25 Decmber", "en", "did you mean December?"],
    ["3/4", "en", "could mean 3 April or 4 March; write one of them"],
    ["3/4", "de", "could mean 3. April or 4. März"],
    ["3.4.", "fr", "could mean 3 avril or 4 mars"],
    ["tommorow", "en", "did you mean tomorrow?"],
    ["mogen", "de", "did you mean morgen?"],
    ["-5 Dec", "en", "isn't a date"],
    ["十二月十十日", "zh", "isn't a date"],
    ["0/25", "en", "isn't a date"],
    ["32/12", "en", "isn't a date"],
    ["45/50", "en", "isn't a date"],
    ["25.12.26", "de", '"25.12.26" doesn\'t say which year it is; write all four digits'],
    ["3/4/26", "en", '"3/4/26" doesn\'t say which year it is; write all four digits'],
    ["01/02/2026", "en", "could mean 1 February 2026 or 2 January 2026"],
    ["25-12", "en", 'there is no month 25 in "25-12"; did you mean 12-25?'],
    ["2026-13-01", "en", 'there is no month 13 in "2026-13-01"; did you mean 2026-01-13?'],
    ["2026-12-32", "en", "there is no day 32"],
    ["12-0", "en", "there is no day 0"],
    ["0000-12-25", "en", "there is no year 0"],
    ["Dec 25 Jan", "en", "isn't a date"],
    ["Dec", "en", "isn't a date"],
    ["25 26 Dec", "en", "isn't a date"],
    ["Ju 5", "en", "isn't a date"],
    ["5 jui", "fr", "could mean 5 juin or 5 juillet"],
    ["25 Dec!", "en", "isn't a date"],
    ["Dec 25 ".repeat(1000), "en", "isn't a date"],
  ])("answers %j in %s with a sentence", (text, language, message) => {
    expect(read(text, language)).toContain(message);
  });

  it("tells a swapped month only where numbers stand alone", () => {
    expect(read("13月5日", "ja")).toBe('there is no month 13 in "13月5日"');
    expect(read("99-12")).toBe('there is no month 99 in "99-12"');
  });

  it("does not step over the ends of the calendar", () => {
    const after = parseDate("tomorrow", { today: { year: 9999, month: 12, day: 31 } });
    const before = parseDate("yesterday", { today: { year: 1, month: 1, day: 1 } });
    expect([after, before].map((result) => !result.ok && result.faults[0]?.message)).toEqual([
      '"tomorrow" is outside the years 1 to 9999',
      '"yesterday" is outside the years 1 to 9999',
    ]);
  });

  it("never stumbles over any text", () => {
    fc.assert(
      fc.property(anyText, fc.constantFrom(...languages), (text, language) => {
        expect(read(text, language)).toBeDefined();
      }),
    );
  });
});

const written = fc
  .record(
    {
      month: fc.integer({ min: 1, max: 12 }),
      year: fc.integer({ min: 1, max: 9999 }),
      weekday: fc.integer({ min: 0, max: 6 }),
    },
    { requiredKeys: ["month"] },
  )
  .chain((date) =>
    fc.record({ day: fc.integer({ min: 1, max: daysInMonth(date.month) }) }).map((day) => ({ ...date, ...day })),
  );

describe("a written date", () => {
  it.each<[Language, string]>([
    ["en", "Friday 25 December 2026"],
    ["en-US", "Friday, December 25, 2026"],
    ["de", "Freitag, 25. Dezember 2026"],
    ["fr", "vendredi 25 décembre 2026"],
    ["es", "viernes, 25 de diciembre de 2026"],
    ["pt", "sexta-feira, 25 de dezembro de 2026"],
    ["it", "venerdì 25 dicembre 2026"],
    ["nl", "vrijdag 25 december 2026"],
    ["sv", "fredag 25 december 2026"],
    ["ja", "2026年12月25日金曜日"],
    ["zh", "2026年12月25日星期五"],
    ["ar", "الجمعة، 25 ديسمبر 2026"],
  ])("looks at home in %s", (language, text) => {
    expect(formatDate({ ...christmas2026, weekday: 5 }, language)).toBe(text);
  });

  it.each([
    ["xx", "25 December"],
    ["", "25 December"],
    ["__proto__", "25 December"],
    ["EN", "25 December"],
    ["de-AT", "25. Dezember"],
    ["en-GB", "25 December"],
  ])("is written and read in the nearest language there is: %s", (tag, text) => {
    expect(formatDate(christmas, tag as Language)).toBe(text);
    expect(read(text, tag as Language)).toEqual(christmas);
    expect(read("some day", tag as Language)).toContain(`or ${text}`);
  });

  it.each<[Language, string, number, number]>([
    ["pt", "dia 25 de dezembro", 12, 25],
    ["it", "l'8 aprile", 4, 8],
    ["it", "l’11 maggio", 5, 11],
    ["fr", "1ᵉʳ mai", 5, 1],
    ["ar", "25 كانون الأول", 12, 25],
    ["ar", "3 تشرين الثاني", 11, 3],
    ["ar", "14 شباط", 2, 14],
    ["ar", "5 جويلية", 7, 5],
    ["ar", "20 غشت", 8, 20],
    ["en-US", "December 25", 12, 25],
  ])("is understood in %s as people also write it: %s", (language, text, month, day) => {
    expect(read(text, language)).toEqual({ month, day });
  });

  it.each<[Language, string]>([
    ["it", "1º maggio"],
    ["pt", "1º de maio"],
    ["fr", "1er mai"],
    ["en", "1 May"],
  ])("has the first of the month in %s as people write it: %s", (language, text) => {
    expect(formatDate({ month: 5, day: 1 }, language)).toBe(text);
  });

  it("begins a heading with a capital, in scripts that have them", () => {
    expect(capitalised("vendredi 25 décembre", "fr")).toBe("Vendredi 25 décembre");
    expect(capitalised("élan", "fr")).toBe("Élan");
    expect(capitalised("", "fr")).toBe("");
    expect(capitalised("12月25日", "ja")).toBe("12月25日");
  });

  it.each(languages)("is read back as it was in %s, in words and in numbers", (language) => {
    fc.assert(
      fc.property(written, (date) => {
        expect(read(formatDate(date, language), language)).toEqual(date);
        const { weekday: _, ...numeric } = date;
        expect(read(formatIsoDate(date), language)).toEqual(numeric);
      }),
    );
  });
});
