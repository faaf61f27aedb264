/** From the dates of a book to the number of solutions of each, and one of them. */

import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { targetCells, targetIndex } from "../../core/puzzle/target.js";
import { countTargets } from "../../core/solver/counts.js";
import type { WorkOptions } from "../../core/solver/job.js";
import { firstTiling } from "../../core/solver/search.js";
import { pause, throwIfStopped } from "../../core/solver/stop.js";
import type { Tiling } from "../../core/tiling/placement.js";
import type { BookDate } from "./dates.js";

export interface SolvedDate extends BookDate {
  readonly uncovered: readonly number[];
  /** Of all its solutions. */
  readonly count: number;
  readonly solution: Tiling | undefined;
}

interface Part {
  readonly puzzle: Puzzle;
  indexOf(target: Target): number;
}

/** The puzzle with the choices of these dates alone: a year has one tens digit, and the search need not try ten. */
function partOf(puzzle: Puzzle, dates: readonly BookDate[]): Part {
  const used = puzzle.fields.map((_, i) => [...new Set(dates.map(({ target }) => target[i]!))].sort((a, b) => a - b));
  const fields = puzzle.fields.map((field, i) => ({ ...field, choices: used[i]!.map((c) => field.choices[c]!) }));
  const part = { ...puzzle, fields };
  return {
    puzzle: part,
    indexOf: (target) =>
      targetIndex(
        part,
        target.map((choice, i) => used[i]!.indexOf(choice)),
      ),
  };
}

/** How much of the work the counting is, about. */
const countingShare = 0.6;
const turnMilliseconds = 40;

/** One search counts for all dates together; then each is solved on its own. */
export async function solveDates(
  puzzle: Puzzle,
  dates: readonly BookDate[],
  options: WorkOptions & { readonly flips?: boolean | undefined },
): Promise<SolvedDate[]> {
  const { flips, signal, onProgress } = options;
  const part = partOf(puzzle, dates);
  const counts = await countTargets(
    { puzzle: part.puzzle, flips },
    { ...options, onProgress: ({ done, found }) => onProgress?.({ done: done * countingShare, found }) },
  );
  const solved: SolvedDate[] = [];
  let turnEnd = Date.now() + turnMilliseconds;
  for (const date of dates) {
    const uncovered = targetCells(puzzle, date.target);
    const count = counts[part.indexOf(date.target)]!;
    const solution = count > 0 ? firstTiling({ puzzle, uncovered, flips }) : undefined;
    solved.push({ ...date, uncovered, count, solution });
    if (Date.now() < turnEnd) continue;
    throwIfStopped(signal);
    const share = solved.length / dates.length;
    onProgress?.({ done: countingShare + (1 - countingShare) * share, found: solved.length });
    await pause();
    turnEnd = Date.now() + turnMilliseconds;
  }
  return solved;
}
