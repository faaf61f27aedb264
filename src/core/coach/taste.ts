/**
 * From a question to the solutions that suit a wish best: nearest to an arrangement, upright, with the fewest flips.
 *
 * Every solution is looked at, so the best is the best. Wishes are met in turn: upright solutions alone, among them those
 * that keep the most pieces, and among those the best of what is preferred.
 */

import { type Taste, tastes } from "../names.js";
import type { Puzzle } from "../puzzle/puzzle.js";
import type { WorkOptions } from "../solver/job.js";
import { expectQuestion, type Question } from "../solver/question.js";
import { tilingsAsync } from "../solver/tilings.js";
import { expectObject, expectOneOf } from "../text/arguments.js";
import { comparedWith, flipCounter, jointCounter } from "../tiling/measures.js";
import { neighbourCounter } from "../tiling/neighbours.js";
import { expectPlacements, type Placement, type Tiling } from "../tiling/placement.js";
import { uprightJudge } from "../tiling/upright.js";

/** What a solution should be like. */
export interface Wishes {
  /** Keep as many pieces as possible where they are here. */
  readonly near?: readonly Placement[] | undefined;
  /** Only solutions that stay upright on a shelf. */
  readonly upright?: boolean | undefined;
  readonly prefer?: Taste | undefined;
}

/** A solution that suits the wishes best, and how well. */
export interface TastyTiling {
  /** Its place in the order of solutions, counting from 0. */
  readonly rank: number;
  readonly tiling: Tiling;
  /** Where it should be near an arrangement: how many pieces stay. */
  readonly kept?: number;
  /** What was preferred, as a number. */
  readonly score?: number;
}

type Measure = (tiling: Tiling) => number;

const keyOf = ({ piece, cells }: Placement): string => `${piece} ${cells.join(" ")}`;

/** How many solutions share each placement, added up: the rarest solution has the least. */
function commonness(all: readonly { readonly tiling: Tiling }[]): Measure {
  const counts = new Map<string, number>();
  for (const { tiling } of all)
    for (const placement of tiling) counts.set(keyOf(placement), (counts.get(keyOf(placement)) ?? 0) + 1);
  return (tiling) => tiling.reduce((sum, placement) => sum + (counts.get(keyOf(placement)) ?? 0), 0);
}

/** What is preferred, as a number of which less is better, and what it is called by. */
function preference(puzzle: Puzzle, prefer: Taste, all: readonly TastyTiling[]): { measure: Measure; sign: 1 | -1 } {
  if (prefer === "fewest-flips") return { measure: flipCounter(puzzle), sign: 1 };
  if (prefer === "rarest") return { measure: commonness(all), sign: 1 };
  if (prefer === "most-neighbours") {
    const measure = neighbourCounter(
      puzzle,
      all.map(({ tiling }) => tiling),
    );
    return { measure, sign: -1 };
  }
  return { measure: jointCounter(puzzle), sign: prefer === "most-joints" ? -1 : 1 };
}

/** Those with the least of something, in their order. */
function leastOf<Item>(items: readonly Item[], measure: (item: Item) => number): Item[] {
  const least = items.reduce((best, item) => Math.min(best, measure(item)), Number.POSITIVE_INFINITY);
  return items.filter((item) => measure(item) === least);
}

function nearest(all: readonly TastyTiling[], near: readonly Placement[]): TastyTiling[] {
  const compared = all.map((each) => ({ ...each, kept: comparedWith(each.tiling, near).kept.length }));
  return leastOf(compared, ({ kept }) => -kept);
}

/** The best of solutions that are at hand, in their order: all solutions for the same cells. */
export function bestTilings(puzzle: Puzzle, tilings: readonly Tiling[], wishes: Wishes): TastyTiling[] {
  const { near, upright, prefer } = wishes;
  const all = tilings.map((tiling, rank): TastyTiling => ({ rank, tiling }));
  const isUpright = uprightJudge(puzzle);
  const standing = upright ? all.filter(({ tiling }) => isUpright(tiling)) : all;
  const close = near === undefined ? standing : nearest(standing, near);
  if (prefer === undefined) return close;
  const { measure, sign } = preference(puzzle, prefer, all);
  const scored = close.map((each) => ({ ...each, score: measure(each.tiling) }));
  return leastOf(scored, ({ score }) => sign * score);
}

/**
 * Finds the solutions that suit the wishes best, in the order of solutions. They're all equally good.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const [best] = await tilingsToTaste(question, { prefer: "fewest-flips" });
 * [best?.rank, best?.score]; // → [ 38, 0 ]
 * ```
 */
export async function tilingsToTaste(
  question: Question,
  wishes: Wishes,
  options: WorkOptions = {},
): Promise<TastyTiling[]> {
  expectQuestion(question);
  expectObject(wishes, "wishes");
  const { near, prefer } = wishes;
  if (near !== undefined) expectPlacements(near, "wishes.near");
  if (prefer !== undefined) expectOneOf(prefer, "wishes.prefer", tastes);
  const all: Tiling[] = [];
  for await (const tiling of tilingsAsync(question, options)) all.push(tiling);
  return bestTilings(question.puzzle, all, wishes);
}
