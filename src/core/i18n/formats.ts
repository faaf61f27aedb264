/** From numbers, lists, dates and measures to how a language writes them: all that compiled messages call. */

import { formatDate } from "../calendar/date-text.js";
import { type BaseLanguage, wordsOf } from "../calendar/languages.js";
import { onFirstUse } from "../text/on-first-use.js";

/** A text for each kind of number that the language tells apart, and for single numbers. */
export type PluralForms = Readonly<Record<string, string>>;

interface Marks {
  readonly comma: string;
  readonly semicolon: string;
}

const usualMarks: Marks = { comma: ", ", semicolon: "; " };
const marks: Readonly<Partial<Record<BaseLanguage, Marks>>> = {
  fr: { comma: ", ", semicolon: "\u202f; " },
  ja: { comma: "、", semicolon: "；" },
  zh: { comma: "、", semicolon: "；" },
  ar: { comma: "، ", semicolon: "؛ " },
};

/** Boards show Latin digits in every language. */
const digits = "-u-nu-latn";

/** Nobody reads longer numbers, and larger ones may not be exact. */
const maxWritten = 1_000_000_000;

/** Chinese has a blank between Han characters and Latin ones, and none between two Han characters. */
function withChineseBlanks(text: string): string {
  return text
    .replace(/(?<=[\u3001-\u9fff\uff00-\uffef]) (?=[\u3001-\u9fff\uff00-\uffef])/g, "")
    .replace(/(?<=\w)(?=和\w)|(?<=\w和)(?=\w)/g, " ");
}

type Unit = "byte" | "kilobyte" | "megabyte" | "second" | "minute" | "hour";

/** British English would say secs, mins and hrs. */
const englishUnits: Readonly<Partial<Record<Unit, string>>> = { second: "s", minute: "min", hour: "h" };

function createFormats(language: BaseLanguage) {
  // British lists have no comma before the last word.
  const locale = language === "en" ? "en-GB" : language;
  // Each takes a phone milliseconds, and most pages need few of them.
  const numbers = onFirstUse(() => new Intl.NumberFormat(`${locale}${digits}`, { maximumFractionDigits: 1 }));
  const decimals = onFirstUse(
    () => new Intl.NumberFormat(`${locale}${digits}`, { minimumFractionDigits: 1, maximumFractionDigits: 1 }),
  );
  const exact = onFirstUse(() => new Intl.NumberFormat(`${locale}${digits}`, { maximumFractionDigits: 3 }));
  const rules = onFirstUse(() => new Intl.PluralRules(locale));
  const conjunction = onFirstUse(() => new Intl.ListFormat(locale, { type: "conjunction" }));
  const disjunction = onFirstUse(() => new Intl.ListFormat(locale, { type: "disjunction" }));
  const { comma, semicolon } = marks[language] ?? usualMarks;
  const formatNumber = (value: number): string => numbers().format(value);
  const measured = (value: number, unit: Unit): string =>
    language === "en" && unit in englishUnits
      ? `${formatNumber(value)} ${englishUnits[unit]}`
      : new Intl.NumberFormat(`${locale}${digits}`, {
          style: "unit",
          unit,
          unitDisplay: unit === "byte" ? "long" : "short",
          maximumFractionDigits: 1,
        }).format(value);
  return {
    formatNumber,
    formatDecimal: (value: number): string => decimals().format(value),
    /** Returns the form for a count, of which `#` has been filled in. */
    choosePlural: (count: number, forms: PluralForms): string =>
      forms[`=${count}`] ?? forms[rules().select(count)] ?? forms.other ?? "",
    /** Isolated where a door has isolated every text that is filled in. */
    choose: (value: string | number | undefined, cases: PluralForms): string =>
      cases[String(value ?? "none").replace(/[\u2066-\u2069]/g, "")] ?? cases.other ?? "",
    /** As in "a, b and c". */
    formatList: (words: readonly string[]): string => conjunction().format(words),
    /** As in "a, b or c". */
    formatChoice: (words: readonly string[]): string => disjunction().format(words),
    joinByCommas: (words: readonly string[]): string => words.join(comma),
    joinBySemicolons: (words: readonly string[]): string => words.join(semicolon),
    nameMonth: (month: number): string => wordsOf(language).longMonths[month - 1] ?? "",
    nameWeekday: (weekday: number): string => wordsOf(language).longWeekdays[weekday] ?? "",
    formatDay: (date: { readonly year: number; readonly month: number; readonly day: number }): string =>
      formatDate(date, language),
    /** As at the beginning of a sentence. */
    capitalise: (text: string): string => `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}`,
    /** A number that may be too large to be counted exactly. */
    formatAmount: (count: number): string =>
      count > maxWritten ? `${language === "en" ? "more than" : ">"} ${formatNumber(maxWritten)}` : formatNumber(count),
    /** Millimetres to the micrometre, or several within a text: `0.05`, `12.5 × 20 mm`. */
    formatMeasure: (value: number | string): string =>
      typeof value === "number"
        ? exact().format(value)
        : value.replace(/\d+\.\d+/g, (decimal) => exact().format(Number(decimal))),
    /** Of a file. */
    formatSize: (bytes: number): string => {
      if (bytes < 1000) return measured(bytes, "byte");
      return bytes < 999_500 ? measured(Math.round(bytes / 1000), "kilobyte") : measured(bytes / 1_000_000, "megabyte");
    },
    /** As coarse as somebody who waits wants it. */
    formatDuration: (seconds: number): string => {
      const minutes = Math.round(seconds / 60);
      if (seconds < 90) return measured(Math.ceil(seconds), "second");
      return minutes < 90 ? measured(minutes, "minute") : measured(Math.round(minutes / 60), "hour");
    },
    tidy: language === "zh" ? withChineseBlanks : (text: string): string => text,
  };
}

export type Formats = ReturnType<typeof createFormats>;

const known = new Map<BaseLanguage, Formats>();

/** Returns the formats of a language, made once. */
export function formatsIn(language: BaseLanguage): Formats {
  const formats = known.get(language) ?? createFormats(language);
  known.set(language, formats);
  return formats;
}
