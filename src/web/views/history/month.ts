/** From a month to its weeks, and from records to what is marked in them. */

import { type CalendarDate, daysInMonth, daysInWeek, weekdayOf } from "../../../core/calendar/calendar.js";
import { type IsoDay, isOnItsDay, type SolveRecord } from "../../../core/game/record.js";

export interface Month {
  readonly year: number;
  /** 1 to 12. */
  readonly month: number;
}

/** The days of a month in rows of a week; undefined where a week has begun before the month, or goes on after it. */
export function weeksOf({ year, month }: Month, firstWeekday: number): (CalendarDate | undefined)[][] {
  const before = (weekdayOf({ year, month, day: 1 }) - firstWeekday + daysInWeek) % daysInWeek;
  const length = daysInMonth(month, year);
  return Array.from({ length: Math.ceil((before + length) / daysInWeek) }, (_, week) =>
    Array.from({ length: daysInWeek }, (_, i) => {
      const day = week * daysInWeek + i - before + 1;
      return day >= 1 && day <= length ? { year, month, day } : undefined;
    }),
  );
}

export const marks = ["onItsDay", "anotherDay"] as const;
export type Mark = (typeof marks)[number];

/** By date: whether its puzzle was solved on its day, or only on another one; nothing where it was not. */
export function dayMarks(records: readonly SolveRecord[]): ReadonlyMap<IsoDay, Mark> {
  const found = new Map<IsoDay, Mark>(records.map(({ date }) => [date, "anotherDay"]));
  for (const record of records.filter(isOnItsDay)) found.set(record.date, "onItsDay");
  return found;
}

const weekStarts = { sunday: 0, monday: 1, saturday: 6 } as const;

/** What browsers know about weeks, under one of two names, or not at all. */
interface WeekLocale {
  readonly weekInfo?: { readonly firstDay: number };
  getWeekInfo?(): { readonly firstDay: number };
}

/** Undefined for what isn't a language, such as the `C` of a machine that speaks none in particular. */
function localeNamed(tag: string): WeekLocale | undefined {
  try {
    return new Intl.Locale(tag) as WeekLocale;
  } catch {
    return undefined;
  }
}

/** 0 is Sunday: as the settings say, else as usual where the first of these languages is spoken that there is. */
export function firstWeekdayOf(weekStart: keyof typeof weekStarts | "puzzle", tags: readonly string[]): number {
  if (weekStart !== "puzzle") return weekStarts[weekStart];
  const known = tags.map(localeNamed).find((locale) => locale !== undefined);
  const { firstDay } = known?.getWeekInfo?.() ?? known?.weekInfo ?? { firstDay: weekStarts.monday };
  return firstDay % daysInWeek;
}
