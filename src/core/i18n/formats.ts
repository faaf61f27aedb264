/** From numbers, lists, dates and measures to how a language writes and chooses them, for compiled messages. */

import { formatDate } from "../calendar/date-text.js";
import { type BaseLanguage, wordsOf } from "../calendar/languages.js";

/** Keeps what is made for a language: each takes a phone milliseconds. British lists have no comma before the last word. */
function perLanguage<Made>(make: (locale: string) => Made): (language: BaseLanguage) => Made {
  const known: Partial<Record<BaseLanguage, Made>> = {};
  return (language) => {
    known[language] ??= make(language === "en" ? "en-GB" : language);
    return known[language];
  };
}

/** Latin digits, as on boards. */
const numbersWith = (options: Intl.NumberFormatOptions) =>
  perLanguage((locale) => new Intl.NumberFormat(`${locale}-u-nu-latn`, options));

const numbers = /* @__PURE__ */ numbersWith({ maximumFractionDigits: 1 });
const decimals = /* @__PURE__ */ numbersWith({ minimumFractionDigits: 1, maximumFractionDigits: 1 });
const exact = /* @__PURE__ */ numbersWith({ maximumFractionDigits: 3 });
const rules = /* @__PURE__ */ perLanguage((locale) => new Intl.PluralRules(locale));
const conjunctions = /* @__PURE__ */ perLanguage((locale) => new Intl.ListFormat(locale, { type: "conjunction" }));
const disjunctions = /* @__PURE__ */ perLanguage((locale) => new Intl.ListFormat(locale, { type: "disjunction" }));

export const formatNumber = (language: BaseLanguage, value: number): string => numbers(language).format(value);
export const formatDecimal = (language: BaseLanguage, value: number): string => decimals(language).format(value);

/** A text for each kind of number that a language tells apart, and for single numbers such as `=0`. */
type PluralForms = Readonly<Record<string, string>>;

export const choosePlural = (language: BaseLanguage, count: number, forms: PluralForms): string =>
  forms[`=${count}`] ?? forms[rules(language).select(count)] ?? forms.other ?? "";

export const choose = (value: string | number | undefined, cases: Readonly<Record<string, string>>): string =>
  cases[String(value ?? "none")] ?? cases.other ?? "";

/** Writes a list as in "a, b and c". */
export const formatList = (language: BaseLanguage, words: readonly string[]): string =>
  conjunctions(language).format(words);

/** Writes a list as in "a, b or c". */
export const formatChoice = (language: BaseLanguage, words: readonly string[]): string =>
  disjunctions(language).format(words);

const commas: Readonly<Partial<Record<BaseLanguage, string>>> = { ja: "、", zh: "、", ar: "، " };
const semicolons: Readonly<Partial<Record<BaseLanguage, string>>> = {
  fr: "\u202f; ",
  ja: "；",
  zh: "；",
  ar: "؛ ",
};

/** Joins a list by commas, or by semicolons if something in it has a comma: "Montag, 9. März; Montag, 5. Oktober". */
export const joinByCommas = (language: BaseLanguage, words: readonly string[]): string =>
  /[,،、]/.test(words.join("")) ? joinBySemicolons(language, words) : words.join(commas[language] ?? ", ");

export const joinBySemicolons = (language: BaseLanguage, words: readonly string[]): string =>
  words.join(semicolons[language] ?? "; ");

export const nameMonth = (language: BaseLanguage, month: number): string =>
  wordsOf(language).longMonths[month - 1] ?? "";
export const nameWeekday = (language: BaseLanguage, weekday: number): string =>
  wordsOf(language).longWeekdays[weekday] ?? "";
export const formatDay = (
  language: BaseLanguage,
  date: { readonly year: number; readonly month: number; readonly day: number },
): string => formatDate(date, language);

/** Writes a text as at the beginning of a sentence. */
export const capitalise = (language: BaseLanguage, text: string): string =>
  `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}`;

/** Nobody reads longer numbers, and larger ones may not be exact. */
const maxWritten = 1_000_000_000;

/** Writes a number that may be too large to be counted exactly. */
export const formatAmount = (language: BaseLanguage, count: number): string =>
  count > maxWritten
    ? `${language === "en" ? "more than" : ">"} ${formatNumber(language, maxWritten)}`
    : formatNumber(language, count);

/** Writes millimetres to the micrometre, or several within a text: `0.05`, `12.5 × 20 mm`. */
export const formatMeasure = (language: BaseLanguage, value: number | string): string =>
  typeof value === "number"
    ? exact(language).format(value)
    : value.replace(/\d+\.\d+/g, (decimal) => exact(language).format(Number(decimal)));

type Unit = "byte" | "kilobyte" | "megabyte" | "second" | "minute" | "hour";

/** British English would say secs, mins and hrs. */
const englishUnits: Readonly<Partial<Record<Unit, string>>> = { second: "s", minute: "min", hour: "h" };

function formatUnit(language: BaseLanguage, value: number, unit: Unit): string {
  const english = language === "en" ? englishUnits[unit] : undefined;
  if (english !== undefined) return `${formatNumber(language, value)} ${english}`;
  const unitDisplay = unit === "byte" ? "long" : "short";
  return numbersWith({ style: "unit", unit, unitDisplay, maximumFractionDigits: 1 })(language).format(value);
}

/** Writes the size of a file. */
export function formatSize(language: BaseLanguage, bytes: number): string {
  if (bytes < 1000) return formatUnit(language, bytes, "byte");
  return bytes < 999_500
    ? formatUnit(language, Math.round(bytes / 1000), "kilobyte")
    : formatUnit(language, bytes / 1_000_000, "megabyte");
}

/** Writes a time as coarsely as somebody who waits wants it. */
export function formatDuration(language: BaseLanguage, seconds: number): string {
  const minutes = Math.round(seconds / 60);
  if (seconds < 90) return formatUnit(language, Math.ceil(seconds), "second");
  return minutes < 90
    ? formatUnit(language, minutes, "minute")
    : formatUnit(language, Math.round(minutes / 60), "hour");
}
