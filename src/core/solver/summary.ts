/** From counts, of targets or of sets of cells, to what one wants to know of them. */

import { expectThat } from "../text/arguments.js";

/** The fewest or the most tilings, and their places among the counts. */
export interface Extreme {
  /** Its place among the counts; the first of several. */
  readonly index: number;
  readonly count: number;
  /** All that share it. */
  readonly indexes: readonly number[];
}

/** A summary of many counts. */
export interface Summary {
  /** How many counts there are. */
  readonly size: number;
  readonly tilings: number;
  readonly mean: number;
  /** The fewest of those that have a tiling at all, and the most; of equals the first. Undefined where none has. */
  readonly fewest: Extreme | undefined;
  readonly most: Extreme | undefined;
  /** Indexes of those without a tiling, and of those with exactly one. */
  readonly impossible: readonly number[];
  readonly unique: readonly number[];
}

/**
 * Sums up counts: how many in all, the fewest, the most, and those with none or one.
 *
 * @example
 * ```ts
 * const counts = await countTargets({ puzzle: cataloguePuzzle("classic") });
 * summaryOf(counts).fewest?.count; // → 7
 * ```
 */
export function summaryOf(counts: ArrayLike<number>): Summary {
  expectThat(typeof counts?.length === "number", "counts", "a list of numbers", counts);
  const size = counts.length;
  const tilings = sumOf(counts);
  return {
    size,
    tilings,
    mean: size === 0 ? 0 : tilings / size,
    fewest: extremeOf(counts, (count, best) => count < best),
    most: extremeOf(counts, (count, best) => count > best),
    impossible: indexesOf(counts, 0),
    unique: indexesOf(counts, 1),
  };
}

function sumOf(counts: ArrayLike<number>): number {
  let sum = 0;
  for (let i = 0; i < counts.length; i++) sum += counts[i]!;
  return sum;
}

function extremeOf(counts: ArrayLike<number>, isBetter: (count: number, best: number) => boolean): Extreme | undefined {
  let best: { readonly index: number; readonly count: number } | undefined;
  for (let index = 0; index < counts.length; index++) {
    const count = counts[index]!;
    if (count > 0 && (best === undefined || isBetter(count, best.count))) best = { index, count };
  }
  return best && { ...best, indexes: indexesOf(counts, best.count) };
}

function indexesOf(counts: ArrayLike<number>, wanted: number): number[] {
  const indexes: number[] = [];
  for (let index = 0; index < counts.length; index++) if (counts[index] === wanted) indexes.push(index);
  return indexes;
}
