/** From a time zone to what day it is there, and how long it will stay that day. */

import { type CalendarDate, localDate } from "../core/calendar/calendar.js";

/** Longer than any day: some have an hour more, one in history had a day less. */
const longestDay = 26 * 3_600_000;

/** As many spellings as anybody needs. */
const maxSpellings = 2000;

const zones = new Map<string, string>();

/** Undefined where no such zone is known. */
export function zoneNamed(name: string): string | undefined {
  const zone = zones.get(name) ?? zoneSpelled(name);
  if (zone !== undefined && zones.size < maxSpellings) zones.set(name, zone);
  return zone;
}

function zoneSpelled(name: string): string | undefined {
  try {
    return new Intl.DateTimeFormat("en", { timeZone: name }).resolvedOptions().timeZone;
  } catch {
    return undefined;
  }
}

/** There are some 600 zones, but newer engines also take any offset, such as +01:23. */
const maxZones = 1000;

const formats = new Map<string, Intl.DateTimeFormat>();

function formatFor(zone: string): Intl.DateTimeFormat {
  const options = { timeZone: zone, year: "numeric", month: "numeric", day: "numeric" } as const;
  const format = formats.get(zone) ?? new Intl.DateTimeFormat("en-US", { ...options, calendar: "gregory" });
  if (formats.size >= maxZones) formats.clear();
  formats.set(zone, format);
  return format;
}

/** The day in a zone; left out: this machine's. */
export function dayIn(zone: string | undefined, now: Date): CalendarDate {
  if (zone === undefined) return localDate(now);
  const parts = formatFor(zone).formatToParts(now);
  const part = (type: string): number => Number(parts.find((each) => each.type === type)?.value);
  return { year: part("year"), month: part("month"), day: part("day") };
}

const isSameDay = (one: CalendarDate, other: CalendarDate): boolean =>
  one.day === other.day && one.month === other.month && one.year === other.year;

/** By zone, as long as it is true: from one moment to midnight, in milliseconds. */
const known = new Map<string | undefined, { readonly from: number; readonly midnight: number }>();

/** When it is midnight there, in milliseconds as clocks count them; never later than it is. */
export function dayEnd(zone: string | undefined, now: Date): number {
  const time = now.getTime();
  const last = known.get(zone);
  if (last !== undefined && last.from <= time && time < last.midnight) return last.midnight;
  const midnight = time + millisecondsToMidnight(zone, now);
  if (known.size >= maxZones) known.clear();
  known.set(zone, { from: time, midnight });
  return midnight;
}

export const secondsToMidnight = (zone: string | undefined, now: Date): number =>
  Math.floor((dayEnd(zone, now) - now.getTime()) / 1000);

/** Found by halving: clocks that go forward or back need no special rule. */
function millisecondsToMidnight(zone: string | undefined, now: Date): number {
  const today = dayIn(zone, now);
  let [still, over] = [0, longestDay];
  while (over - still > 1) {
    const middle = (still + over) / 2;
    if (isSameDay(dayIn(zone, new Date(now.getTime() + middle)), today)) still = middle;
    else over = middle;
  }
  return still;
}

/** Noon of that day on this machine's clock, which is what requests read "today" from. */
export function noonOf({ year, month, day }: CalendarDate): Date {
  const noon = new Date(2000, month - 1, day, 12);
  noon.setFullYear(year);
  return noon;
}
