/** From a date, whole or in part, to a target of a puzzle. */

import {
  daysInMonth,
  daysInWeek,
  firstYear,
  lastYear,
  maxDaysInMonth,
  monthsInYear,
  weekdayOf,
} from "../calendar/calendar.js";
import { hinted } from "../i18n/hinted.js";
import type { Message } from "../i18n/message.js";
import { fieldsMessages } from "../locales/en/fields.generated.js";
import { expectObject } from "../text/arguments.js";
import { type Fault, failure, type Result, success } from "../text/fault.js";
import { askedByFields } from "./by-fields.js";
import { choiceWithValue, dateValue, isDateField, isYearDigit, type PartialDate } from "./date-fields.js";
import { expectPuzzle } from "./expect.js";
import { choiceNamed, gathered, missingField, type Names, namesByField } from "./names.js";
import type { Field, Puzzle, Target } from "./puzzle.js";

const bounds = {
  year: [firstYear, lastYear],
  month: [1, monthsInYear],
  day: [1, maxDaysInMonth],
  weekday: [0, daysInWeek - 1],
} as const;

function rangeFaults(date: PartialDate): Fault[] {
  const parts = Object.keys(bounds) as (keyof typeof bounds)[];
  return parts.flatMap((part) => {
    const value = date[part];
    const [low, high] = bounds[part];
    if (value === undefined || (Number.isInteger(value) && value >= low && value <= high)) return [];
    return [{ path: [part], message: `${part}: expected a whole number from ${low} to ${high}, not ${value}` }];
  });
}

/**
 * Why a month has no such day, if it has none. 30 February isn't a date in any year; 29 February is one as long as no
 * common year is given.
 */
export function noSuchDay({ year, month, day }: PartialDate): Message | undefined {
  if (month === undefined || day === undefined) return undefined;
  const length = daysInMonth(month, year);
  if (day <= length) return undefined;
  return fieldsMessages.monthLength({
    month,
    year: month === 2 && year !== undefined ? String(year) : undefined,
    days: length,
  });
}

function lengthFaults(puzzle: Puzzle, date: PartialDate, named: ReadonlySet<string>): Fault[] {
  const why = noSuchDay(date);
  return why === undefined ? [] : [{ path: ["day"], ...hinted(why, askedByFields(puzzle, date, named)) }];
}

function weekdayFaults({ year, month, day, weekday }: PartialDate): Fault[] {
  if (year === undefined || month === undefined || day === undefined || weekday === undefined) return [];
  const real = weekdayOf({ year, month, day });
  if (real === weekday) return [];
  return [
    { path: ["weekday"], ...fieldsMessages.wrongWeekday({ date: { year, month, day }, is: real, not: weekday }) },
  ];
}

function calendarFaults(puzzle: Puzzle, date: PartialDate, named: ReadonlySet<string>): Fault[] {
  const wrong = rangeFaults(date);
  if (wrong.length > 0) return wrong;
  const noDay = lengthFaults(puzzle, date, named);
  return noDay.length > 0 ? noDay : weekdayFaults(date);
}

function missing(field: Field): Fault {
  const because = (said: Message): Fault => ({ path: [field.name], ...said });
  if (field.name === "weekday") return because(fieldsMessages.weekdayMissing());
  if (isYearDigit(field.name)) return because(fieldsMessages.yearMissing({ digit: field.name }));
  if (isDateField(field.name)) return because(fieldsMessages.partMissing({ part: field.name }));
  return missingField(field);
}

function choiceAt(field: Field, date: PartialDate): Result<number> {
  const value = isDateField(field.name) ? dateValue(date, field.name) : undefined;
  if (value === undefined) return failure(missing(field));
  const choice = choiceWithValue(field, value);
  if (choice !== undefined) return success(choice);
  const none =
    field.name === "weekday"
      ? fieldsMessages.noWeekday({ weekday: value })
      : fieldsMessages.noChoice({ field: field.name, value });
  return failure({ path: [field.name], ...none });
}

/** What is asked for by name is taken out of the date: the calendar has no say in it, nor in what would follow from it. */
function withoutNamed(date: PartialDate, named: ReadonlySet<string>): PartialDate {
  return Object.fromEntries(Object.entries(date).filter(([part]) => !named.has(part)));
}

/** A changed digit makes another year, of which the calendar was not asked. */
function calendarPart(puzzle: Puzzle, date: PartialDate, given: readonly (string | undefined)[]): PartialDate {
  const digitNamed = puzzle.fields.some(({ name }, i) => isYearDigit(name) && given[i] !== undefined);
  const { year: _, ...rest } = date;
  return digitNamed ? rest : date;
}

/**
 * The target of a date. `names` gives choices by the name of their field: for fields that aren't part of a date, or
 * to overrule it.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * unwrap(targetFromDate(puzzle, { month: 12, day: 25 })).join(" "); // → 11 24
 * ```
 */
export function targetFromDate(puzzle: Puzzle, date: PartialDate, names: Names = {}): Result<Target> {
  expectPuzzle(puzzle);
  expectObject(date, "date");
  expectObject(names, "names");
  const { given, faults } = namesByField(puzzle, names);
  const named = new Set(puzzle.fields.flatMap(({ name }, i) => (given[i] === undefined ? [] : [name])));
  const asked = withoutNamed(date, named);
  const calendar = calendarPart(puzzle, asked, given);
  const wrong = [...faults, ...calendarFaults(puzzle, calendar, named)];
  if (wrong.length > 0) return failure(...wrong);
  const choices = puzzle.fields.map((field, i) => {
    const name = given[i];
    if (name !== undefined) return choiceNamed(field, name);
    return choiceAt(field, isYearDigit(field.name) ? asked : calendar);
  });
  return gathered(choices, []);
}
