/** From a puzzle and a year to a solution for each day, so that you move as few pieces as possible. */

import { addDays, type CalendarDate, lastYear, localDate } from "../core/calendar/calendar.js";
import { formatIsoDate } from "../core/calendar/date-text.js";
import { type LazyDay, type LazyYear, lazyYear } from "../core/coach/coach.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import { isDateField } from "../core/puzzle/date-fields.js";
import { targetFromDate } from "../core/puzzle/dates.js";
import type { Puzzle, Target } from "../core/puzzle/puzzle.js";
import { targetNames } from "../core/puzzle/target.js";
import { expectLists } from "../core/text/arguments.js";
import { formatGrid } from "../core/tiling/grid.js";
import { type Caller, doWork, nowOf } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome, refused, refusedFor } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { loadPuzzle } from "./puzzle.js";
import { flipsAsked, languageAsked } from "./question.js";
import { lazyYearParts } from "./schema.js";

/** A puzzle, and the year to be lazy in. */
export interface LazyYearAsked extends AskedOf<typeof lazyYearParts> {}

/** A request for a lazy year. */
export interface LazyYearRequest extends LazyYearAsked {
  readonly want: "lazy-year";
}

/** A day of the year, its solution, and what is moved for it. */
export interface LazyMorning {
  readonly date: CalendarDate;
  readonly target: Target;
  /** Undefined for a day without a solution: the board is left as it is. */
  readonly day: LazyDay | undefined;
}

/** A solution for each day of a year. */
export interface LazyYearAnswer {
  readonly puzzle: Puzzle;
  readonly year: number;
  readonly mornings: readonly LazyMorning[];
  /** How many pieces are moved in all after the first day. */
  readonly moves: LazyYear["moves"];
  readonly language: ReturnType<typeof languageAsked>;
}

function daysOfYear(year: number): CalendarDate[] {
  const days: CalendarDate[] = [];
  for (let date: CalendarDate = { year, month: 1, day: 1 }; date.year === year; date = addDays(date, 1)) {
    days.push(date);
    if (year === lastYear && date.month === 12 && date.day === 31) break;
  }
  return days;
}

function targetsOf(puzzle: Puzzle, dates: readonly CalendarDate[]): Outcome<Target[]> {
  if (!puzzle.fields.some(({ name }) => isDateField(name)))
    return refused(requestsMessages.showsNoDates({ puzzle: puzzle.id }));
  const targets: Target[] = [];
  for (const date of dates) {
    const target = targetFromDate(puzzle, date);
    if (!target.ok) return refusedFor(target.faults);
    targets.push(target.value);
  }
  return found(targets);
}

/**
 * Finds a solution for each day of a year, so that you move as few pieces as possible from morning to morning.
 *
 * @example
 * ```ts
 * const { mornings, moves } = unwrap(await askLazyYear({ puzzle: "classic", year: 2026 }));
 * [mornings.length, moves]; // → [ 365, 1150 ]
 * ```
 */
export async function askLazyYear(asked: LazyYearAsked, caller: Caller = {}): Promise<Outcome<LazyYearAnswer>> {
  const wrong = wrongParts(asked, lazyYearParts);
  if (wrong !== undefined) return wrong;
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  const { year = localDate(nowOf(caller)).year } = asked;
  const dates = daysOfYear(year);
  const targets = targetsOf(puzzle, dates);
  if (!targets.ok) return targets;
  const setup = { puzzle, flips: flipsAsked(asked) };
  const { days, moves } = await doWork(caller, (options) => lazyYear(setup, targets.value, options));
  const mornings = dates.flatMap((date, i): LazyMorning[] => {
    const target = targets.value[i];
    return target === undefined ? [] : [{ date, target, day: days[i] }];
  });
  return found({ puzzle, year, mornings, moves, language: languageAsked(asked) });
}

/**
 * A lazy year as the document that the command line prints.
 *
 * @example
 * ```ts
 * lazyYearJson(unwrap(await askLazyYear({ puzzle: "classic", year: 2026 }))).year; // → 2026
 * ```
 */
export function lazyYearJson(answer: LazyYearAnswer): Record<string, unknown> {
  expectLists(answer, "answer", "what askLazyYear answers", ["mornings"]);
  const { puzzle, year, mornings, moves } = answer;
  const solution = ({ tiling, rank, moved }: LazyDay) => ({
    number: rank + 1,
    moved: moved.map(({ piece }) => puzzle.pieces[piece]?.id ?? ""),
    grid: formatGrid(puzzle, tiling),
  });
  return {
    ...jsonHead("year", puzzle),
    year,
    moves,
    days: mornings.map(({ date, target, day }) => ({
      date: formatIsoDate(date),
      target: targetNames(puzzle, target),
      ...(day === undefined ? {} : solution(day)),
    })),
  };
}
