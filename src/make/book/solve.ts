/** From the dates of a book to the number of solutions of each and one of them, how hard it is, and how few moves lead to it. */

import { ratingsOf } from "../../core/coach/difficulty.js";
import { lazyYear } from "../../core/coach/lazy-year.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { targetCells, targetIndex } from "../../core/puzzle/target.js";
import { countTargets, countTilings } from "../../core/solver/counts.js";
import type { Progress, WorkOptions } from "../../core/solver/job.js";
import { Slices } from "../../core/solver/slices.js";
import { firstTiling } from "../../core/solver/tilings.js";
import { itemAt } from "../../core/text/list.js";
import type { Placement, Tiling } from "../../core/tiling/placement.js";
import type { BookDate } from "./dates.js";

export interface SolvedDate extends BookDate {
  readonly uncovered: readonly number[];
  /** Of all its solutions. */
  readonly count: number;
  readonly solution: Tiling | undefined;
  /** In a lazy year: the pieces moved since the date before. */
  readonly moved?: readonly Placement[];
  /** How hard it is, from 1 to 5, where that is known. */
  readonly rating?: number;
}

interface DatedSubset {
  readonly puzzle: Puzzle;
  indexOf(target: Target): number;
}

/** The puzzle with the choices of these dates alone: a year has one tens digit, and the search need not try ten. */
function findDatedSubset(puzzle: Puzzle, dates: readonly BookDate[]): DatedSubset {
  const used = puzzle.fields.map((_, i) => {
    const choices = new Set(dates.map(({ target }) => itemAt(target, i)));
    return [...choices].sort((a, b) => a - b);
  });
  const fields = puzzle.fields.map((field, i) => ({
    ...field,
    choices: itemAt(used, i).map((choice) => itemAt(field.choices, choice)),
  }));
  const part = { ...puzzle, fields };
  return {
    puzzle: part,
    indexOf: (target) =>
      targetIndex(
        part,
        target.map((choice, i) => itemAt(used, i).indexOf(choice)),
      ),
  };
}

/** A search for all dates together is quick only where it may choose in every field; else each date is counted alone. */
const isForAll = ({ puzzle }: DatedSubset): boolean => puzzle.fields.every(({ choices }) => choices.length > 1);

/** How much of the work the counting of all dates together is, about. */
const countingShare = 0.6;

export interface SolveDatesOptions extends WorkOptions {
  readonly flips?: boolean | undefined;
}

/** By date, in the order given; undefined where each is better counted alone. */
async function countTogether(
  puzzle: Puzzle,
  dates: readonly BookDate[],
  { flips, onProgress, ...options }: SolveDatesOptions,
): Promise<number[] | undefined> {
  const part = findDatedSubset(puzzle, dates);
  if (!isForAll(part)) return undefined;
  const report = ({ done, found }: Progress): void => onProgress?.({ done: done * countingShare, found });
  const counts = await countTargets({ puzzle: part.puzzle, flips }, { ...options, onProgress: report });
  return dates.map(({ target }) => itemAt(counts, part.indexOf(target)));
}

export async function solveDates(
  puzzle: Puzzle,
  dates: readonly BookDate[],
  options: SolveDatesOptions,
): Promise<SolvedDate[]> {
  const { flips, signal, pool, onProgress } = options;
  const counts = await countTogether(puzzle, dates, options);
  const before = counts === undefined ? 0 : countingShare;
  const solved: SolvedDate[] = [];
  const report = (): void =>
    onProgress?.({ done: before + ((1 - before) * solved.length) / dates.length, found: solved.length });
  const slices = new Slices({ signal, onSlice: report });
  for (const [i, date] of dates.entries()) {
    const question = { puzzle, uncovered: targetCells(puzzle, date.target), flips };
    const count = counts?.[i] ?? (await countTilings(question, { signal, pool }));
    const solution = count > 0 ? firstTiling(question) : undefined;
    solved.push({ ...date, uncovered: question.uncovered, count, solution });
    await slices.rest();
  }
  return solved;
}

/** With more solutions in all, nobody would wait for the book. */
const maxSolutions = 1_000_000;

/** Adds how hard each date is, but for dates without a solution, and on boards with too many of them. */
export async function rateDates(
  puzzle: Puzzle,
  dates: readonly SolvedDate[],
  { flips, signal }: SolveDatesOptions,
): Promise<SolvedDate[]> {
  const all = dates.reduce((sum, { count }) => sum + count, 0);
  if (all > maxSolutions) return [...dates];
  const targets = dates.map(({ target }) => target);
  const rated: SolvedDate[] = [];
  for await (const rating of ratingsOf({ puzzle, flips }, targets, { signal })) {
    const date = itemAt(dates, rated.length);
    rated.push(rating === undefined ? date : { ...date, rating });
  }
  return rated;
}

/** Replaces solutions so that they follow each other with the fewest moves; dates without a solution stay without one. */
export async function findLazyDates(
  puzzle: Puzzle,
  dates: readonly SolvedDate[],
  { flips, ...options }: SolveDatesOptions,
): Promise<SolvedDate[]> {
  const targets = dates.map(({ target }) => target);
  const { days } = await lazyYear({ puzzle, flips }, targets, options);
  return dates.map((date, i) => {
    const day = days[i];
    return day === undefined ? date : { ...date, solution: day.tiling, moved: day.moved };
  });
}
