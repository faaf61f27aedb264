/** From a puzzle to how many tilings there are: of a question, of every target, of every set of k cells. */

import { expectPuzzle } from "../puzzle/expect.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import { targetCount } from "../puzzle/target.js";
import { expectNumber } from "../text/arguments.js";
import { doJob } from "./do-job.js";
import type { WorkOptions } from "./job.js";
import {
  type Compiled,
  compileHoles,
  compileQuestion,
  compileTargets,
  expectSetup,
  type Question,
  type Setup,
} from "./question.js";
import type { TargetYield } from "./runner.js";

/**
 * Counts the tilings of a question, without building any.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * await countTilings(question); // → 92
 * ```
 */
export async function countTilings(question: Question, options: WorkOptions = {}): Promise<number> {
  const { found } = await doJob({ problem: compileQuestion(question).problem, yields: { kind: "count" } }, options);
  if (!Number.isSafeInteger(found)) throw new RangeError("there are more tilings than a number can count exactly");
  return found;
}

/**
 * Counts the tilings of every target, by `targetIndex`, in one search for all of them.
 *
 * @example
 * ```ts
 * const counts = await countTargets({ puzzle: cataloguePuzzle("classic") });
 * counts.reduce((sum, count) => sum + count); // → 25061
 * ```
 */
export async function countTargets(setup: Setup, options: WorkOptions = {}): Promise<Float64Array> {
  const compiled = compileTargets(setup);
  const { counts } = await doJob({ problem: compiled.problem, yields: targetYield(compiled, setup.puzzle) }, options);
  return counts;
}

/** By option: what it adds to the index of the target. */
export function targetWeights({ placements, extras }: Compiled, puzzle: Puzzle): Uint32Array {
  const worth = puzzle.fields.map((_, field) =>
    puzzle.fields.slice(field + 1).reduce((product, { choices }) => product * choices.length, 1),
  );
  const weights = new Uint32Array(placements.length + extras.length);
  extras.forEach(({ extra, choice }, i) => {
    weights[placements.length + i] = choice * worth[extra]!;
  });
  return weights;
}

function targetYield(compiled: Compiled, puzzle: Puzzle): TargetYield {
  return { kind: "targets", targets: targetCount(puzzle), weights: targetWeights(compiled, puzzle), scales: [] };
}

/** A set of cells, and how many tilings leave just these uncovered. */
export interface CellSet {
  /** Cells of the board, ascending. */
  readonly cells: readonly number[];
  readonly count: number;
}

/** More sets than this are not counted at once: a number is kept for each. */
const maxSets = 1 << 24;

/**
 * Whether the sets of k cells of a board are few enough for `countSets`.
 *
 * @example
 * ```ts
 * setsInReach(cataloguePuzzle("classic"), 2); // → true
 * ```
 */
export function setsInReach(puzzle: Puzzle, k: number): boolean {
  expectPuzzle(puzzle);
  const { board } = puzzle;
  return Number.isInteger(k) && k >= 0 && k <= board.cells.length && board.cells.length ** k <= maxSets;
}

/**
 * Counts, for every set of k cells, the tilings that leave just these uncovered. Sets come in reading order.
 *
 * @example
 * ```ts
 * const sets = await countSets({ puzzle: cataloguePuzzle("classic") }, 2);
 * sets.filter(({ count }) => count === 0).length; // → 7
 * ```
 */
export async function countSets(setup: Setup, k: number, options: WorkOptions = {}): Promise<CellSet[]> {
  expectSetup(setup);
  expectNumber(k, "k");
  const cellCount = setup.puzzle.board.cells.length;
  if (!Number.isInteger(k) || k < 0 || k > cellCount)
    throw new RangeError(`k: there are no sets of ${k} of ${cellCount} cells`);
  if (!setsInReach(setup.puzzle, k)) throw new RangeError(`k: ${k} of ${cellCount} cells make too many sets to count`);
  const compiled = compileHoles(setup, k);
  const { counts } = await doJob({ problem: compiled.problem, yields: holeYield(compiled, setup.puzzle, k) }, options);
  return cellSets(cellCount, k).map((cells) => ({ cells, count: countOfSet(counts, cells, cellCount) }));
}

/** A set is the number whose digits, to the base of the number of cells, are its cells in the order of the search. */
function holeYield({ placements, extras }: Compiled, { pieces, board }: Puzzle, k: number): TargetYield {
  const cellCount = board.cells.length;
  const weights = new Uint32Array(placements.length + extras.length);
  extras.forEach(({ choice }, i) => {
    weights[placements.length + i] = choice;
  });
  const scales = [...pieces.map(() => [1]), Array.from({ length: k }, (_, left) => cellCount ** left)];
  return { kind: "targets", targets: cellCount ** k, weights, scales };
}

/** The search meets the cells of a set in one order only, but which that is is its own business. */
function countOfSet(counts: Float64Array, cells: readonly number[], cellCount: number): number {
  return permutations(cells).reduce(
    (sum, order) => sum + counts[order.reduce((n, cell) => n * cellCount + cell, 0)]!,
    0,
  );
}

function permutations(cells: readonly number[]): number[][] {
  if (cells.length === 0) return [[]];
  return cells.flatMap((cell, i) => permutations(cells.toSpliced(i, 1)).map((rest) => [cell, ...rest]));
}

function cellSets(cellCount: number, k: number, from = 0): number[][] {
  if (k === 0) return [[]];
  const sets: number[][] = [];
  for (let cell = from; cell < cellCount; cell++) {
    for (const rest of cellSets(cellCount, k - 1, cell + 1)) sets.push([cell, ...rest]);
  }
  return sets;
}
