/** From a date to text: "Friday 25 December 2026", or "2026-12-25". */

import { expectNumbers, expectText } from "../text/arguments.js";
import { type Language, wordsOf } from "./languages.js";

/** A day of the year, perhaps with its year and weekday, as people write dates. */
export interface WrittenDate {
  readonly month: number;
  readonly day: number;
  readonly year?: number;
  readonly weekday?: number;
}

const fourDigits = (year: number): string => String(year).padStart(4, "0");

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
  const day = date.day === 1 ? words.firstDay : date.day;
  let text = words.dayAndMonth({ day, month: words.datedMonths[date.month - 1] ?? "" });
  if (date.year !== undefined) text = words.withYear({ date: text, year: fourDigits(date.year) });
  if (date.weekday === undefined) return text;
  return words.withWeekday({ date: text, weekday: words.longWeekdays[date.weekday] ?? "" });
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
