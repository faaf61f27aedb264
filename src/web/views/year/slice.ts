/** From a puzzle and a day to the part of its targets that a map shows: all, a year's, a weekday's, or a month's. */

import {
  type CalendarDate,
  daysInMonth,
  maxDaysInMonth,
  monthsInYear,
  upTo,
  weekdayOf,
} from "../../../core/calendar/calendar.js";
import { calendarValue, isYearDigit } from "../../../core/puzzle/date-fields.js";
import { targetFromDate } from "../../../core/puzzle/dates.js";
import { mapAxes } from "../../../core/puzzle/map-axes.js";
import type { Puzzle, Target } from "../../../core/puzzle/puzzle.js";
import { markedTarget } from "../../../core/puzzle/target.js";
import { hasWeekdays } from "../../../core/puzzle/week-start.js";
import { itemAt } from "../../../core/text/list.js";

/** What can be shown of a puzzle: which it is follows from its fields. */
export type YearSlice =
  | { readonly kind: "all" }
  /** Each date of the year with its own weekday. */
  | { readonly kind: "year"; readonly year: number }
  /** Every day of every month, as if it were this weekday. */
  | { readonly kind: "weekday"; readonly weekday: number }
  /** The dates of one month, for puzzles that show the year: counting them takes long. */
  | { readonly kind: "month"; readonly year: number; readonly month: number };

export const showsYear = ({ fields }: Puzzle): boolean => fields.some(({ name }) => isYearDigit(name));

export function firstSlice(puzzle: Puzzle, { year, month }: CalendarDate): YearSlice {
  if (showsYear(puzzle)) return { kind: "month", year, month };
  return hasWeekdays(puzzle) ? { kind: "year", year } : { kind: "all" };
}

/** One square of the map. */
export interface YearSpot {
  readonly target: Target;
  /** Undefined for what isn't a date of the year. */
  readonly date: CalendarDate | undefined;
  /** Whether some year has it. */
  readonly isReal: boolean;
}

/** The spots of one month, or of one choice of the first field. */
export interface YearSpotRow {
  /** The field it is about, and the choice. */
  readonly field: number;
  readonly choice: number;
  readonly spots: readonly YearSpot[];
}

const fieldNamed = ({ fields }: Puzzle, wanted: string): number => fields.findIndex(({ name }) => name === wanted);

function datesOf(puzzle: Puzzle, year: number, month: number): YearSpot[] {
  return upTo(daysInMonth(month, year)).flatMap((day) => {
    const date = { year, month, day };
    const target = targetFromDate(puzzle, date);
    return target.ok ? [{ target: target.value, date, isReal: true }] : [];
  });
}

/** The date that a target is, in this year or in any. */
function calendarOf(puzzle: Puzzle, target: Target, year: number): Pick<YearSpot, "date" | "isReal"> {
  const [month, day, weekday] = ["month", "day", "weekday"].map((name) => {
    const at = fieldNamed(puzzle, name);
    const field = puzzle.fields[at];
    return field === undefined ? undefined : calendarValue(field, target[at] ?? 0);
  });
  if (month === undefined || day === undefined || month > monthsInYear || day > maxDaysInMonth)
    return { date: undefined, isReal: true };
  const date = { year, month, day };
  const isThisYear = day <= daysInMonth(month, year) && (weekday === undefined || weekdayOf(date) === weekday);
  return { date: isThisYear ? date : undefined, isReal: day <= daysInMonth(month) };
}

/** Every choice of two fields; all others stay as they are in `at`. */
function everySpot(puzzle: Puzzle, at: Target, year: number): YearSpotRow[] {
  const { row, column } = mapAxes(puzzle) ?? { row: undefined, column: 0 };
  const rows = row === undefined ? [{ id: "" }] : itemAt(puzzle.fields, row).choices;
  return rows.map((_, choice) => ({
    field: row ?? column,
    choice,
    spots: (puzzle.fields[column]?.choices ?? []).map((_, other) => {
      const target = markedTarget(at.map((old, field) => (field === row ? choice : field === column ? other : old)));
      return { target, ...calendarOf(puzzle, target, year) };
    }),
  }));
}

function withWeekday(puzzle: Puzzle, target: Target, weekday: number): Target {
  const field = fieldNamed(puzzle, "weekday");
  return markedTarget(target.map((choice, i) => (i === field ? weekday : choice)));
}

/** `at` says what is chosen in fields that the map does not show, and in which year dates are looked for. */
export function spotsOf(
  puzzle: Puzzle,
  slice: YearSlice,
  at: { readonly target: Target; readonly year: number },
): YearSpotRow[] {
  const monthRow = (year: number, month: number): YearSpotRow => ({
    field: fieldNamed(puzzle, "month"),
    choice: month - 1,
    spots: datesOf(puzzle, year, month),
  });
  if (slice.kind === "month") return [monthRow(slice.year, slice.month)];
  if (slice.kind === "year") return upTo(monthsInYear).map((month) => monthRow(slice.year, month));
  if (slice.kind === "all") return everySpot(puzzle, at.target, at.year);
  return everySpot(puzzle, withWeekday(puzzle, at.target, slice.weekday), at.year);
}
