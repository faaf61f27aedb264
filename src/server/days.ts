/** From a puzzle to its days with the number of their solutions, for calendars and feeds: difficulty without spoilers. */

import { addDays, type CalendarDate, weekdayOf } from "../core/calendar/calendar.js";
import { formatDate } from "../core/calendar/date-text.js";
import { type Language, languageOf, languages } from "../core/calendar/languages.js";
import { targetFromDate } from "../core/puzzle/dates.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetCount, targetIndex } from "../core/puzzle/target.js";
import { translated } from "../core/puzzle/titles.js";
import { isCatalogueId } from "../formats/catalogue-ids.js";
import type { Request as Asked } from "../requests/ask.js";
import { found, type Outcome, refused } from "../requests/outcome.js";
import { oneOf } from "../requests/parts.js";
import { defaultPuzzleId, loadPuzzle } from "../requests/puzzle.js";
import { dayIn } from "./midnight.js";
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

/** What there is to tell about a day without telling how to solve it. */
type DayFacts = Pick<PuzzleDay, "count" | "rating">;

const untold: DayFacts = { count: undefined, rating: undefined };

/** What a document says; undefined where there is none. */
async function documentOf<Document>(service: Service, request: Asked): Promise<Document | undefined> {
  const answer = await service.answer(request, undefined);
  return "body" in answer ? (JSON.parse(Buffer.from(answer.body).toString("utf8")) as Document) : undefined;
}

interface Year {
  readonly counts: readonly { readonly count: number; readonly difficulty?: number }[];
}

/** More targets than this take longer to rate than anybody waits for a calendar: then each day is looked at by itself. */
const maxAtOnce = 500;

async function factsOfYear(service: Service, puzzle: Puzzle, name: string): Promise<(date: CalendarDate) => DayFacts> {
  const rated = await documentOf<Year>(service, { want: "year", puzzle: name, difficulty: true });
  const year = rated ?? (await documentOf<Year>(service, { want: "year", puzzle: name }));
  return (date) => {
    const target = targetFromDate(puzzle, date);
    const entry = target.ok ? year?.counts[targetIndex(puzzle, target.value)] : undefined;
    return { count: entry?.count, rating: entry?.difficulty };
  };
}

/** By puzzle and day, and true for good: some bytes for each day of a year and each puzzle of the catalogue. */
const known = new Map<string, DayFacts>();
const maxKnown = 50_000;

/** What is found out one day after the other, for one puzzle at a time. */
let underWay: Promise<void> | undefined;

/** Milliseconds that whoever fetches a calendar waits; what isn't known by then is there when it is fetched again. */
const patience = 2000;

async function findOut(service: Service, puzzle: string, days: readonly string[]): Promise<void> {
  for (const date of days) {
    const counted = await documentOf<{ count: number }>(service, { want: "count", puzzle, date });
    // The server is busy or about to end: whoever comes next begins again here.
    if (counted === undefined) return;
    const asked = { want: "solutions", puzzle, date, limit: 1, difficulty: true } as const;
    const rated = await documentOf<{ difficulty?: number }>(service, asked);
    if (known.size >= maxKnown) known.clear();
    known.set(`${puzzle} ${date}`, { count: counted.count, rating: rated?.difficulty });
  }
}

const rest = (milliseconds: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, milliseconds).unref();
  });

/** Day by day, the next ones first. */
async function factsOfDays(service: Service, puzzle: string, days: readonly CalendarDate[]) {
  const today = isoDate(dayIn(undefined, service.now()));
  const dates = days.map(isoDate);
  const next = [...dates.filter((date) => date >= today), ...dates.filter((date) => date < today).reverse()];
  const open = next.filter((date) => !known.has(`${puzzle} ${date}`));
  underWay ??= findOut(service, puzzle, open).finally(() => {
    underWay = undefined;
  });
  await Promise.race([underWay, rest(patience)]);
  return (date: CalendarDate): DayFacts => known.get(`${puzzle} ${isoDate(date)}`) ?? untold;
}

/** A puzzle that somebody's link carries is nobody else's, and may take any time. */
function factsFor(service: Service, puzzle: Puzzle, name: string, days: readonly CalendarDate[]) {
  if (targetCount(puzzle) <= maxAtOnce) return factsOfYear(service, puzzle, name);
  return isCatalogueId(name) ? factsOfDays(service, name, days) : () => untold;
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
  if (language === undefined) return refused(...oneOf(languages)(String(asked.language), "lang"));
  const name = String(asked.puzzle ?? defaultPuzzleId);
  const loaded = await loadPuzzle(name);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const dates = Array.from({ length: asked.amount }, (_, i) => addDays(asked.from, i));
  const facts = await factsFor(service, puzzle, name, dates);
  const days = dates.map((date): PuzzleDay => {
    const title = formatDate({ ...date, weekday: weekdayOf(date) }, language);
    return { date, title, ...facts(date) };
  });
  return found({ puzzle, title: translated(puzzle.title, language), language, days });
}
