/**
 * From a reader to whether its work grows with what it reads: four times the input may take four times the steps, not
 * sixteen. So what would take minutes is found in small, and no clock is asked.
 */

import { growth } from "../support/steps.js";
import { type Random, randomFrom } from "./random.js";
import type { Reader } from "./reader.js";

/** More items than any bound allows: from here on only their number matters, and no longer which bounds they pass. */
const pastBounds = 500;
const times = 4;
/** How often something is measured before a bad result is believed. */
const tries = 3;
/** Some room above four, for sorting and for what grows with the length of numbers. */
const mostGrowth = 6;

/** Returns the least of several measurements; the first that is good enough will do. */
function least(count: number, enough: number, measure: () => number): number {
  let found = Number.POSITIVE_INFINITY;
  for (let i = 0; i < count && found > enough; i++) found = Math.min(found, measure());
  return found;
}

/**
 * Something is read before it is measured, since the first reading also sets up what later ones find ready. It's a little
 * longer than what is measured, because a reader may remember what it has read.
 */
export function expectProportion(reader: Reader, random: Random): void {
  const { name, of } = reader.sized(random);
  const reading = (size: number): (() => void) => {
    const input = of(size);
    return () => reader.read(input);
  };
  reading(pastBounds + 1)();
  // V8 loses counts when it throws away code in between: what really grows does so each time.
  const grown = least(tries, mostGrowth, () => growth(reading, pastBounds, times));
  if (grown > mostGrowth) {
    throw new Error(`${reader.name}: ${times} times the size takes ${grown.toFixed(1)} times the steps: ${name}`);
  }
}

/** Steps inside a regular expression are not counted, but take time like others. */
const manyItems = 6000;
const secondsOf = (work: () => void): number => {
  const before = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(before);
  return (user + system) / 1_000_000;
};

/** What takes less than this is not worth a ratio, which would be one of noise. */
const noise = 0.2;
const mostSlowdown = 10;

/**
 * The same by the time that the processor spent: only the ratio counts, and before it is believed the best of a few
 * tries is taken on either side. What grows with the square is at sixteen, what is in proportion at four.
 */
export function expectPace(reader: Reader, random: Random): void {
  const { name, of } = reader.sized(random);
  const [few, many] = [of(manyItems), of(times * manyItems)];
  const best = (input: unknown, count: number): number =>
    Math.min(...Array.from({ length: count }, () => secondsOf(() => reader.read(input))));
  const slower = (count: number): number => {
    const seconds = best(many, count);
    return seconds < noise ? 0 : seconds / best(few, count);
  };
  if (slower(1) <= mostSlowdown) return;
  const sure = slower(tries);
  if (sure > mostSlowdown) {
    throw new Error(`${reader.name}: ${times} times the size takes ${sure.toFixed(1)} times as long: ${name}`);
  }
}

/** Says with which seed it was. */
export function withSeed(seed: number, expectation: (random: Random) => void): void {
  try {
    expectation(randomFrom(seed));
  } catch (error) {
    throw new Error(`DAYTILE_SEED=${seed}: ${error instanceof Error ? error.message : error}`, { cause: error });
  }
}
