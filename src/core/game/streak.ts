/**
 * From records to streaks: how many days in a row the puzzle of the day was solved on its day.
 *
 * Old dates, and dates to come, may be played at any time: they neither make a streak nor break one.
 */

import { addDays, type CalendarDate } from "../calendar/calendar.js";
import { formatIsoDate } from "../calendar/date-text.js";
import { itemAt } from "../text/list.js";
import { dateOfIsoDay, type IsoDay, isOnItsDay, isUnaided, type SolveRecord } from "./record.js";

export interface Streaks {
  /** Days in a row up to today, or up to yesterday while today is not over. */
  readonly current: number;
  readonly longest: number;
  /** Whether today's puzzle is solved. */
  readonly hasToday: boolean;
}

function dayAfter(day: IsoDay, days: number): IsoDay {
  const date = dateOfIsoDay(day);
  return date === undefined ? "" : formatIsoDate(addDays(date, days));
}

function runUpTo(days: ReadonlySet<IsoDay>, last: IsoDay): number {
  let length = 0;
  for (let day = last; days.has(day); day = dayAfter(day, -1)) length++;
  return length;
}

/** By the day on which each run ends, since a run is counted backwards. */
function longestRun(days: ReadonlySet<IsoDay>): number {
  const ends = [...days].filter((day) => !days.has(dayAfter(day, 1)));
  // One by one: there may be more of them than a function takes arguments.
  return ends.reduce((longest, end) => Math.max(longest, runUpTo(days, end)), 0);
}

/** Where the current streak may end. Who travels west finds that tomorrow has been solved already. */
const ends = [1, 0, -1] as const;

export function streaksOf(records: readonly SolveRecord[], today: CalendarDate): Streaks {
  const days = new Set(records.filter(isOnItsDay).map(({ solvedOn }) => solvedOn));
  const now = formatIsoDate(today);
  const last = ends.map((days) => dayAfter(now, days)).find((day) => days.has(day));
  return { current: last === undefined ? 0 : runUpTo(days, last), longest: longestRun(days), hasToday: days.has(now) };
}

export interface Times {
  /** How many solves were measured and done without help. */
  readonly count: number;
  readonly best: number;
  readonly median: number;
}

/** In seconds; undefined where nothing was solved by the clock and without help. */
export function timesOf(records: readonly SolveRecord[]): Times | undefined {
  const sorted = records
    .flatMap((record) => (record.seconds === null || !isUnaided(record) ? [] : [record.seconds]))
    .sort((a, b) => a - b);
  const [best] = sorted;
  if (best === undefined) return undefined;
  const half = sorted.length / 2;
  const median = (itemAt(sorted, Math.ceil(half) - 1) + itemAt(sorted, Math.floor(half))) / 2;
  return { count: sorted.length, best, median: Math.round(median) };
}
