/** Which weekdays a player finds easy, by their own times. */

import { expect, it } from "vitest";
import { weekdayPace } from "../../../src/core/game/pace.js";
import type { SolveRecord } from "../../../src/core/game/record.js";

const solved = (date: string, seconds: number, more: Partial<SolveRecord> = {}): SolveRecord => ({
  puzzle: "classic",
  date,
  solvedOn: date,
  seconds,
  hints: 0,
  ...more,
});

/** Three Tuesdays, Wednesdays and Thursdays of December 2026. */
const weeks = (tuesday: number, wednesday: number, thursday: number): SolveRecord[] =>
  [1, 8, 15].flatMap((day) => [
    solved(`2026-12-${String(day).padStart(2, "0")}`, tuesday),
    solved(`2026-12-${String(day + 1).padStart(2, "0")}`, wednesday),
    solved(`2026-12-${String(day + 2).padStart(2, "0")}`, thursday),
  ]);

it("names the weekday on which somebody is clearly quicker, and the one on which they are slower", () => {
  expect(weekdayPace(weeks(60, 100, 200))).toEqual({ easiest: 2, hardest: 4 });
});

it("names none where all are alike, or where there are too few", () => {
  expect(weekdayPace(weeks(95, 100, 110))).toEqual({ easiest: undefined, hardest: undefined });
  expect(weekdayPace(weeks(60, 100, 200).slice(0, 6))).toEqual({ easiest: undefined, hardest: undefined });
});

it("compares with what is usual for the puzzle, and leaves out times with help", () => {
  const slowBoard = weeks(600, 1000, 1100).map((record) => ({ ...record, puzzle: "weekday" }));
  expect(weekdayPace([...weeks(60, 100, 110), ...slowBoard]).easiest).toBe(2);
  expect(weekdayPace(weeks(60, 100, 110).map((record) => ({ ...record, hints: 1 })))).toEqual({
    easiest: undefined,
    hardest: undefined,
  });
});

it("leaves out what has no weekday", () => {
  const someday = [10, 11, 12].map((seconds) => solved("someday", seconds));
  expect(weekdayPace([...weeks(60, 100, 200), ...someday])).toEqual({ easiest: 2, hardest: 4 });
});
