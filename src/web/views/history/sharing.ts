/** From records to the one that is likeliest to be shared, and to what is told of it. */

import { weekdayOf } from "../../../core/calendar/calendar.js";
import { formatDate } from "../../../core/calendar/date-text.js";
import { capitalised, type Language } from "../../../core/calendar/languages.js";
import { dateOfIsoDay, isOnItsDay, type SolveRecord } from "../../../core/game/record.js";
import type { ShareFacts } from "../../share.js";

/** The one of the date on the page, else what was solved last. */
export function recordToShare(
  records: readonly SolveRecord[],
  shown: Pick<SolveRecord, "puzzle" | "date">,
): SolveRecord | undefined {
  const ofPage = records.filter(({ puzzle, date }) => puzzle === shown.puzzle && date === shown.date);
  const latest = (a: SolveRecord, b: SolveRecord): SolveRecord => (b.solvedOn > a.solvedOn ? b : a);
  const candidates = ofPage.length > 0 ? ofPage : records;
  return candidates.length === 0 ? undefined : candidates.reduce(latest);
}

function dateInWords(date: string, language: Language): string {
  const day = dateOfIsoDay(date);
  return day === undefined ? date : capitalised(formatDate({ ...day, weekday: weekdayOf(day) }, language), language);
}

/** `streak` is the current one, which an old puzzle has no part in. */
export function shareFactsOf(record: SolveRecord, title: string, streak: number, language: Language): ShareFacts {
  const { date, seconds, hints, isCounted = false } = record;
  const dateTitle = dateInWords(date, language);
  return { title, dateTitle, seconds, hints, isCounted, streak: isOnItsDay(record) ? streak : 0 };
}
