/** What the history shows and shares: months as on the wall, amounts in every language, texts that can be spoken. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { daysInMonth, weekdayOf } from "../../../../src/core/calendar/calendar.js";
import { languages } from "../../../../src/core/calendar/languages.js";
import type { SolveRecord } from "../../../../src/core/game/record.js";
import { meanInDigits, monthInWords, timeInDigits, timeInWords } from "../../../../src/web/amounts.js";
import { keepRecord, readHistory } from "../../../../src/web/history.js";
import { shareText } from "../../../../src/web/share.js";
import { memoryShelves } from "../../../../src/web/shelves.js";
import { storeOn } from "../../../../src/web/storage.js";
import { dayMarks, firstWeekdayOf, weeksOf } from "../../../../src/web/views/history/month.js";
import { recordToShare, shareFactsOf } from "../../../../src/web/views/history/sharing.js";
import { wordsIn } from "../../../../src/web/words/words.js";

const record: SolveRecord = {
  puzzle: "classic",
  date: "2026-12-25",
  solvedOn: "2026-12-25",
  seconds: 252,
  hints: 0,
};

describe("a month", () => {
  it("has its first day under its weekday", () => {
    const weeks = weeksOf({ year: 2026, month: 11 }, 1);
    const rows = weeks.map((week) => week.map((date) => date?.day ?? 0));
    expect(rows[0]).toEqual([0, 0, 0, 0, 0, 0, 1]);
    expect(rows.at(-1)).toEqual([30, 0, 0, 0, 0, 0, 0]);
  });

  it("has every day once, each in the column of its weekday, wherever weeks begin", () => {
    for (let month = 1; month <= 12; month++) {
      for (const first of [0, 1, 6]) {
        const weeks = weeksOf({ year: 2028, month }, first);
        const days = weeks.flat().flatMap((date) => date?.day ?? []);
        expect(days).toEqual(Array.from({ length: daysInMonth(month, 2028) }, (_, i) => i + 1));
        for (const week of weeks)
          week.forEach((date, i) => {
            if (date !== undefined) expect(weekdayOf(date)).toBe((first + i) % 7);
          });
      }
    }
  });

  it.each([
    ["puzzle", "en-US", 0],
    ["puzzle", "de-DE", 1],
    ["puzzle", "ar-EG", 6],
    ["monday", "en-US", 1],
    ["sunday", "de-DE", 0],
    ["saturday", "de-DE", 6],
  ] as const)("begins its weeks by the setting %s in %s with day %i", (setting, locale, day) => {
    expect(firstWeekdayOf(setting, [locale])).toBe(day);
  });

  it("begins its weeks as the app's language does where the browser's is none", () => {
    expect(firstWeekdayOf("puzzle", ["C", "ar-EG"])).toBe(6);
    expect(firstWeekdayOf("puzzle", ["", "en_US.UTF-8"])).toBe(1);
  });

  it("marks a date by its own day, even if it was solved on others too", () => {
    const late = { ...record, solvedOn: "2026-12-27" };
    expect(dayMarks([late]).get("2026-12-25")).toBe("anotherDay");
    expect(dayMarks([late, record, late]).get("2026-12-25")).toBe("onItsDay");
    expect(dayMarks([late]).get("2026-12-27")).toBeUndefined();
  });
});

describe("amounts", () => {
  it.each([
    [0, "0 seconds", "0:00"],
    [59, "59 seconds", "0:59"],
    [60, "1 minute", "1:00"],
    [252, "4 minutes and 12 seconds", "4:12"],
    [3600, "1 hour", "1:00:00"],
    [3912, "1 hour, 5 minutes and 12 seconds", "1:05:12"],
  ])("%i seconds are %s or %s", (seconds, words, digits) => {
    expect([timeInWords(seconds, "en"), timeInDigits(seconds)]).toEqual([words, digits]);
  });

  it.each(languages)("in %s keep the digits of the boards", (language) => {
    const amounts = [timeInWords(3912, language), monthInWords({ year: 2026, month: 12 }, language)];
    const said = [...amounts, meanInDigits(2, language)].join(" ");
    expect(said.match(/\p{Nd}+/gu)?.filter((digits) => !/^[0-9]+$/.test(digits))).toEqual([]);
  });

  it.each([
    ["ja", "1時間5分12秒"],
    ["zh", "1小时5分12秒"],
    ["ar", "ساعة و5 دقائق و12 ثانية"],
  ] as const)("in %s are %s, as people write it", (language, said) => {
    expect(timeInWords(3912, language)).toBe(said);
  });

  it.each([
    ["en", "2.0"],
    ["de", "2,0"],
    ["ar", "2.0"],
  ] as const)("give a mean in %s one digit more: %s", (language, digits) => {
    expect(meanInDigits(2, language)).toBe(digits);
  });

  it.each([
    ["fr", "Décembre 2026"],
    ["pt", "Dezembro de 2026"],
    ["en", "December 2026"],
  ] as const)("name a month in %s as a heading: %s", (language, title) => {
    expect(monthInWords({ year: 2026, month: 12 }, language)).toBe(title);
  });
});

describe("a shared text", () => {
  const text = async (language: (typeof languages)[number], changes: Partial<SolveRecord> = {}, streak = 5) => {
    const facts = shareFactsOf({ ...record, ...changes }, "Classic 7×7", streak, language);
    return shareText(facts, await wordsIn(language), language);
  };

  it("tells puzzle, date, time, help and streak", async () => {
    expect(await text("en")).toBe(
      [
        "Daytile · Classic 7×7",
        "Friday 25 December 2026: solved in 4 minutes and 12 seconds.",
        "No hints.",
        "5-day streak.",
      ].join("\n"),
    );
  });

  it("leaves out what nobody measured, and a streak that is none or has no part in it", async () => {
    expect(await text("en", { seconds: null, hints: 3 }, 1)).toBe(
      "Daytile · Classic 7×7\nFriday 25 December 2026: solved.\n3 hints.",
    );
    expect(await text("en", { solvedOn: "2026-12-26" })).not.toContain("streak");
  });

  it.each(languages)("can be spoken in %s: words and numbers, no pictures", async (language) => {
    const said = await text(language, { hints: 3 });
    expect(said).not.toMatch(/\p{Extended_Pictographic}|[■-◿⬛⬜]|undefined|\$\{/u);
    expect(said.split("\n")).toHaveLength(4);
    for (const number of ["25", "2026", "4", "12", "3", "5"])
      expect(said).toMatch(new RegExp(`(?<!\\d)${number}(?!\\d)`));
  });

  it("is of the date on the page, else of what was solved last", () => {
    const later = { ...record, date: "2026-12-20", solvedOn: "2026-12-28" };
    expect(recordToShare([record, later], { puzzle: "classic", date: "2026-12-25" })).toBe(record);
    expect(recordToShare([record, later], { puzzle: "weekday", date: "2026-12-25" })).toBe(later);
    expect(recordToShare([], record)).toBeUndefined();
  });
});

describe("the history shelf", () => {
  it("keeps the first of two records of one thing, and what is no record aside", async () => {
    const shelves = memoryShelves();
    const aside: string[] = [];
    const store = storeOn(async () => shelves, { putAside: (key) => aside.push(key), notKept() {} });
    await keepRecord(store, record);
    await keepRecord(store, { ...record, seconds: 1 });
    await keepRecord(store, { ...record, solvedOn: "2026-12-26" });
    await shelves.put("history", new Map([["junk", { puzzle: "<b>" }]]));
    expect((await readHistory(store)).map(({ seconds, solvedOn }) => [seconds, solvedOn])).toEqual([
      [252, "2026-12-25"],
      [252, "2026-12-26"],
    ]);
    expect(aside).toEqual(["junk"]);
  });
});
