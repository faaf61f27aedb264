/** From a date to text: "Friday 25 December 2026", or "2026-12-25". */

import { expectNumbers, expectText } from "../text/arguments.js";
import { type CalendarWords, type Language, wordsOf } from "./languages.js";

/** A day of the year, perhaps with its year and weekday, as people write dates. */
export interface WrittenDate {
  readonly month: number;
  readonly day: number;
  readonly year?: number;
  readonly weekday?: number;
}

const fourDigits = (year: number): string => String(year).padStart(4, "0");

function filled(pattern: string, values: Readonly<Record<string, string>>): string {
  return pattern.replace(/\{(\w+)\}/g, (_, name: string) => values[name] ?? "");
}

function dayAndMonth({ month, day }: WrittenDate, words: CalendarWords): string {
  return filled(words.dayAndMonth, {
    day: day === 1 ? (words.first ?? "1") : String(day),
    month: words.longMonths[month - 1] ?? "",
    shortMonth: words.months[month - 1] ?? "",
  });
}

/**
 * Writes a date in words, as much of it as is known.
 *
 * @example
 * ```ts
 * formatDate({ year: 2026, month: 12, day: 25, weekday: 5 }); // → Friday 25 December 2026
 * formatDate({ month: 12, day: 25 }, "de"); // → 25. Dezember
 * formatDate({ month: 12, day: 25 }, "en-US"); // → December 25
 * ```
 */
export function formatDate(date: WrittenDate, language: Language = "en"): string {
  expectNumbers(date, "date", ["month", "day"]);
  expectText(language, "language");
  const words = wordsOf(language);
  let text = dayAndMonth(date, words);
  if (date.year !== undefined) text = filled(words.withYear, { date: text, year: fourDigits(date.year) });
  if (date.weekday === undefined) return text;
  return filled(words.withWeekday, { date: text, weekday: words.longWeekdays[date.weekday] ?? "" });
}

/**
 * Writes a date in numbers, with the year first where it is known.
 *
 * @example
 * ```ts
 * formatIsoDate({ year: 2026, month: 12, day: 25 }); // → 2026-12-25
 * formatIsoDate({ month: 12, day: 25 }); // → 12-25
 * ```
 */
export function formatIsoDate(date: WrittenDate): string {
  expectNumbers(date, "date", ["month", "day"]);
  const { year, month, day } = date;
  const [mm, dd] = [month, day].map((part) => String(part).padStart(2, "0"));
  return year === undefined ? `${mm}-${dd}` : `${fourDigits(year)}-${mm}-${dd}`;
}
