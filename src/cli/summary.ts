/** From the counts of all targets to what one wants to know of them. */

import type { Puzzle } from "../core/puzzle/puzzle.js";
import { targetAt, targetNames } from "../core/puzzle/target.js";

export interface TargetSummary {
  readonly targets: number;
  readonly tilings: number;
  readonly mean: number;
  /** Indexes of targets, with their counts; undefined where no target has a tiling. */
  readonly fewest: TargetCount | undefined;
  readonly most: TargetCount | undefined;
  /** Indexes of the targets without any. */
  readonly impossible: readonly number[];
}

interface TargetCount {
  readonly index: number;
  readonly count: number;
}

/** Fewest means fewest of those that can be solved at all; of equals the first. */
export function summaryOf(counts: ArrayLike<number>): TargetSummary {
  let tilings = 0;
  let fewest: TargetCount | undefined;
  let most: TargetCount | undefined;
  const impossible: number[] = [];
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index]!;
    tilings += count;
    if (count === 0) impossible.push(index);
    if (count > 0 && count < (fewest?.count ?? Number.POSITIVE_INFINITY)) fewest = { index, count };
    if (count > (most?.count ?? 0)) most = { index, count };
  }
  return { targets: counts.length, tilings, mean: tilings / counts.length, fewest, most, impossible };
}

const named = (puzzle: Puzzle, index: number): Record<string, string> => targetNames(puzzle, targetAt(puzzle, index));

/** With targets by name, as documents have them. */
export function summaryJson(puzzle: Puzzle, { fewest, most, impossible, ...rest }: TargetSummary) {
  const withName = (found: TargetCount | undefined) =>
    found === undefined ? null : { target: named(puzzle, found.index), count: found.count };
  return {
    ...rest,
    fewest: withName(fewest),
    most: withName(most),
    impossible: impossible.map((index) => named(puzzle, index)),
  };
}
