/** From a puzzle to its days with the number of their solutions, for calendars and feeds: difficulty without spoilers. */

import { addDays, type CalendarDate, weekdayOf } from "../core/calendar/calendar.js";
import { formatDate } from "../core/calendar/date-text.js";
import { type Language, languageOf } from "../core/calendar/languages.js";
import { targetFromDate } from "../core/puzzle/dates.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetCount, targetIndex } from "../core/puzzle/target.js";
import { translated } from "../core/puzzle/titles.js";
import { found, type Outcome, refused } from "../requests/outcome.js";
import { loadPuzzle } from "../requests/puzzle.js";
import type { Service } from "./service.js";

export interface PuzzleDay {
  readonly date: CalendarDate;
  /** In words. */
  readonly title: string;
  /** Undefined where it would take too long to tell. */
  readonly count: number | undefined;
  /** How hard it is, from 1 to 5, where that is quick to tell. */
  readonly rating: number | undefined;
}

export interface PuzzleDays {
  readonly puzzle: Puzzle;
  readonly title: string;
  readonly language: Language;
  readonly days: readonly PuzzleDay[];
}

const twoDigits = (number: number): string => String(number).padStart(2, "0");

export const isoDate = ({ year, month, day }: CalendarDate): string =>
  `${String(year).padStart(4, "0")}-${twoDigits(month)}-${twoDigits(day)}`;

/** By target; none where the puzzle has too many to count within a moment. */
async function countsOf(service: Service, { id }: Puzzle): Promise<readonly number[]> {
  const answer = await service.answer({ want: "year", puzzle: id }, undefined);
  if (!("body" in answer)) return [];
  const { counts } = JSON.parse(Buffer.from(answer.body).toString("utf8")) as { counts: { count: number }[] };
  return counts.map(({ count }) => count);
}

/** More targets than this take longer to rate than anybody waits for a calendar. */
const maxRated = 500;

/** By target; none where that takes too long. */
async function ratingsOf(service: Service, puzzle: Puzzle): Promise<readonly (number | undefined)[]> {
  if (targetCount(puzzle) > maxRated) return [];
  const answer = await service.answer({ want: "year", puzzle: puzzle.id, difficulty: true }, undefined);
  if (!("body" in answer)) return [];
  const { counts } = JSON.parse(Buffer.from(answer.body).toString("utf8")) as { counts: { difficulty?: number }[] };
  return counts.map(({ difficulty }) => difficulty);
}

function valueOn<Value>(puzzle: Puzzle, date: CalendarDate, byTarget: readonly Value[]): Value | undefined {
  const target = targetFromDate(puzzle, date);
  return target.ok ? byTarget[targetIndex(puzzle, target.value)] : undefined;
}

const mostDots = 5;

/** As dots, which every language reads: ●●○○○. */
export const dotsOf = ({ rating }: PuzzleDay): string | undefined =>
  rating === undefined ? undefined : "●".repeat(rating) + "○".repeat(mostDots - rating);

export interface DaysAsked {
  readonly puzzle?: unknown;
  readonly language?: unknown;
  readonly from: CalendarDate;
  readonly amount: number;
}

export async function puzzleDays(service: Service, asked: DaysAsked): Promise<Outcome<PuzzleDays>> {
  const language = languageOf(String(asked.language ?? "en"));
  if (language === undefined) return refused("lang: this language isn't spoken here");
  const loaded = await loadPuzzle(asked.puzzle === undefined ? undefined : String(asked.puzzle));
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const [counts, ratings] = [await countsOf(service, puzzle), await ratingsOf(service, puzzle)];
  const days = Array.from({ length: asked.amount }, (_, i): PuzzleDay => {
    const date = addDays(asked.from, i);
    const title = formatDate({ ...date, weekday: weekdayOf(date) }, language);
    return { date, title, count: valueOn(puzzle, date, counts), rating: valueOn(puzzle, date, ratings) };
  });
  return found({ puzzle, title: translated(puzzle.title, language), language, days });
}
