/** From numbers to words as people say and write them: 4 minutes and 12 seconds, 4:12, December 2026. */

import { baseOf, capitalised, type Language } from "../core/calendar/languages.js";

/** With Latin digits in every language, as on the boards. */
const localeOf = (language: Language): string => `${language === "en" ? "en-GB" : language}-u-nu-latn`;

/** As in 2.0, since a mean is never quite a whole number. */
export const meanInDigits = (mean: number, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { minimumFractionDigits: 1, maximumFractionDigits: 1 }).format(mean);

type Unit = "hour" | "minute" | "second";

const amount = (count: number, unit: Unit, language: Language): string =>
  new Intl.NumberFormat(localeOf(language), { style: "unit", unit, unitDisplay: "long" }).format(count);

const minute = 60;
const hour = 60 * minute;

function partsOf(seconds: number): readonly (readonly [number, Unit])[] {
  return [
    [Math.floor(seconds / hour), "hour"],
    [Math.floor((seconds % hour) / minute), "minute"],
    [seconds % minute, "second"],
  ];
}

/** Engines put blanks or commas between Japanese and Chinese amounts, where nobody else does. */
function compact(text: string, language: Language): string {
  const base = baseOf(language);
  return base === "ja" || base === "zh" ? text.replace(/[ 、和]/g, "").replace(/(?<=[分秒])钟/g, "") : text;
}

/** Without the parts that are nothing, but never nothing at all. */
export function timeInWords(seconds: number, language: Language): string {
  const said = partsOf(seconds).filter(([count, unit]) => count > 0 || (seconds === 0 && unit === "second"));
  const words = said.map(([count, unit]) => amount(count, unit, language));
  return compact(new Intl.ListFormat(localeOf(language), { type: "conjunction" }).format(words), language);
}

/** As on a clock, such as 4:12 or 1:04:12. */
export function timeInDigits(seconds: number): string {
  const counts = partsOf(seconds).map(([count]) => count);
  const shown = counts[0] === 0 ? counts.slice(1) : counts;
  return shown.map((part, i) => (i === 0 ? String(part) : String(part).padStart(2, "0"))).join(":");
}

/** As a heading. */
export function monthInWords({ year, month }: { readonly year: number; readonly month: number }, language: Language) {
  const first = new Date(0);
  first.setUTCFullYear(year, month - 1, 1);
  const form = { month: "long", year: "numeric", timeZone: "UTC" } as const;
  return capitalised(new Intl.DateTimeFormat(localeOf(language), form).format(first), language);
}
