/**
 * From a record to a text to be shared: how it went, never how it goes.
 *
 * It is made of words, one sentence a line, since it will be read aloud as often as it will be seen.
 */

import { dateOfIsoDay, isOnItsDay, type SolveRecord } from "../../../../core/game/record.js";
import { weekdayOf } from "../../../../core/puzzle/calendar.js";
import { formatDate } from "../../../../core/puzzle/date-text.js";
import type { Language } from "../../../../core/puzzle/languages.js";
import type { Words } from "../../words/words.js";
import { daysInWords, timeInWords } from "./amounts.js";

export interface ShareFacts {
  readonly record: SolveRecord;
  /** The title of the puzzle. */
  readonly title: string;
  /** Days in a row, up to today. */
  readonly streak: number;
  readonly words: Words["history"];
  readonly language: Language;
}

function dateInWords({ date }: SolveRecord, language: Language): string {
  const day = dateOfIsoDay(date);
  return day === undefined ? date : formatDate({ ...day, weekday: weekdayOf(day) }, language);
}

/** A single day is no streak yet, and an old puzzle has no part in one. */
const shortestStreak = 2;

export function shareText({ record, title, streak, words, language }: ShareFacts): string {
  const date = dateInWords(record, language);
  const { seconds, hints } = record;
  const lines = [
    `Daytile, ${title}`,
    seconds === null ? words.solvedAt(date) : words.solvedIn(date, timeInWords(seconds, language)),
    hints === 0 ? words.noHints : words.hints(hints),
  ];
  if (isOnItsDay(record) && streak >= shortestStreak) lines.push(words.streakOf(daysInWords(streak, language)));
  return lines.join("\n");
}

/** What is likeliest to be shared: the date on the page, else what was solved last. */
export function recordToShare(
  records: readonly SolveRecord[],
  shown: Pick<SolveRecord, "puzzle" | "date">,
): SolveRecord | undefined {
  const latest = [...records].sort((a, b) => (a.solvedOn < b.solvedOn ? 1 : -1));
  return latest.find(({ puzzle, date }) => puzzle === shown.puzzle && date === shown.date) ?? latest[0];
}

export type ShareOutcome = "shared" | "copied" | "by hand" | "given up";

/** By the system's own way to share; else to the clipboard; else the person has to copy it. */
export async function share(text: string, url: string): Promise<ShareOutcome> {
  try {
    if (navigator.share !== undefined) return await navigator.share({ text, url }).then(() => "shared" as const);
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
