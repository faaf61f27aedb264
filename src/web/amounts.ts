/** From numbers to words as people say and write them: 5 days, 4 minutes and 12 seconds, 4:12, December 2026. */

import type { Language } from "../core/calendar/languages.js";

/** With Latin digits in every language, as on the boards. */
const localeOf = (language: Language): string => `${language}-u-nu-latn`;

type Unit = "day" | "hour" | "minute" | "second";

function unitFormat(unit: Unit, language: Language): Intl.NumberFormat {
  return new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" });
}

const amount = (count: number, unit: Unit, language: Language): string => unitFormat(unit, language).format(count);

export const daysInWords = (count: number, language: Language): string => amount(count, "day", language);

/** A part of an amount: the number itself, or what is counted. */
export interface AmountPart {
  readonly isNumber: boolean;
  readonly text: string;
}

/** In the order of the language, for those who show the number larger. */
export function daysInParts(count: number, language: Language): AmountPart[] {
  const parts = unitFormat("day", language).formatToParts(count);
  const words = parts.filter(({ value }) => value.trim() !== "");
  return words.map(({ type, value }) => ({ isNumber: type !== "unit", text: value }));
}

const minute = 60;
const hour = 60 * minute;

function partsOf(seconds: number): readonly (readonly [number, Unit])[] {
  return [
    [Math.floor(seconds / hour), "hour"],
    [Math.floor((seconds % hour) / minute), "minute"],
    [seconds % minute, "second"],
  ];
}

/** Without the parts that are nothing, but never nothing at all. */
export function timeInWords(seconds: number, language: Language): string {
  const said = partsOf(seconds).filter(([count, unit]) => count > 0 || (seconds === 0 && unit === "second"));
  const words = said.map(([count, unit]) => amount(count, unit, language));
  return new Intl.ListFormat(localeOf(language), { type: "unit", style: "long" }).format(words);
}

/** As on a clock, such as 4:12 or 1:04:12. */
export function timeInDigits(seconds: number): string {
  const counts = partsOf(seconds).map(([count]) => count);
  const shown = counts[0] === 0 ? counts.slice(1) : counts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

export function monthInWords({ year, month }: { readonly year: number; readonly month: number }, language: Language) {
  const first = new Date(0);
  first.setUTCFullYear(year, month - 1, 1);
  const form = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return new Intl.DateTimeFormat(localeOf(language), form).format(first);
}
