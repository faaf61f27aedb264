/** From numbers to bins: how many of them are in which range. */

import { expectList, expectNumber } from "../text/arguments.js";
import { itemAt } from "../text/list.js";

/** A range of numbers, and how many are in it. */
export interface Bin {
  readonly min: number;
  readonly max: number;
  /** How many numbers are between, both ends included. */
  readonly size: number;
}

/** Widths of bins that are easy to count in, from narrow to wide. */
function* roundSteps(): Generator<number> {
  for (let unit = 1; ; unit *= 10) for (const digit of [1, 2, 5]) yield digit * unit;
}

function stepFor(max: number, maxBins: number): number {
  for (const step of roundSteps()) if (Math.floor(max / step) < maxBins) return step;
  return max;
}

/**
 * Sorts numbers into ranges of one round width, at most `maxBins` of them. Zeros have their own range.
 *
 * @example
 * ```ts
 * binsOf([0, 7, 64, 92], 3)[0]; // → { min: 0, max: 0, size: 1 }
 * ```
 */
export function binsOf(numbers: readonly number[], maxBins: number): Bin[] {
  expectList(numbers, "numbers");
  expectNumber(maxBins, "maxBins");
  const max = numbers.reduce((best, number) => Math.max(best, number), 0);
  const step = stepFor(max, maxBins);
  const sizes = new Array<number>(Math.floor(max / step) + 1).fill(0);
  for (const number of numbers.filter((each) => each > 0)) {
    const bin = Math.floor(number / step);
    sizes[bin] = itemAt(sizes, bin) + 1;
  }
  const zeros = numbers.filter((number) => number === 0).length;
  const bins = sizes.map((size, i) => ({ min: Math.max(1, i * step), max: (i + 1) * step - 1, size }));
  return [...(zeros > 0 ? [{ min: 0, max: 0, size: zeros }] : []), ...bins.filter(isProper)];
}

/** With steps of 1 the first bin would hold nothing but 0. */
const isProper = ({ min, max }: Bin): boolean => min <= max;
