/**
 * From a puzzle just solved to a record of it: which date it showed, and on which day it was solved.
 *
 * Both are days of the calendar. The day of solving is the one on the wall at that moment, wherever that is: no time of
 * day and no time zone is kept, so no journey and no change of clocks moves a record to another day afterwards.
 */

import { type CalendarDate, localDate, nearestDate, parseIsoDate } from "../calendar/calendar.js";
import { formatIsoDate } from "../calendar/date-text.js";
import { limitOf } from "../puzzle/limits.js";
import { isCount } from "../text/json.js";

/** A day such as 2026-12-25: in this form days can be compared and kept as they are. */
export type IsoDay = string;

export interface SolveRecord {
  /** The id of the puzzle. */
  readonly puzzle: string;
  /** The date that it showed. */
  readonly date: IsoDay;
  /** The local day on which it was solved. */
  readonly solvedOn: IsoDay;
  /** How long it took, in whole seconds; null where nobody measured. */
  readonly seconds: number | null;
  /** How often help was asked for. */
  readonly hints: number;
  /** Whether the number of solutions left was to be seen; left out where it wasn't. */
  readonly isCounted?: boolean;
}

/** Whether nobody and nothing helped: only such times are compared. */
export const isUnaided = ({ hints, isCounted = false }: Pick<SolveRecord, "hints" | "isCounted">): boolean =>
  hints === 0 && !isCounted;

export interface Solve {
  readonly puzzle: string;
  readonly date: CalendarDate;
  /** The moment of solving, by the local clock. */
  readonly now: Date;
  readonly seconds: number | null;
  readonly hints: number;
  readonly isCounted?: boolean | undefined;
}

export function recordOf({ puzzle, date, now, seconds, hints, isCounted }: Solve): SolveRecord {
  const whole = seconds === null ? null : Math.max(0, Math.floor(seconds));
  const day = { date: formatIsoDate(date), solvedOn: formatIsoDate(localDate(now)) };
  return { puzzle, ...day, seconds: whole, hints, ...(isCounted === true ? { isCounted } : {}) };
}

/** Whether it was that day's puzzle: only this makes a streak. */
export const isOnItsDay = ({ date, solvedOn }: SolveRecord): boolean => date === solvedOn;

/** Two records with one key tell of the same thing; the one that was there first stays. */
export const recordKey = ({ puzzle, date, solvedOn }: SolveRecord): string => `${puzzle}/${date}/${solvedOn}`;

/** The date of a day such as 2026-12-25; undefined for any other text, and for days that no calendar has. */
export function dateOfIsoDay(text: string): CalendarDate | undefined {
  const written = parseIsoDate(text);
  const date = written && nearestDate(written);
  return date !== undefined && formatIsoDate(date) === text ? date : undefined;
}

const isDay = (value: unknown): value is IsoDay => typeof value === "string" && dateOfIsoDay(value) !== undefined;

const isId = (value: unknown): value is string =>
  typeof value === "string" && /^[a-z0-9]+(-[a-z0-9]+)*$/.test(value) && value.length <= limitOf("id");

/** A record with nothing but its own entries; undefined where the value is none. */
export function readRecord(value: unknown): SolveRecord | undefined {
  if (typeof value !== "object" || value === null) return undefined;
  const { puzzle, date, solvedOn, seconds, hints, isCounted } = value as Readonly<Record<string, unknown>>;
  const isSound = isId(puzzle) && isDay(date) && isDay(solvedOn) && (seconds === null || isCount(seconds));
  if (!isSound || !isCount(hints)) return undefined;
  return { puzzle, date, solvedOn, seconds, hints, ...(isCounted === true ? { isCounted } : {}) };
}

/** Those whose key is not among the known ones, each once: what is known stays as it is. */
export function unknownOf<Entry>(
  keys: Iterable<string>,
  read: readonly Entry[],
  keyOf: (entry: Entry) => string,
): Entry[] {
  const known = new Set(keys);
  return read.filter((entry) => {
    const isNew = !known.has(keyOf(entry));
    known.add(keyOf(entry));
    return isNew;
  });
}

export const newRecords = (known: readonly SolveRecord[], read: readonly SolveRecord[]): SolveRecord[] =>
  unknownOf(known.map(recordKey), read, recordKey);
