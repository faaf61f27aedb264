/** From a puzzle to how many solutions each of its targets has, and what is to be said about them all. */

import type { Language } from "../core/calendar/languages.js";
import type { Difficulty } from "../core/coach/coach.js";
import { hinted } from "../core/i18n/hinted.js";
import { requestsMessages } from "../core/locales/en/requests.generated.js";
import { isDateField, targetNoun } from "../core/puzzle/date-fields.js";
import type { Puzzle } from "../core/puzzle/puzzle.js";
import { realDates } from "../core/puzzle/real-dates.js";
import { targetAt, targetCount, targetIndex, targetNames } from "../core/puzzle/target.js";
import { countTargets } from "../core/solver/counts.js";
import type { WorkOptions } from "../core/solver/job.js";
import { type Extreme, type Summary, summaryOf } from "../core/solver/summary.js";
import { expectObjects } from "../core/text/arguments.js";
import { type Caller, doWork, spelled } from "./caller.js";
import { jsonHead } from "./json.js";
import { found, type Outcome, type Refusal, refused } from "./outcome.js";
import { type AskedOf, wrongParts } from "./parts.js";
import { loadPuzzle } from "./puzzle.js";
import { flipsAsked, languageAsked } from "./question.js";
import { yearParts } from "./schema.js";
import { findSubset, inWhole, type TargetSubset } from "./target-subset.js";

/** All targets of a puzzle, or those that have the choices named. */
export interface YearAsked extends AskedOf<typeof yearParts> {}

/** A request for the counts of a year. */
export interface YearRequest extends YearAsked {
  readonly want: "year";
}

/** Targets of a puzzle with their counts. */
export interface CountedSubset {
  readonly subset: TargetSubset;
  /** By `targetIndex` of the subset. */
  readonly counts: Float64Array;
  readonly language: Language;
}

/** The counts of many targets, and their summary. */
export interface YearAnswer extends CountedSubset {
  readonly summary: Summary;
  /** Of the impossible targets those that some calendar has; undefined where the puzzle shows no date. */
  readonly impossibleDates: readonly number[] | undefined;
  /** By `targetIndex` of the subset, where it was asked for: how hard it is, if it has a solution. */
  readonly difficulties?: readonly (Difficulty | undefined)[];
}

/** A number is kept for each target, and more of them nobody would read. */
export const maxTargets = 1 << 24;

export function tooManyTargets(puzzle: Puzzle, caller: Caller): Refusal | undefined {
  if (targetCount(puzzle) <= maxTargets) return undefined;
  const field = puzzle.fields.find(({ choices }) => choices.length > 1);
  const example = spelled(caller, "fields", `${field?.name}=${field?.choices[0]?.id}`);
  const tooMany = requestsMessages.tooMany({ count: targetCount(puzzle), areDates: targetNoun(puzzle) === "date" });
  return refused(hinted(tooMany, requestsMessages.narrowDown({ example })));
}

/** The targets among these that some calendar has; undefined where the puzzle shows no date. */
export function datesAmong(subset: TargetSubset, indexes: readonly number[]): number[] | undefined {
  if (!subset.whole.fields.some(({ name }) => isDateField(name))) return undefined;
  if (indexes.length === 0) return [];
  const dates = new Set(realDates(subset.whole));
  return indexes.filter((index) =>
    dates.has(targetIndex(subset.whole, inWhole(subset, targetAt(subset.puzzle, index)))),
  );
}

export async function countSubset(asked: YearAsked, caller: Caller = {}): Promise<Outcome<CountedSubset>> {
  const loaded = await loadPuzzle(asked.puzzle);
  if (!loaded.ok) return loaded;
  const subset = findSubset(loaded.value, asked, caller);
  if (!subset.ok) return subset;
  const tooMany = tooManyTargets(subset.value.puzzle, caller);
  if (tooMany !== undefined) return tooMany;
  const setup = { puzzle: subset.value.puzzle, flips: flipsAsked(asked) };
  const counts = await doWork(caller, (options) => countTargets(setup, options));
  return found({ subset: subset.value, counts, language: languageAsked(asked) });
}

/** A part of the year is compared with the whole of it. */
async function difficultiesOf({ subset }: CountedSubset, asked: YearAsked, caller: Caller) {
  if (!asked.difficulty) return {};
  const { difficultyOfTargets } = await import("../core/coach/coach.js");
  const setup = { puzzle: subset.puzzle, flips: flipsAsked(asked) };
  const work = (options: WorkOptions) => difficultyOfTargets(setup, { ...options, among: subset.whole });
  return { difficulties: await doWork(caller, work) };
}

/**
 * Counts the solutions of every target of a puzzle, or of a part of them such as a month.
 *
 * @example
 * ```ts
 * unwrap(await askYear({ puzzle: "classic" })).summary.tilings; // → 25061
 * unwrap(await askYear({ puzzle: "classic", fields: { month: "Dec" } })).summary.tilings; // → 2094
 * ```
 */
export async function askYear(asked: YearAsked, caller: Caller = {}): Promise<Outcome<YearAnswer>> {
  const wrong = wrongParts(asked, yearParts);
  if (wrong !== undefined) return wrong;
  const counts = await countSubset(asked, caller);
  if (!counts.ok) return counts;
  const summary = summaryOf(counts.value.counts);
  const impossibleDates = datesAmong(counts.value.subset, summary.impossible);
  return found({ ...counts.value, summary, impossibleDates, ...(await difficultiesOf(counts.value, asked, caller)) });
}

/**
 * The counts of a year as the document that the command line prints.
 *
 * @example
 * ```ts
 * yearJson(unwrap(await askYear({ puzzle: "classic" }))).targets; // → 372
 * ```
 */
export function yearJson(answer: YearAnswer): Record<string, unknown> {
  expectObjects(answer, "answer", "what askYear answers", ["subset", "summary"]);
  const { counts, summary, impossibleDates } = answer;
  const { puzzle } = answer.subset;
  return {
    ...jsonHead("year", puzzle),
    ...summaryJson(puzzle, summary),
    ...(impossibleDates === undefined ? {} : { impossibleDates: impossibleDates.length }),
    counts: Array.from(counts, (count, index) => ({
      target: targetNames(puzzle, targetAt(puzzle, index)),
      count,
      ...difficultyJson(answer.difficulties?.[index]),
    })),
  };
}

/** How hard a target is, where that is known. */
export const difficultyJson = (difficulty: Difficulty | undefined): Record<string, unknown> =>
  difficulty === undefined ? {} : { difficulty: difficulty.rating, plays: Math.round(difficulty.plays * 10) / 10 };

/** The figures of all targets of a puzzle. */
export function summaryJson(puzzle: Puzzle, { size, tilings, mean, fewest, most, impossible }: Summary) {
  const named = (index: number): Record<string, string> => targetNames(puzzle, targetAt(puzzle, index));
  const withName = (end: Extreme | undefined) =>
    end ? { target: named(end.index), count: end.count, tied: end.indexes.slice(1).map(named) } : null;
  return {
    targets: size,
    tilings,
    mean,
    fewest: withName(fewest),
    most: withName(most),
    impossible: impossible.map(named),
  };
}
