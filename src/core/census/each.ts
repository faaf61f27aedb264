/**
 * One set at a time: from a set of pieces to its counts by target, or to the targets it fails, by the solver. Where few sets
 * are left, or a set has very many tilings, nothing is quicker.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { targetCount } from "../puzzle/target.js";
import { unsolvedTargets } from "../solver/all-targets.js";
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

/** What the solver takes in seconds, for a set and each stretch or node of it: measured on one thread of a server. */
const prices = { counting: { set: 3e-3, stretch: 0.15e-3 }, judging: { set: 1.5e-3, node: 15e-9 } };

/** No set is counted in less. */
export const minSetSeconds = prices.counting.set;

/** How many tilings a set has for each target, and about how many seconds that took, whatever the machine. */
export interface SetCounts {
  readonly counts: Float64Array;
  readonly seconds: number;
}

/** Undefined where it would take more than this many seconds. */
export function countSet(survey: Survey, set: number, seconds = Number.POSITIVE_INFINITY): SetCounts | undefined {
  const runner = runnerFor(puzzleOf(survey, set));
  try {
    for (let spent = prices.counting.set; spent < seconds; spent += prices.counting.stretch)
      if (step(runner)) return { counts: runner.counts(), seconds: spent };
    return undefined;
  } finally {
    runner.release();
  }
}

/** The targets that a set should have a tiling for, and hasn't; and about how many seconds it took to know. */
export interface JudgedSet {
  readonly failed: readonly number[];
  readonly seconds: number;
}

/** One tiling for each target is enough to know. Where there are many, counting them all would take longer. */
export function judgeSet(survey: Survey, set: number): JudgedSet {
  const { set: base, node } = prices.judging;
  const unsolved = unsolvedTargets({ puzzle: puzzleOf(survey, set) }, survey.wanted);
  if (unsolved) return { failed: unsolved.targets, seconds: base + unsolved.nodes * node };
  const counted = judgeByCounting(survey, set, Number.POSITIVE_INFINITY);
  if (counted === undefined) throw new Error("a set has no counts");
  return counted;
}

/** Judges a set by counting its tilings. Undefined where it would take more than this many seconds. */
export function judgeByCounting(survey: Survey, set: number, most: number): JudgedSet | undefined {
  const found = countSet(survey, set, most);
  return found && { failed: failedTargets(found.counts, survey), seconds: found.seconds };
}

/** Judges sets by whatever took less for the first of them. */
export function judgeSets(survey: Survey, sets: readonly number[]): JudgedSet[] {
  const [first, ...others] = sets;
  if (first === undefined) return [];
  const judged = judgeSet(survey, first);
  const counted = judgeByCounting(survey, first, judged.seconds);
  const judge = (set: number): JudgedSet =>
    (counted && judgeByCounting(survey, set, Number.POSITIVE_INFINITY)) ?? judgeSet(survey, set);
  return [counted ?? judged, ...others.map(judge)];
}

/** The targets that are wanted, and that nothing was counted for. */
export const failedTargets = (counts: Float64Array, { wanted }: Survey): number[] =>
  [...wanted.keys()].filter((target) => wanted[target] === true && counts[target] === 0);
