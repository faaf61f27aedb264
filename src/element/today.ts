/** The day on the wall: tells when a new one begins while the app is open. */

import { type CalendarDate, localDate } from "../core/calendar/calendar.js";

export const isSameDay = (a: CalendarDate, b: CalendarDate): boolean =>
  a.year === b.year && a.month === b.month && a.day === b.day;

/** Timers sleep while a device does, so the clock is also looked at whenever the page is seen again. */
const maxWait = 60_000;

function untilMidnight(now: Date): number {
  const midnight = new Date(now.getFullYear(), now.getMonth(), now.getDate() + 1);
  return Math.min(maxWait, midnight.getTime() - now.getTime() + 1);
}

/** Calls with the new day; what comes back ends the watch. */
export function watchToday(onNewDay: (today: CalendarDate) => void): () => void {
  let last = localDate(new Date());
  let timer: ReturnType<typeof setTimeout> | undefined;
  const look = (): void => {
    clearTimeout(timer);
    timer = setTimeout(look, untilMidnight(new Date()));
    const today = localDate(new Date());
    if (isSameDay(today, last)) return;
    last = today;
    onNewDay(today);
  };
  look();
  document.addEventListener("visibilitychange", look);
  return () => {
    clearTimeout(timer);
    document.removeEventListener("visibilitychange", look);
  };
}
