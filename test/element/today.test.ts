/** The day on the wall, and when the app hears of a new one. */

import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { CalendarDate } from "../../src/core/calendar/calendar.js";
import { isSameDay, watchToday } from "../../src/element/today.js";

const christmas = { year: 2026, month: 12, day: 25 };

describe("two days are the same", () => {
  it("where year, month and day are", () => expect(isSameDay(christmas, { ...christmas })).toBe(true));

  it.each([{ year: 2027 }, { month: 11 }, { day: 24 }])("and are not with %j", (change) => {
    expect(isSameDay(christmas, { ...christmas, ...change })).toBe(false);
    expect(isSameDay({ ...christmas, ...change }, christmas)).toBe(false);
  });
});

describe("a new day", () => {
  const heard: CalendarDate[] = [];
  let page = new EventTarget();
  const look = (): boolean => page.dispatchEvent(new Event("visibilitychange"));

  beforeEach(() => {
    heard.length = 0;
    page = new EventTarget();
    vi.stubGlobal("document", page);
    vi.useFakeTimers({ now: new Date(2026, 11, 31, 23, 59, 30) });
  });
  afterEach(() => {
    vi.useRealTimers();
    vi.unstubAllGlobals();
  });

  const watch = (): (() => void) => watchToday((today) => heard.push(today));

  it("is told as it begins, once, and so is the next", () => {
    const stop = watch();
    vi.advanceTimersByTime(29_999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(2);
    expect(heard).toEqual([{ year: 2027, month: 1, day: 1 }]);
    vi.advanceTimersByTime(24 * 3_600_000);
    expect(heard.slice(1)).toEqual([{ year: 2027, month: 1, day: 2 }]);
    stop();
  });

  it("is told when somebody looks again after a long sleep, even a year later on the same date", () => {
    const stop = watch();
    vi.setSystemTime(new Date(2027, 11, 31, 12));
    look();
    expect(heard).toEqual([{ year: 2027, month: 12, day: 31 }]);
    look();
    expect(heard).toHaveLength(1);
    stop();
  });

  it("is told no longer to who has heard enough", () => {
    watch()();
    vi.advanceTimersByTime(3 * 24 * 3_600_000);
    look();
    expect(heard).toEqual([]);
    expect(vi.getTimerCount()).toBe(0);
  });
});
