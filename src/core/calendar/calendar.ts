/**
 * The calendar as plain numbers: no time of day and no time zone, so no day gets lost between zones.
 *
 * The one place that meets a clock is `localDate`. All other arithmetic runs in UTC, where every day has 24 hours.
 */

import { expectNumbers, expectThat } from "../text/arguments.js";

/** A day of the calendar as plain numbers: no time of day and no time zone. */
export interface CalendarDate {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
  /** 1 to 31. */
  readonly day: number;
}

export const firstYear = 1;
export const lastYear = 9999;
export const monthsInYear = 12;
export const daysInWeek = 7;
export const maxDaysInMonth = 31;

/** From 1 on, as months and days are counted. */
export const upTo = (last: number): number[] => Array.from({ length: last }, (_, i) => i + 1);

/**
 * The local date of a moment, which often isn't the date in UTC. Left out: now.
 *
 * @example
 * ```ts
 * localDate(new Date(2026, 11, 25)); // → { year: 2026, month: 12, day: 25 }
 * ```
 */
export function localDate(now: Date = new Date()): CalendarDate {
  expectThat(now instanceof Date, "now", "a Date", now);
  return { year: now.getFullYear(), month: now.getMonth() + 1, day: now.getDate() };
}

/** `Date.UTC` would take the years 0 to 99 for 1900 to 1999. */
function utc({ year, month, day }: CalendarDate): Date {
  const at = new Date(0);
  at.setUTCFullYear(year, month - 1, day);
  return at;
}

/**
 * The weekday of a date, from 0 for Sunday to 6 for Saturday.
 *
 * @example
 * ```ts
 * weekdayOf({ year: 2026, month: 12, day: 25 }); // → 5
 * ```
 */
export function weekdayOf(date: CalendarDate): number {
  expectNumbers(date, "date", ["year", "month", "day"]);
  return utc(date).getUTCDay();
}

export function addDays(date: CalendarDate, days: number): CalendarDate {
  const at = utc({ ...date, day: date.day + days });
  return { year: at.getUTCFullYear(), month: at.getUTCMonth() + 1, day: at.getUTCDate() };
}

/** Some leap year, to stand for a year that is not known. */
const anyLeapYear = 2000;

/** Without a year February has 29 days, since in some year it has. */
export function daysInMonth(month: number, year: number = anyLeapYear): number {
  return utc({ year, month: month + 1, day: 0 }).getUTCDate();
}

const writtenDate = /^(\d{4})([-/.])(\d{1,2})\2(\d{1,2})$/;

/** The numbers of a date such as 2026-12-25, whether any calendar has it or not; undefined for any other text. */
export function parseIsoDate(text: string): CalendarDate | undefined {
  const [, year, , month, day] = (writtenDate.exec(text) ?? []).map(Number);
  return year === undefined || month === undefined || day === undefined ? undefined : { year, month, day };
}

/** The date itself where some calendar has it, and the last of the month for days beyond it; undefined for other months. */
export function nearestDate({ year, month, day }: CalendarDate): CalendarDate | undefined {
  if (year < firstYear || year > lastYear || month < 1 || month > monthsInYear || day < 1) return undefined;
  return { year, month, day: Math.min(day, daysInMonth(month, year)) };
}
