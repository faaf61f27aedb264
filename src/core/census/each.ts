/**
 * One set at a time: from a set of pieces to its counts by target, by the solver. Where few sets are left, or a set has
 * very many tilings, nothing is quicker.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { targetCount } from "../puzzle/target.js";
import { targetWeights } from "../solver/counts.js";
import { fitsKernel } from "../solver/kernel/memory.js";
import { compileTargets } from "../solver/question.js";
import type { Runner } from "../solver/runner.js";
import { newRunner } from "../solver/search.js";
import { nodesAtAStretch } from "../solver/slices.js";
import { setPieces } from "./family.js";
import type { Survey } from "./survey.js";

function puzzleOf({ puzzle, family, flips }: Survey, set: number): Puzzle {
  const pieces = setPieces(family, set).map(({ id, shape }) => ({ id, shape, mayFlip: flips, copies: 1 }));
  return { ...puzzle, pieces };
}

/** Rows of targets that are kept before room is made for more: the search makes new ones from them. */
const capacity = 1 << 22;

function runnerFor(puzzle: Puzzle): Runner {
  const compiled = compileTargets({ puzzle });
  const weights = targetWeights(compiled, puzzle);
  const yields = { kind: "targets", targets: targetCount(puzzle), weights, scales: [] } as const;
  const runner = newRunner(compiled.problem, { yields, capacity, long: true });
  runner.begin([]);
  return runner;
}

/** Works for a stretch, and tells whether all is done. */
function step(runner: Runner): boolean {
  runner.run(nodesAtAStretch);
  if (runner.rowCount >= runner.capacity) runner.dropRows();
  return runner.finished;
}

/** Whether the sets of a survey are small enough for the kernel: others take the solver too long. */
export const canCountEach = (survey: Survey): boolean =>
  fitsKernel(compileTargets({ puzzle: puzzleOf(survey, 0) }).problem);

/** What the solver takes for a set, and for each stretch of it, in seconds: measured on one thread of a server. */
const prices = { set: 3e-3, stretch: 0.15e-3 };

/** How many tilings a set has for each target, and about how many seconds that took, whatever the machine. */
export interface SetCounts {
  readonly counts: Float64Array;
  readonly seconds: number;
}

/** Undefined where it would take more than this many seconds. */
export function countSet(survey: Survey, set: number, seconds = Number.POSITIVE_INFINITY): SetCounts | undefined {
  const runner = runnerFor(puzzleOf(survey, set));
  try {
    for (let spent = prices.set; spent < seconds; spent += prices.stretch)
      if (step(runner)) return { counts: runner.counts().slice(), seconds: spent };
    return undefined;
  } finally {
    runner.release();
  }
}
