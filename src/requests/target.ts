/** The one reading of dates: from the words of a date and the fields named in a request to a target of a puzzle. */

import { type CalendarDate, daysInMonth, lastYear, localDate, weekdayOf } from "../core/calendar/calendar.js";
import { formatDate, type WrittenDate } from "../core/calendar/date-text.js";
import type { Language } from "../core/calendar/languages.js";
import { parseDate } from "../core/calendar/parse-date.js";
import { hinted } from "../core/i18n/hinted.js";
import type { Message } from "../core/i18n/message.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import { askedByFields, someWeekday } from "../core/puzzle/by-fields.js";
import { calendarValue, isDateField, isYearDigit } from "../core/puzzle/date-fields.js";
import { noSuchDay, targetFromDate } from "../core/puzzle/dates.js";
import { expectPuzzle } from "../core/puzzle/expect.js";
import { choiceNamed, missingField, type Names, namesByField, targetFromNames } from "../core/puzzle/names.js";
import type { Field, Puzzle, Target } from "../core/puzzle/puzzle.js";
import { quoted } from "../core/text/sentences.js";
import { type Caller, nowOf, spelled } from "./caller.js";
import { readNames } from "./fields.js";
import { found, type Outcome, type Refusal, refused, refusedFor } from "./outcome.js";
import { type AskedOf, wrongAmong } from "./parts.js";
import { dateParts } from "./schema.js";

/** What a request says about the day it is about. */
export interface DateAsked extends AskedOf<typeof dateParts> {}

/** A request that is being read, with its blanks filled in. */
interface Reading {
  readonly caller: Caller;
  /** Empty for today. */
  readonly text: string;
  readonly language: Language;
}

/** A target, the date it was read from, and what was taken for granted. */
export interface DatedTarget {
  readonly target: Target;
  /** Undefined where every field was asked for by name. */
  readonly date: WrittenDate | undefined;
  /** What was taken for granted, for the person to know. */
  readonly notes: readonly Message[];
}

/** Whether the year decides anything: digits of it are shown, or a weekday that nobody named. */
function needsYear({ fields }: Puzzle, { weekday }: WrittenDate, named: ReadonlySet<string>): boolean {
  const asks = (name: string): boolean => isYearDigit(name) || (name === "weekday" && weekday === undefined);
  return fields.some(({ name }) => !named.has(name) && asks(name));
}

const maxYearsToLeapDay = 8;

/** This year, or the next one that has the day: 29 February does not come every year. */
function nextYearWith({ month, day }: WrittenDate, from: number): number {
  for (let year = from; year <= Math.min(lastYear, from + maxYearsToLeapDay); year++) {
    if (day <= daysInMonth(month, year)) return year;
  }
  return from;
}

function withYear(date: WrittenDate, today: CalendarDate): WrittenDate & CalendarDate {
  return { ...date, year: nextYearWith(date, today.year) };
}

const inWords = (date: CalendarDate, language: Language): string =>
  formatDate({ ...date, weekday: weekdayOf(date) }, language);

/** A weekday written with the date, but without a year, may be that of no such day this year; it then stands alone. */
function completed(puzzle: Puzzle, date: WrittenDate, named: ReadonlySet<string>, reading: Reading) {
  if (date.year !== undefined || !needsYear(puzzle, date, named)) return { date, notes: [] };
  const full = withYear(date, localDate(nowOf(reading.caller)));
  const using = reading.text === "" ? requestsMessages.usingToday : requestsMessages.usingYear;
  return { date: full, notes: [using({ date: inWords(full, reading.language) })] };
}

/** The month and the day that fields are named by. */
type NamedParts = { month?: number; day?: number };

const isPart = (field: Field): field is Field & { name: keyof NamedParts } =>
  field.name === "month" || field.name === "day";

function namedParts(puzzle: Puzzle, names: Names): Outcome<NamedParts> {
  const { given, faults } = namesByField(puzzle, names);
  if (faults.length > 0) return refusedFor(faults);
  const parts: NamedParts = {};
  for (const [i, field] of puzzle.fields.entries()) {
    const name = given[i];
    if (name === undefined || !isPart(field)) continue;
    const choice = choiceNamed(field, name);
    if (!choice.ok) return refusedFor(choice.faults);
    parts[field.name] = calendarValue(field, choice.value);
  }
  return found(parts);
}

function missingFields(puzzle: Puzzle, names: Names): Field[] {
  const { given } = namesByField(puzzle, names);
  return puzzle.fields.filter((_, i) => given[i] === undefined);
}

/** If only the month is given, today's day is not filled in. */
function dateOfParts(puzzle: Puzzle, names: Names, { month, day }: NamedParts): Outcome<WrittenDate> {
  if (month !== undefined && day !== undefined) return found({ month, day });
  const missing = missingFields(puzzle, names);
  const parts = missing.filter(isPart);
  return refusedFor((parts.length > 0 ? parts : missing).map(missingField));
}

/** The date as written; without one the month and day that are named, or today. */
function dateAsked(puzzle: Puzzle, names: Names, parts: NamedParts, reading: Reading): Outcome<WrittenDate> {
  const { text, language, caller } = reading;
  if (text === "" && Object.keys(parts).length > 0) return dateOfParts(puzzle, names, parts);
  const written = parseDate(text === "" ? "today" : text, { today: localDate(nowOf(caller)), language });
  return written.ok ? found(written.value) : refusedFor(written.faults);
}

interface Asked {
  readonly date: WrittenDate;
  readonly names: Names;
  readonly parts: NamedParts;
}

function contradiction(puzzle: Puzzle, { date, names }: Asked, text: string): Refusal | undefined {
  const at = puzzle.fields.findIndex(({ name }) => name === "weekday");
  const [field, given] = [puzzle.fields[at], namesByField(puzzle, names).given[at]];
  if (field === undefined || given === undefined || date.weekday === undefined) return undefined;
  const choice = choiceNamed(field, given);
  if (!choice.ok || choice.value === date.weekday) return undefined;
  return refused(requestsMessages.twoWeekdays({ date: quoted(text), weekday: given }));
}

/** No calendar completes what is named: all else must be named, too. */
function cannotFollow(puzzle: Puzzle, names: Names, why: Message, { caller, text }: Reading): Refusal {
  const missing = missingFields(puzzle, names).filter(({ name }) => text === "" || name === "weekday");
  const weekday = requestsMessages.noWeekday({ why, example: spelled(caller, "weekday", someWeekday) });
  return refused(...missing.map((field) => (field.name === "weekday" ? weekday : missingField(field))));
}

/** Where the weekday follows from the date, the month and day that are named belong to that date. */
function joined(puzzle: Puzzle, asked: Asked, reading: Reading): Outcome<Asked> {
  const { date, names, parts } = asked;
  const follows = date.weekday === undefined && missingFields(puzzle, names).some(({ name }) => name === "weekday");
  const whole = { ...date, ...parts };
  const why = Object.keys(parts).length === 0 ? undefined : noSuchDay(whole);
  if (why !== undefined && (follows || reading.text === "")) return cannotFollow(puzzle, names, why, reading);
  if (!follows) return found(asked);
  const others = Object.entries(names).filter(([name]) => !["month", "day"].includes(name.trim().toLowerCase()));
  return found({ date: whole, names: Object.fromEntries(others), parts: {} });
}

function targetOf(puzzle: Puzzle, { date: written, names, parts }: Asked, reading: Reading): Outcome<DatedTarget> {
  const named = new Set(Object.keys(names).map((name) => name.trim().toLowerCase()));
  const { date, notes } = completed(puzzle, written, named, reading);
  const why = Object.keys(parts).length === 0 ? noSuchDay(date) : undefined;
  const spell = (part: string, value: string): string => spelled(reading.caller, part, value);
  if (why !== undefined) return refused(hinted(why, askedByFields(puzzle, date, named, spell)));
  const target = targetFromDate(puzzle, date, names);
  return target.ok ? found({ target: target.value, date, notes }) : refusedFor(target.faults);
}

function showsNoDate(puzzle: Puzzle, text: string): Refusal | undefined {
  if (text === "" || puzzle.fields.some(({ name }) => isDateField(name))) return undefined;
  return refused(requestsMessages.noDates({ puzzle: puzzle.id, date: quoted(text) }));
}

function targetByDate(puzzle: Puzzle, names: Names, reading: Reading): Outcome<DatedTarget> {
  const parts = namedParts(puzzle, names);
  if (!parts.ok) return parts;
  const date = dateAsked(puzzle, names, parts.value, reading);
  if (!date.ok) return date;
  const asked = { date: date.value, names, parts: parts.value };
  const contradicted = contradiction(puzzle, asked, reading.text);
  if (contradicted !== undefined) return contradicted;
  const whole = joined(puzzle, asked, reading);
  return whole.ok ? targetOf(puzzle, whole.value, reading) : whole;
}

function targetByNames(puzzle: Puzzle, names: Names): Outcome<DatedTarget> {
  const target = targetFromNames(puzzle, names);
  return target.ok ? found({ target: target.value, date: undefined, notes: [] }) : refusedFor(target.faults);
}

/**
 * Turns a date or fields, as a person writes them, into a target of a puzzle. Today's where you name none.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("weekday");
 * const { target } = unwrap(readTarget(puzzle, { date: "25 Dec 2026" }));
 * targetNames(puzzle, target); // → { month: 'Dec', day: '25', weekday: 'Fri' }
 * ```
 */
export function readTarget(puzzle: Puzzle, asked: DateAsked, caller: Caller = {}): Outcome<DatedTarget> {
  expectPuzzle(puzzle);
  return wrongAmong(asked, dateParts) ?? findTarget(puzzle, asked, caller);
}

/** The same for a request that has been checked. */
export function findTarget(puzzle: Puzzle, asked: DateAsked, caller: Caller): Outcome<DatedTarget> {
  const { date, language = "en" } = asked;
  if (date !== undefined && date.trim() === "") return refused(requestsMessages.emptyDate());
  const reading = { caller, text: date ?? "", language };
  const names = readNames(caller, puzzle, asked);
  if (!names.ok) return names;
  const dateless = showsNoDate(puzzle, reading.text);
  if (dateless !== undefined) return dateless;
  const isComplete = missingFields(puzzle, names.value).length === 0;
  return reading.text === "" && isComplete
    ? targetByNames(puzzle, names.value)
    : targetByDate(puzzle, names.value, reading);
}
