/**
 * From pieces on the board to every target they could still become, all at once.
 *
 * One search for all targets together: each field is a piece more, so the counts come as quickly as those of one date.
 */

import { countTargets } from "../solver/counts.js";
import type { WorkOptions } from "../solver/job.js";
import { expectSetup, type Setup } from "../solver/question.js";
import { expectObject } from "../text/arguments.js";

/** Which targets the pieces on the board could still become. */
export interface Reach {
  /** By `targetIndex`: how many solutions contain every piece on the board. */
  readonly counts: Float64Array;
  /** The indexes of the targets that have a solution, those with the most solutions first. */
  readonly targets: readonly number[];
  /** All solutions of all targets together. */
  readonly solutions: number;
}

/**
 * Counts, for every target of the puzzle, the solutions that contain the pieces already on the board.
 *
 * @example
 * ```ts
 * const puzzle = cataloguePuzzle("classic");
 * const placed = unwrap(parseGrid(puzzle, "OOO...-/OOO...-/......./......./......./......./...----".split("/")));
 * const { targets, solutions } = await reachOf({ puzzle, placed });
 * [targets.length, solutions]; // → [ 178, 1200 ]
 * ```
 */
export async function reachOf(setup: Setup, options: WorkOptions = {}): Promise<Reach> {
  expectSetup(setup);
  expectObject(options, "options");
  const counts = await countTargets(setup, options);
  const count = (index: number): number => counts[index] ?? 0;
  const targets = Array.from(counts.keys()).filter((index) => count(index) > 0);
  return {
    counts,
    targets: targets.sort((a, b) => count(b) - count(a) || a - b),
    solutions: counts.reduce((sum, each) => sum + each, 0),
  };
}
