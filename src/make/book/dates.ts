/** From a year, or any year, to its dates on a puzzle's board. */

import { daysInMonth, monthsInYear, upTo, weekdayOf } from "../../core/calendar/calendar.js";
import type { WrittenDate } from "../../core/calendar/date-text.js";
import { isYearDigit } from "../../core/puzzle/date-fields.js";
import { targetFromDate } from "../../core/puzzle/dates.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { type Fault, failure, type Result, success } from "../../core/text/fault.js";

export interface BookDate {
  readonly date: WrittenDate;
  readonly target: Target;
}

export interface Span {
  /** Left out: the 366 days that some year has. */
  readonly year?: number | undefined;
  /** Left out: all of them. */
  readonly month?: number | undefined;
}

/** Whether the board shows what no date has without its year. */
export const dependsOnYear = ({ fields }: Puzzle): boolean =>
  fields.some(({ name }) => name === "weekday" || isYearDigit(name));

function listDays(month: number, year: number | undefined): WrittenDate[] {
  return upTo(daysInMonth(month, year)).map((day) =>
    year === undefined ? { month, day } : { year, month, day, weekday: weekdayOf({ year, month, day }) },
  );
}

/** In order, or why the puzzle has no such dates; each reason once. */
export function listDates(puzzle: Puzzle, { year, month }: Span): Result<BookDate[]> {
  const months = month === undefined ? upTo(monthsInYear) : [month];
  const dates: BookDate[] = [];
  const faults = new Map<string, Fault>();
  for (const date of months.flatMap((each) => listDays(each, year))) {
    const target = targetFromDate(puzzle, date);
    if (target.ok) dates.push({ date, target: target.value });
    else for (const fault of target.faults) faults.set(fault.message, fault);
  }
  return faults.size === 0 ? success(dates) : failure(...faults.values());
}
