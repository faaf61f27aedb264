/** From what a page says of puzzle and date to the cells that stay uncovered, or to what is wrong with it. */

import { type CalendarDate, nearestDate, parseIsoDate, weekdayOf } from "../core/calendar/calendar.js";
import type { Language } from "../core/calendar/languages.js";
import { choiceWithValue, dateValue, isDateField } from "../core/puzzle/date-fields.js";
import type { Field, Puzzle } from "../core/puzzle/puzzle.js";
import { type Fault, type Result, success } from "../core/text/fault.js";

/** What is wrong, as far as a page tells it. */
export type Told = Pick<Fault, "message">;

/** A date as a page shows it. */
export interface ShownDate {
  readonly date: CalendarDate & { readonly weekday: number };
  /** In numbers, for events and attributes. */
  readonly iso: string;
  readonly isToday: boolean;
  readonly uncovered: readonly number[];
}

const isoOf = ({ year, month, day }: CalendarDate): string =>
  [String(year).padStart(4, "0"), ...[month, day].map((part) => String(part).padStart(2, "0"))].join("-");

/** A day that there is, of this year where none is named. */
function inNumbers(text: string, today: CalendarDate): CalendarDate | undefined {
  if (text === "" || text === "today") return today;
  const short = /^(\d\d?)-(\d\d?)$/.exec(text);
  const date = short ? { year: today.year, month: Number(short[1]), day: Number(short[2]) } : parseIsoDate(text);
  const nearest = date && nearestDate(date);
  return nearest?.day === date?.day ? nearest : undefined;
}

/** Words of any language are read by what most pages never fetch. */
async function inWords(text: string, today: CalendarDate, language: Language): Promise<Result<CalendarDate, Told>> {
  const { parseDate } = await import("../core/calendar/parse-date.js");
  const read = parseDate(text, { today, language });
  return read.ok ? success({ ...read.value, year: read.value.year ?? today.year }) : read;
}

export async function readDate(
  said: string,
  today: CalendarDate,
  language: Language,
): Promise<Result<CalendarDate, Told>> {
  const text = said.trim();
  const date = inNumbers(text, today);
  return date === undefined ? inWords(text, today, language) : success(date);
}

type Weekdayed = ShownDate["date"];

function cellsOn(date: Weekdayed, field: Field): readonly number[] | undefined {
  const value = isDateField(field.name) ? dateValue(date, field.name) : undefined;
  return value === undefined ? undefined : field.choices[choiceWithValue(field, value) ?? -1]?.cells;
}

/** Only what cannot be shown is asked why. */
async function refusal(puzzle: Puzzle, date: Weekdayed): Promise<Result<never, Told>> {
  const { targetFromDate } = await import("../core/puzzle/dates.js");
  const target = targetFromDate(puzzle, date);
  return { ok: false, faults: target.ok ? [] : target.faults };
}

export async function shownDate(
  puzzle: Puzzle,
  day: CalendarDate,
  today: CalendarDate,
): Promise<Result<ShownDate, Told>> {
  const date = { ...day, weekday: weekdayOf(day) };
  const cells = puzzle.fields.map((field) => cellsOn(date, field));
  if (cells.includes(undefined) || nearestDate(day)?.day !== day.day) return refusal(puzzle, date);
  const iso = isoOf(date);
  return success({ date, iso, isToday: iso === isoOf(today), uncovered: cells.flatMap((each) => each ?? []) });
}
