/** From the words of a date and the fields asked for by name to a target of a puzzle. */

import { type CalendarDate, daysInMonth, lastYear, localDate, weekdayOf } from "../core/puzzle/calendar.js";
import { quoted } from "../core/puzzle/check-text.js";
import { targetFromDate } from "../core/puzzle/date.js";
import { isDateField, isYearDigit } from "../core/puzzle/date-fields.js";
import { formatDate, parseDate, type WrittenDate } from "../core/puzzle/date-text.js";
import { folded, meaningsOf } from "../core/puzzle/date-words.js";
import { type Language, wordsOf } from "../core/puzzle/languages.js";
import { namesByField, targetFromNames } from "../core/puzzle/names.js";
import type { Puzzle, Target } from "../core/puzzle/puzzle.js";
import { type Failure, faultsAsUsage, found, type Outcome, wrongUsage } from "./command.js";
import { type Names, readFields } from "./fields.js";

export interface DateRequest {
  /** The date as written; empty for today. */
  readonly text: string;
  readonly fields: readonly string[];
  readonly weekday: string | undefined;
  readonly language: Language;
  readonly now: Date;
}

export interface DatedTarget {
  readonly target: Target;
  /** Undefined where every field was asked for by name. */
  readonly date: WrittenDate | undefined;
  /** What was taken for granted, for the person to know. */
  readonly notes: readonly string[];
}

function weekdayNumber(text: string, language: Language): Outcome<number> {
  const meanings = (meaningsOf(folded(text), language) ?? []).flat().filter(({ part }) => part === "weekday");
  const days = [...new Set(meanings.map(({ value }) => value))];
  if (days[0] !== undefined && days.length === 1) return found(days[0]);
  return wrongUsage(`--weekday takes ${wordsOf(language).weekdays.join(", ")}, not ${quoted(text)}`);
}

/** The names of fields, with the weekday among them as the name of its choice. */
function readNames(puzzle: Puzzle, { fields, weekday, language }: DateRequest): Outcome<Names> {
  const names = readFields(fields);
  if (!names.ok || weekday === undefined) return names;
  const field = puzzle.fields.find(({ name }) => name === "weekday");
  if (field === undefined) return wrongUsage(`the puzzle ${puzzle.id} shows no weekday`);
  const number = weekdayNumber(weekday, language);
  if (!number.ok) return number;
  return found({ ...names.value, weekday: field.choices[number.value]!.id });
}

/** Whether the year decides anything: digits of it are shown, or a weekday that nobody named. */
function needsYear({ fields }: Puzzle, { weekday }: WrittenDate, named: ReadonlySet<string>): boolean {
  const asks = (name: string): boolean => isYearDigit(name) || (name === "weekday" && weekday === undefined);
  return fields.some(({ name }) => !named.has(name) && asks(name));
}

const mostYearsToLeapDay = 8;

/** This year, or the next one that has the day: 29 February does not come every year. */
function nextYearWith({ month, day }: WrittenDate, from: number): number {
  for (let year = from; year <= Math.min(lastYear, from + mostYearsToLeapDay); year++) {
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
function completed(puzzle: Puzzle, date: WrittenDate, named: ReadonlySet<string>, request: DateRequest) {
  if (date.year !== undefined || !needsYear(puzzle, date, named)) return { date, notes: [] };
  const full = withYear(date, localDate(request.now));
  const assumed = `taken as ${inWords(full, request.language)}; write the year for another one`;
  return { date: full, notes: [assumed] };
}

function targetOf(puzzle: Puzzle, written: WrittenDate, names: Names, request: DateRequest): Outcome<DatedTarget> {
  const named = new Set(Object.keys(names).map((name) => name.trim().toLowerCase()));
  const { date, notes } = completed(puzzle, written, named, request);
  const target = targetFromDate(puzzle, date, names);
  return target.ok ? found({ target: target.value, date, notes }) : faultsAsUsage(target.faults);
}

function showsNoDate(puzzle: Puzzle, text: string): Failure | undefined {
  if (text === "" || puzzle.fields.some(({ name }) => isDateField(name))) return undefined;
  return wrongUsage(`the puzzle ${puzzle.id} shows no date, so ${quoted(text)} says nothing about it`);
}

function isComplete(puzzle: Puzzle, names: Names): boolean {
  return namesByField(puzzle, names).given.every((name) => name !== undefined);
}

/** Today, unless the date is written; but no date at all where every field is named. */
export function datedTarget(puzzle: Puzzle, request: DateRequest): Outcome<DatedTarget> {
  const { text, language, now } = request;
  const names = readNames(puzzle, request);
  if (!names.ok) return names;
  const refused = showsNoDate(puzzle, text);
  if (refused !== undefined) return refused;
  if (text === "" && isComplete(puzzle, names.value)) {
    const target = targetFromNames(puzzle, names.value);
    return target.ok ? found({ target: target.value, date: undefined, notes: [] }) : faultsAsUsage(target.faults);
  }
  const written = parseDate(text === "" ? "today" : text, { today: localDate(now), language });
  return written.ok ? targetOf(puzzle, written.value, names.value, request) : faultsAsUsage(written.faults);
}
