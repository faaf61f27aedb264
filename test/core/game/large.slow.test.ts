/** As much progress as a file may hold, and more: nothing breaks and nothing is lost. */

import { expect, it } from "vitest";
import { addDays } from "../../../src/core/calendar/calendar.js";
import { formatIsoDate } from "../../../src/core/calendar/date-text.js";
import { formatProgress, parseProgress, progressLimits } from "../../../src/core/game/progress.js";
import type { SolveRecord } from "../../../src/core/game/record.js";
import { streaksOf } from "../../../src/core/game/streak.js";

const christmas = { year: 2026, month: 12, day: 25 };

function solvedBefore(days: number): SolveRecord {
  const day = formatIsoDate(addDays(christmas, -days));
  return { puzzle: "a".repeat(40), date: day, solvedOn: day, seconds: 9_999_999, hints: 9999 };
}

it("a file as large as can be is one that can be read", () => {
  const records = Array.from({ length: progressLimits.records }, (_, i) => solvedBefore(i));
  const reading = parseProgress(formatProgress(records));
  expect(reading.ok && reading.value.records.length).toBe(progressLimits.records);
});

it("a streak is found among more separate days than a function takes arguments", () => {
  const apart = Array.from({ length: 200_000 }, (_, i) => solvedBefore(2 * i));
  expect(streaksOf(apart, christmas)).toEqual({ current: 1, longest: 1, hasToday: true });
});
