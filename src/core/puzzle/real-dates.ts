/**
 * From a target to whether it is a date: of the 372 targets of months and days, 366 are.
 *
 * A target is a date if some year has it. Without the year that is generous: 29 February is a date, and so is any
 * weekday on any day of the year, as each comes round within 28 years or, over a century's missing leap day, 40. Digits
 * of the year narrow it down: "29 February, tens 2, units 6" is none, as no year that ends in 26 is a leap year.
 */

import {
  daysInMonth,
  firstYear,
  lastYear,
  maxDaysInMonth,
  monthsInYear,
  upTo,
  weekdayOf,
} from "../calendar/calendar.js";
import { calendarValue, digitOf, isYearDigit } from "./date-fields.js";
import { expectPuzzle, expectTarget } from "./expect.js";
import type { Puzzle } from "./puzzle.js";
import { targetAt, targetCount } from "./target.js";

/** Years of one kind have the same calendar: as many days, and the same weekday on New Year's Day. */
function kindOf(year: number): string {
  return `${daysInMonth(2, year)} ${weekdayOf({ year, month: 1, day: 1 })}`;
}

/** One year for each of the (at most 14) kinds among these. */
function oneOfEachKind(years: readonly number[]): number[] {
  return [...new Map(years.map((year) => [kindOf(year), year])).values()];
}

function allYears(): number[] {
  return upTo(lastYear).filter((year) => year >= firstYear);
}

function yearsOf(puzzle: Puzzle, target: readonly number[]): number[] {
  let years = allYears();
  puzzle.fields.forEach((field, i) => {
    const { name } = field;
    if (!isYearDigit(name)) return;
    const digit = calendarValue(field, target[i] ?? 0);
    years = years.filter((year) => digitOf(year, name) === digit);
  });
  return oneOfEachKind(years);
}

interface Wanted {
  readonly months: readonly number[];
  readonly days: readonly number[];
  readonly weekday: number | undefined;
}

function wanted(puzzle: Puzzle, target: readonly number[]): Wanted {
  const value = (name: string): number | undefined => {
    const i = puzzle.fields.findIndex((field) => field.name === name);
    const field = puzzle.fields[i];
    return field && calendarValue(field, target[i] ?? 0);
  };
  const [month, day] = [value("month"), value("day")];
  return {
    months: month === undefined ? upTo(monthsInYear) : [month],
    days: day === undefined ? upTo(maxDaysInMonth) : [day],
    weekday: value("weekday"),
  };
}

function isIn(year: number, { months, days, weekday }: Wanted): boolean {
  return months.some((month) =>
    days.some(
      (day) =>
        month <= monthsInYear &&
        day <= daysInMonth(month, year) &&
        (weekday === undefined || weekdayOf({ year, month, day }) === weekday),
    ),
  );
}

function digitsKey(puzzle: Puzzle, target: readonly number[]): string {
  return puzzle.fields.map(({ name }, i) => (isYearDigit(name) ? target[i] : "")).join(" ");
}

/** Looking through all years takes a while, so it is done once for every set of digits. */
function dateTest(puzzle: Puzzle): (target: readonly number[]) => boolean {
  const known = new Map<string, number[]>();
  return (target) => {
    const key = digitsKey(puzzle, target);
    const years = known.get(key) ?? yearsOf(puzzle, target);
    known.set(key, years);
    const parts = wanted(puzzle, target);
    return years.some((year) => isIn(year, parts));
  };
}

/**
 * Whether some calendar has the date that a target shows. 31 April is on the board, but in no calendar.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * isRealDate(puzzle, unwrap(targetFromNames(puzzle, { month: "Apr", day: 31 }))); // → false
 * ```
 */
export function isRealDate(puzzle: Puzzle, target: readonly number[]): boolean {
  expectTarget(puzzle, target);
  return dateTest(puzzle)(target);
}

/**
 * The indexes of the targets that some calendar has, ascending.
 *
 * @example
 * ```ts
 * realDates(cataloguePuzzle("classic")).length; // → 366
 * ```
 */
export function realDates(puzzle: Puzzle): number[] {
  expectPuzzle(puzzle);
  const isDate = dateTest(puzzle);
  const dates: number[] = [];
  for (let index = 0; index < targetCount(puzzle); index++) {
    if (isDate(targetAt(puzzle, index))) dates.push(index);
  }
  return dates;
}
