/**
 * Languages: the words of the calendar, as printed on cells and as written in dates. They are in `locales/`.
 *
 * Short names stand alone on a cell, so they begin with a capital where the script has them; they follow Unicode's CLDR
 * without its full stops. Long names are written as within a sentence. Digits are Latin in every language: Arabic
 * calendars use both kinds, but the day cells of a real board show one kind to everybody, and these are read from
 * Morocco to the Gulf. Reading a date accepts the Arabic-Indic digits as well.
 */

import { calendarIn } from "../locales/calendar.generated.js";
import { expectText } from "../text/arguments.js";
import { frozen } from "../text/frozen.js";

/**
 * The languages that Daytile knows, by their codes.
 *
 * @example
 * ```ts
 * languages.join(" "); // → en de fr es pt it nl sv ja zh ar
 * ```
 */
export const languages = frozen(["en", "de", "fr", "es", "pt", "it", "nl", "sv", "ja", "zh", "ar"]);
/** What words are kept by: a language without its region. */
export type BaseLanguage = (typeof languages)[number];
/** The code of a language that Daytile knows; `en` is British, and `en-US` puts the month before the day. */
export type Language = BaseLanguage | "en-US";

/** Sentences with what a date consists of. */
type DatePattern = (typeof calendarIn)["en"];

export interface CalendarWords extends Pick<DatePattern, "dayAndMonth" | "withYear" | "withWeekday"> {
  /** What the language calls itself. */
  readonly name: string;
  readonly rightToLeft: boolean;
  readonly months: readonly string[];
  readonly longMonths: readonly string[];
  /** As they are called in a date. */
  readonly datedMonths: readonly string[];
  /** Sunday first. */
  readonly weekdays: readonly string[];
  readonly longWeekdays: readonly string[];
  /** How the first of a month is written. */
  readonly firstDay: string;
}

const american: Pick<DatePattern, "dayAndMonth" | "withYear" | "withWeekday"> = {
  dayAndMonth: ({ day, month }) => `${month} ${day}`,
  withYear: ({ date, year }) => `${date}, ${year}`,
  withWeekday: ({ weekday, date }) => `${weekday}, ${date}`,
};

function wordsFrom(language: Language): CalendarWords {
  const its = calendarIn[language === "en-US" ? "en" : language];
  const months = its.months.split(" ");
  const longMonths = its.longMonths.split(" ");
  return {
    ...its,
    ...(language === "en-US" ? american : {}),
    rightToLeft: its.direction === "rtl",
    months,
    longMonths,
    datedMonths: its.monthsInDates === "short" ? months : longMonths,
    weekdays: its.weekdays.split(" "),
    longWeekdays: its.longWeekdays.split(" "),
  };
}

const words: Partial<Record<Language, CalendarWords>> = {};

/**
 * Where English puts the month first: the United States with their territories, Canada and a few more. A list, since a
 * formatter takes a phone milliseconds, and engines know different regions. A test compares it with what they know.
 */
const monthFirst = /^en[-_](u[sm]|ca|p[hr]|gu|vi|as|m[hp]|bi|jp)/i;

/**
 * The language that a tag such as "de-AT" or "pt_BR.UTF-8" begins with; undefined where Daytile doesn't know it.
 *
 * @example
 * ```ts
 * languageOf("pt_BR.UTF-8"); // → pt
 * languageOf("en_CA.UTF-8"); // → en-US
 * ```
 */
export function languageOf(tag: string): Language | undefined {
  expectText(tag, "tag");
  const [start] = tag.toLowerCase().split(/[-_.@]/);
  return monthFirst.test(tag) ? "en-US" : languages.find((language) => language === start);
}

/** The language without its region. Programs pass on whatever tag a system gives them: one that isn't ours is English. */
export function baseOf(language: Language): BaseLanguage {
  const known = languageOf(language) ?? "en";
  return known === "en-US" ? "en" : known;
}

/** The words of the calendar; a tag that isn't ours is answered in English. */
export function wordsOf(language: Language): CalendarWords {
  const known = languageOf(language) ?? "en";
  words[known] ??= wordsFrom(known);
  return words[known];
}

/** What is kept under a tag, or else under the language it begins with. */
export function inLanguage<Value>(byTag: Readonly<Record<string, Value>>, tag: string): Value | undefined {
  const known = languageOf(tag);
  const found = [tag, known ?? tag, known === undefined ? tag : baseOf(known)].find((each) =>
    Object.hasOwn(byTag, each),
  );
  return found === undefined ? undefined : byTag[found];
}

/** As a heading, a row or a line of a list begins: French "vendredi" becomes "Vendredi". */
export function capitalised(text: string, language: Language): string {
  const [first = "", ...rest] = text;
  return `${first.toLocaleUpperCase(baseOf(language))}${rest.join("")}`;
}
