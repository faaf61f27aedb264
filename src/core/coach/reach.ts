/**
 * From pieces on the board to every target they could still become, all at once.
 *
 * One search for all targets together: each field is a piece more, so the counts come as quickly as those of one date.
 * Only with no piece on the board, or a single one, can it take longer than a moment. Those answers are kept, and where a
 * bare board takes longest, its counts are in a book.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { countTargets } from "../solver/counts.js";
import type { WorkOptions } from "../solver/job.js";
import { expectSetup, type Setup } from "../solver/question.js";
import { expectObject } from "../text/arguments.js";
import { openingCounts } from "./openings.js";

/** Which targets the pieces on the board could still become. */
export interface Reach {
  /** By `targetIndex`: how many solutions contain every piece on the board. */
  readonly counts: Float64Array;
  /** The indexes of the targets that have a solution, those with the most solutions first. */
  readonly targets: readonly number[];
  /** All solutions of all targets together. */
  readonly solutions: number;
}

type Kept = Map<string, Float64Array>;

/** By puzzle: what was counted before with at most this many pieces on the board. */
const kept = { flips: new WeakMap<Puzzle, Kept>(), noFlips: new WeakMap<Puzzle, Kept>() };
const maxPieces = 1;
/** The answers that are kept of a puzzle; then the oldest goes. */
const maxKept = 64;

function keptOf({ puzzle, flips }: Setup): Kept {
  const byPuzzle = flips === false ? kept.noFlips : kept.flips;
  const own = byPuzzle.get(puzzle) ?? new Map();
  byPuzzle.set(puzzle, own);
  return own;
}

async function countsOf(setup: Setup, options: WorkOptions): Promise<Float64Array> {
  const { placed = [] } = setup;
  if (placed.length > maxPieces) return countTargets(setup, options);
  const own = keptOf(setup);
  const key = placed.map(({ piece, cells }) => `${piece} ${cells}`).join();
  const inBook = placed.length === 0 && setup.flips !== false ? openingCounts(setup.puzzle) : undefined;
  const counts = own.get(key) ?? inBook ?? (await countTargets(setup, options));
  own.set(key, counts);
  const [oldest] = own.keys();
  if (own.size > maxKept && oldest !== undefined) own.delete(oldest);
  return counts.slice();
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
  const counts = await countsOf(setup, options);
  const count = (index: number): number => counts[index] ?? 0;
  const targets = Array.from(counts.keys()).filter((index) => count(index) > 0);
  return {
    counts,
    targets: targets.sort((a, b) => count(b) - count(a)),
    solutions: counts.reduce((sum, each) => sum + each, 0),
  };
}
