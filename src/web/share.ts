/**
 * From a solved puzzle to a text to be shared: how it went, never how it goes.
 *
 * It is made of words, one sentence a line, since it will be read aloud as often as it will be seen.
 */

import type { CalendarDate } from "../core/calendar/calendar.js";
import type { Language } from "../core/calendar/languages.js";
import { timeInWords } from "./amounts.js";
import { type Route, routeToSearch, startRoute } from "./route.js";
import type { Words } from "./words/words.js";

export interface ShareFacts {
  /** The title of the puzzle. */
  readonly title: string;
  /** The date or target in words. */
  readonly dateTitle: string;
  readonly seconds: number | null;
  readonly hints: number;
  /** Whether the number of solutions left was to be seen. */
  readonly isCounted: boolean;
  /** Days in a row that this one belongs to; 0 where it belongs to none. */
  readonly streak: number;
}

/** A single day isn't a streak yet. */
const shortestStreak = 2;

export function shareText(
  { title, dateTitle, seconds, hints, isCounted, streak }: ShareFacts,
  { history, win }: Pick<Words, "history" | "win">,
  language: Language,
): string {
  const lines = [
    `Daytile · ${title}`,
    seconds === null
      ? history.solvedAt({ date: dateTitle })
      : history.solvedIn({ date: dateTitle, time: timeInWords(seconds, language) }),
  ];
  // Who saw how many solutions were left was helped by every move, and doesn't say otherwise.
  if (hints > 0 || !isCounted) lines.push(history.hints({ count: hints }));
  if (isCounted) lines.push(win.counted);
  if (streak >= shortestStreak) lines.push(history.streakOf({ days: streak }));
  return lines.join("\n");
}

/** To the puzzle itself. A date is named even if it is today: tomorrow it will be another. */
export function shareLink(
  shown: Pick<Route, "puzzle" | "target"> & { readonly date: CalendarDate | undefined },
): string {
  const { puzzle, date, target } = shown;
  return `${location.origin}${location.pathname}${routeToSearch({ ...startRoute, puzzle, date, target })}`;
}

export type ShareOutcome = "shared" | "copied" | "by hand" | "given up";

/** With the picture where the system takes it. */
function shareData(text: string, url: string, picture: File | undefined): ShareData {
  const data = { text, url };
  const whole = picture === undefined ? data : { ...data, files: [picture] };
  return navigator.canShare?.(whole) === true ? whole : data;
}

/** By the system's own way to share; else to the clipboard; else the person has to copy it. */
export async function share(text: string, url: string, picture?: File): Promise<ShareOutcome> {
  try {
    if (navigator.share !== undefined) return await navigator.share(shareData(text, url, picture)).then(() => "shared");
  } catch (error) {
    if (error instanceof DOMException && error.name === "AbortError") return "given up";
  }
  try {
    await navigator.clipboard.writeText(`${text}\n${url}`);
    return "copied";
  } catch {
    return "by hand";
  }
}
