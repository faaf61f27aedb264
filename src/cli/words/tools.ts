/** From a language to what its sentences need: numbers, dates, sizes and times as it writes them. */

import { formatDate } from "../../core/calendar/date-text.js";
import { type BaseLanguage, wordsOf } from "../../core/calendar/languages.js";
import { numbersIn } from "../../core/calendar/numbers.js";
import { onFirstUse } from "../../core/text/on-first-use.js";

/** In the digits of the board, in every language. */
const digits = "-u-nu-latn";

type Unit = "byte" | "kilobyte" | "megabyte" | "second" | "minute" | "hour";

export function toolsIn<Spoken extends BaseLanguage>(language: Spoken) {
  const { longMonths, longWeekdays } = wordsOf(language);
  const choice = new Intl.ListFormat(language, { type: "disjunction" });
  const exact = onFirstUse(() => new Intl.NumberFormat(`${language}${digits}`, { maximumFractionDigits: 3 }));
  const measured = (value: number, unit: Unit): string =>
    new Intl.NumberFormat(`${language}${digits}`, { style: "unit", unit, maximumFractionDigits: 1 }).format(value);
  return {
    ...numbersIn(language),
    /** As in "a, b or c". */
    either: (words: readonly string[]): string => choice.format(words),
    monthName: (month: number): string => longMonths[month - 1] ?? "",
    weekdayName: (weekday: number): string => longWeekdays[weekday] ?? "",
    dateText: (year: number, month: number, day: number): string => formatDate({ year, month, day }, language),
    /** A measure in millimetres, to the micrometre, or several within a text: `0.05`, `12.5 × 20 mm`. */
    measure: (value: number | string): string =>
      typeof value === "number"
        ? exact().format(value)
        : value.replace(/\d+\.\d+/g, (decimal) => exact().format(Number(decimal))),
    /** Of a file. */
    size: (bytes: number): string => {
      if (bytes < 1000) return measured(bytes, "byte");
      return bytes < 999_500 ? measured(Math.round(bytes / 1000), "kilobyte") : measured(bytes / 1_000_000, "megabyte");
    },
    /** As coarse as somebody who waits wants it. */
    time: (seconds: number): string => {
      const minutes = Math.round(seconds / 60);
      if (seconds < 90) return measured(Math.ceil(seconds), "second");
      return minutes < 90 ? measured(minutes, "minute") : measured(Math.round(minutes / 60), "hour");
    },
  };
}

/** Endings of files as one writes them. */
export const dotted = (formats: readonly string[]): string => formats.map((format) => `.${format}`).join(", ");
