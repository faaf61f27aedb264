/**
 * From text such as "25 Dec", "2026-12-25", "25. Dezember" or "tomorrow" to a date.
 *
 * Numbers alone are read with the larger part first (2026-12-25, 12-25). Between slashes or dots they may come in either
 * order, so they are read where one of them can be no month (25/12/2026, 12/25), or where the language writes days with
 * a dot (German 3.4. is 3 April). With the month as a word the order is free, a
 * year and a weekday may be beside it, and English is understood in every language. A word may mean several things
 * (Spanish "mar" is March and Tuesday), so every reading is tried, and exactly one must make a date.
 */

import { hinted } from "../i18n/hinted.js";
import type { Message } from "../i18n/message.js";
import { datesMessages } from "../locales/en/dates.generated.js";
import { textMessages } from "../locales/en/text.generated.js";
import { expectObject, expectText } from "../text/arguments.js";
import { failure, type Result, success } from "../text/fault.js";
import { quoted } from "../text/sentences.js";
import {
  addDays,
  type CalendarDate,
  firstYear,
  lastYear,
  localDate,
  maxDaysInMonth,
  monthsInYear,
  parseIsoDate,
} from "./calendar.js";
import { formatDate, formatIsoDate, type WrittenDate } from "./date-text.js";
import { type Language, wordsOf } from "./languages.js";
import { folded, type Meaning, maxTextLength, meaningsOf, relativeDays, suggestedName } from "./words.js";

/** What a written date is read with: the day that "today" means, and a language besides English. */
export interface DateReading {
  /** Left out: what this machine's clock says. */
  readonly today?: CalendarDate | undefined;
  /** Left out: English alone. */
  readonly language?: Language | undefined;
}

const wrong = (said: Message): Result<never> => failure({ path: [], ...said });

function relativeDate(text: string, { today = localDate(), language = "en" }: DateReading): CalendarDate | undefined {
  const days = relativeDays(text, language);
  return days === undefined ? undefined : addDays(today, days);
}

function inCalendar(text: string, date: CalendarDate): Result<CalendarDate> {
  if (date.year >= firstYear && date.year <= lastYear) return success(date);
  return wrong(datesMessages.outsideYears({ text: quoted(text), first: firstYear, last: lastYear }));
}

const withoutYear = /^(\d{1,2})-(\d{1,2})$/;

function numericDate(text: string): WrittenDate | undefined {
  const [, month, day] = (withoutYear.exec(text) ?? []).map(Number);
  return month === undefined || day === undefined ? parseIsoDate(text) : { month, day };
}

type Reading = Partial<Record<Meaning["part"], number>>;

/** Adds one more word to readings begun; a part told twice makes no date. */
function extended(readings: readonly Reading[], meanings: readonly Meaning[]): Reading[] {
  return readings.flatMap((reading) =>
    meanings.flatMap(({ part, value }) => (reading[part] === undefined ? [{ ...reading, [part]: value }] : [])),
  );
}

function isWhole(reading: Reading): reading is WrittenDate {
  return reading.month !== undefined && reading.day !== undefined;
}

const key = ({ year, month, day, weekday }: WrittenDate): string => [year, month, day, weekday].join(" ");

/** Each part can be told once, so longer texts cannot be dates. */
const maxWords = 4;

function readings(meanings: readonly Meaning[][]): WrittenDate[] {
  if (meanings.length > maxWords) return [];
  const whole = meanings.reduce<Reading[]>(extended, [{}]).filter(isWhole);
  return [...new Map(whole.map((date) => [key(date), date])).values()];
}

/** For numbers alone, where month and day may have changed places. */
function swapHint({ year, month, day }: WrittenDate): Message | undefined {
  const canBeSwapped = day >= 1 && day <= monthsInYear && month >= 1 && month <= maxDaysInMonth;
  const swapped = year === undefined ? `${day}-${month}` : formatIsoDate({ year, month: day, day: month });
  return canBeSwapped ? textMessages.didYouMean({ words: [swapped] }) : undefined;
}

function inRange(text: string, date: WrittenDate, hint?: Message): Result<WrittenDate> {
  const { year = firstYear, month, day } = date;
  if (month < 1 || month > monthsInYear)
    return wrong(hinted(datesMessages.noMonth({ month, text: quoted(text) }), hint));
  if (day < 1 || day > maxDaysInMonth) return wrong(datesMessages.noDay({ day, text: quoted(text) }));
  if (year < firstYear || year > lastYear) return wrong(datesMessages.noYear({ year, text: quoted(text) }));
  return success(date);
}

function examples(language: Language): Message {
  const own = language === "en" || language === "en-US" ? "Dec 25" : formatDate({ month: 12, day: 25 }, language);
  return datesMessages.tryThese({ example: own });
}

function notUnderstood(text: string, language: Language): Result<never> {
  const name = suggestedName(folded(text), language);
  const hint = name === undefined ? examples(language) : textMessages.didYouMean({ words: [name] });
  return wrong(hinted(datesMessages.notADate({ text: quoted(text) }), hint));
}

function ambiguous(text: string, dates: readonly WrittenDate[], language: Language): Result<never> {
  const [one = "", other = ""] = dates.map((date) => formatDate(date, language));
  return wrong(datesMessages.ambiguous({ text: quoted(text), one, other }));
}

const dotted = /^(\d{1,2}) ?([./]) ?(\d{1,2})(?: ?\2 ?(\d{4})?)?$/;

const isDay = ({ month, day }: WrittenDate): boolean =>
  month >= 1 && month <= monthsInYear && day >= 1 && day <= maxDaysInMonth;

/** Numbers between slashes or dots, where they can be read in one way only. */
function dottedDate(text: string, language: Language): WrittenDate | undefined {
  const [whole, first, mark, second, year] = dotted.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const ways = [{ day: a, month: b }, ...(a === b ? [] : [{ day: b, month: a }])].filter(isDay);
  const isDayFirst = mark === "." && wordsOf(language).dayAndMonth({ day: 1, month: "" }).startsWith("1.");
  const [date, other] = ways;
  if (date === undefined || (other !== undefined && !isDayFirst)) return undefined;
  return year === undefined ? date : { year: Number(year), ...date };
}

/** Numbers between slashes, dots or blanks come in either order, depending on who writes them. */
const eitherOrder = /^(\d{1,2})[/. ]+(\d{1,2})([/. ]+\d{4})?\.?$/;
const shortYear = /^\d{1,2}[/. ]+\d{1,2}[/. ]+\d{2}\.?$/;

/** What is left open by numbers that a date could be made of; `given` is what was written. */
function leftOpen(text: string, given: string, language: Language): Message | undefined {
  if (shortYear.test(text)) return datesMessages.whichYear({ text: quoted(given) });
  const [whole, first, second, year] = eitherOrder.exec(text) ?? [];
  if (whole === undefined) return undefined;
  const [a, b] = [Number(first), Number(second)];
  const withYear = year === undefined ? {} : { year: Number(/\d{4}/.exec(year)?.[0]) };
  const ways = [{ day: a, month: b }, ...(a === b ? [] : [{ day: b, month: a }])].filter(isDay);
  const [one, other] = ways.map((way) => formatDate({ ...withYear, ...way }, language));
  if (one === undefined) return undefined;
  if (other !== undefined) return datesMessages.ambiguous({ text: quoted(given), one, other });
  return hinted(datesMessages.whichMonth({ text: quoted(given) }), examples(language));
}

/**
 * Reads a date as people write it, in English or the language given. A date that can't be read comes back as a fault.
 *
 * @example
 * ```ts
 * parseDate("25 Dec"); // → { ok: true, value: { day: 25, month: 12 } }
 * unwrap(parseDate("demain", { language: "fr", today: { year: 2026, month: 12, day: 24 } })).day; // → 25
 * ```
 */
export function parseDate(text: string, reading: DateReading = {}): Result<WrittenDate> {
  expectText(text, "text");
  expectObject(reading, "reading");
  const { language = "en" } = reading;
  const plain = text.length > maxTextLength ? "" : folded(text).trim();
  const relative = relativeDate(plain, reading);
  if (relative !== undefined) return inCalendar(text, relative);
  const numeric = numericDate(plain);
  if (numeric !== undefined) return inRange(text, numeric, swapHint(numeric));
  const dotted = dottedDate(plain, language);
  if (dotted !== undefined) return inRange(text, dotted);
  const open = leftOpen(plain, text, language);
  if (open !== undefined) return wrong(open);
  // What begins with a hyphen is an option gone wrong, or a number below zero.
  const dates = plain.startsWith("-") ? [] : readings(meaningsOf(plain, language) ?? []);
  if (dates.length > 1) return ambiguous(text, dates, language);
  return dates[0] === undefined ? notUnderstood(text, language) : inRange(text, dates[0]);
}
