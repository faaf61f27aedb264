/** From records to what a player finds easy: the weekdays on which they are clearly quicker or slower than usual. */

import { parseIsoDate, weekdayOf } from "../calendar/calendar.js";
import type { SolveRecord } from "./record.js";
import { timesOf } from "./streak.js";

export interface WeekdayPace {
  /** From 0 for Sunday; undefined where none stands out. */
  readonly easiest: number | undefined;
  readonly hardest: number | undefined;
}

/** Fewer say nothing about a weekday. */
export const minSolves = 3;
/** This much quicker or slower than usual isn't by chance. */
const clearly = { quicker: 0.8, slower: 1.25 } as const;

const groupBy = <Key>(
  records: readonly SolveRecord[],
  keyOf: (record: SolveRecord) => Key,
): Map<Key, SolveRecord[]> => {
  const groups = new Map<Key, SolveRecord[]>();
  for (const record of records) {
    const key = keyOf(record);
    const group = groups.get(key);
    if (group === undefined) groups.set(key, [record]);
    else group.push(record);
  }
  return groups;
};

function weekdayOn({ date }: SolveRecord): number | undefined {
  const day = parseIsoDate(date);
  return day === undefined ? undefined : weekdayOf(day);
}

/** In thousandths of what is usual for the puzzle, so that quick and slow boards can be compared. */
function relative(records: readonly SolveRecord[]): SolveRecord[] {
  return [...groupBy(records, ({ puzzle }) => puzzle).values()].flatMap((own) => {
    const usual = timesOf(own)?.median ?? 0;
    if (usual === 0) return [];
    return own.map((record) => ({ ...record, seconds: record.seconds && Math.round((1000 * record.seconds) / usual) }));
  });
}

/** Only times without help are compared. */
export function weekdayPace(records: readonly SolveRecord[]): WeekdayPace {
  const paces = [...groupBy(relative(records), weekdayOn)].flatMap(([weekday, own]) => {
    const times = timesOf(own);
    if (weekday === undefined || times === undefined || times.count < minSolves) return [];
    return [{ weekday, pace: times.median / 1000 }];
  });
  const sorted = paces.sort((a, b) => a.pace - b.pace || a.weekday - b.weekday);
  const [first, last] = [sorted[0], sorted[sorted.length - 1]];
  return {
    easiest: first !== undefined && first.pace <= clearly.quicker ? first.weekday : undefined,
    hardest: last !== undefined && last.pace >= clearly.slower ? last.weekday : undefined,
  };
}
