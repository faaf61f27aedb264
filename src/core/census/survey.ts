/** A survey: everything that a census needs to know before it begins. Plain data, so it can be sent to a thread. */

import type { Puzzle } from "../puzzle/puzzle.js";
import type { FixedChoices } from "./census-board.js";
import type { Family } from "./family.js";
import type { BoardReading } from "./reading.js";

/** What is asked about each set: all counts, whether it works, or the counts of those that work. */
export const censusWishes = ["counts", "works", "working"] as const;
/** What is asked about each set: all counts, whether it works, or the counts of those that work. */
export type CensusWish = (typeof censusWishes)[number];

/** What a census is about: the board, the family, the rules, and what is asked about each set. */
export interface Survey {
  readonly puzzle: Puzzle;
  readonly family: Family;
  readonly flips: boolean;
  readonly wish: CensusWish;
  /** By target: whether it counts. */
  readonly wanted: readonly boolean[];
}

/** How the work is done; the findings don't depend on it. */
export interface CensusWay {
  readonly reading: BoardReading;
  readonly cut: number;
}

/**
 * How it is done: all sets counted together; decided together, one go after the other, and then counted; sieved, target
 * by target; or counted one by one.
 */
export const censusMethods = ["together", "decided", "sieved", "each"] as const;
/** One of the ways to do a census. */
export type CensusMethod = (typeof censusMethods)[number];

/** What is decided or counted in one go: the choices that are fixed, one go after the other, the hardest first. */
export interface CensusPlan extends CensusWay {
  readonly survey: Survey;
  readonly goes: readonly FixedChoices[];
  readonly method: CensusMethod;
  /** The bytes that a unit may use. */
  readonly limit: number;
}
