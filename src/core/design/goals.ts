/** From counts to figures of a puzzle as its maker sees it, and to which of two puzzles is better for a goal. */

import type { DesignGoal } from "../names.js";
import { isDateField } from "../puzzle/date-fields.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { realDates } from "../puzzle/real-dates.js";
import { targetCount } from "../puzzle/target.js";

/** What the counts of a puzzle mean to its maker. */
export interface DesignFigures {
  /** Solutions of all targets. */
  readonly total: number;
  /** How many dates have no solution; where the puzzle shows no date, how many targets. */
  readonly impossible: number;
  /** The fewest and the most solutions that a date has, among those that have any. */
  readonly fewest: number;
  readonly most: number;
  /** How much the dates differ: the standard deviation of their counts, divided by the mean. */
  readonly spread: number;
}

/** The targets that a puzzle is judged by: those that some calendar has. */
export function judgedTargets(puzzle: Puzzle): number[] {
  if (puzzle.fields.some(({ name }) => isDateField(name))) return realDates(puzzle);
  return Array.from({ length: targetCount(puzzle) }, (_, target) => target);
}

/** `total` is that of all targets, and `judged` has the counts of those that matter. One pass: it is asked very often. */
export function designFigures(total: number, judged: ArrayLike<number>): DesignFigures {
  let [sum, squares, impossible, fewest, most] = [0, 0, 0, 0, 0];
  for (let i = 0; i < judged.length; i++) {
    const count = judged[i] ?? 0;
    sum += count;
    squares += count * count;
    if (count === 0) impossible++;
    else if (fewest === 0 || count < fewest) fewest = count;
    if (count > most) most = count;
  }
  return { total, impossible, fewest, most, spread: spreadOf(sum, squares, judged.length) };
}

/** To three digits, so that it reads well. */
function spreadOf(sum: number, squares: number, size: number): number {
  if (sum === 0) return 0;
  const mean = sum / size;
  return Math.round((Math.sqrt(Math.max(0, squares / size - mean * mean)) / mean) * 1000) / 1000;
}

const wishes: Readonly<Record<DesignGoal, (figures: DesignFigures) => readonly number[]>> = {
  works: ({ fewest, total }) => [-fewest, -total],
  harder: ({ total }) => [total],
  easier: ({ total }) => [-total],
  "no-flips": ({ total }) => [-total],
  even: ({ spread, total }) => [spread, total],
};

/** Better ones come first. A date without a solution is worse than anything else. */
export function byGoal(goal: DesignGoal): (a: DesignFigures, b: DesignFigures) => number {
  const keys = (figures: DesignFigures): readonly number[] => [figures.impossible, ...wishes[goal](figures)];
  return (a, b) => {
    const [first, second] = [keys(a), keys(b)];
    const place = first.findIndex((each, i) => each !== second[i]);
    return place < 0 ? 0 : (first[place] ?? 0) - (second[place] ?? 0);
  };
}

/** Without flips, all pieces stay as drawn; every other goal takes the rules as they are. */
export const flipsForGoal = (goal: DesignGoal): false | undefined => (goal === "no-flips" ? false : undefined);
