/**
 * From a place in the order of solutions to the tiling that stands there, and back, without listing them all.
 *
 * Places count from 0, as in a list; the number of a solution that people see is one more. The way leads from one first
 * open cell to the next: how many tilings stand before depends on how many there are with each piece that comes before
 * the right one, and counting is much faster than listing.
 */

import type { Placement, Tiling } from "../tiling/placement.js";
import { verifyTiling } from "../tiling/verify.js";
import { countCovers, countTilings } from "./counts.js";
import type { CoverOption, CoverProblem } from "./cover.js";
import type { WorkOptions } from "./job.js";
import { type Compiled, compileQuestion, type Question } from "./question.js";
import { asMet } from "./solution-order.js";
import { sortedTilings } from "./sorted-tilings.js";
import { tilingsAsync } from "./tilings.js";

/** Up to here it is quicker to walk through all tilings before than to count them. */
const maxWalked = 1000;
/** So many tilings are listed rather than counted on, for one place or for many. */
const maxListed = { once: 1000, often: 20_000 } as const;

/**
 * Finds the tiling at a place in the order of solutions, counted from 0; undefined where there are fewer.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const last = await tilingAt(question, 91);
 * last && formatGrid(question.puzzle, last)[0]; // → OOYYYY-
 * ```
 */
export async function tilingAt(
  question: Question,
  index: number,
  options: WorkOptions = {},
): Promise<Tiling | undefined> {
  if (!Number.isSafeInteger(index) || index < 0) throw new RangeError(`a place is a whole number from 0, not ${index}`);
  return index < maxWalked ? walkTo(question, index, options) : countTo(question, index, options);
}

async function walkTo(question: Question, index: number, options: WorkOptions): Promise<Tiling | undefined> {
  let left = index;
  for await (const tiling of tilingsAsync(question, options)) if (left-- === 0) return tiling;
  return undefined;
}

async function countTo(question: Question, index: number, options: WorkOptions): Promise<Tiling | undefined> {
  let left = index;
  let furthest = 0;
  const onProgress: WorkOptions["onProgress"] = ({ found }) => {
    furthest = Math.max(furthest, index - left + Math.min(left, found));
    options.onProgress?.({ done: furthest / index, found: furthest });
  };
  const below = async (here: Question): Promise<Tiling | undefined> => {
    for (const next of nextQuestions(here)) {
      const count = await countUpTo(next, left, { ...options, onProgress });
      if (count > maxListed.once && count > left) return below(next);
      if (count > left) return (await sortedTilings(next, options))[left];
      left -= count;
    }
    return undefined;
  };
  return below(question);
}

/** The options of a compiled question that can cover its first open cell, in the order of solutions. */
function firstOptions({ problem: { options, stocks } }: Compiled): number[] {
  return [...options.keys()].filter((option) => isFirst(options[option]!) && stocks[options[option]!.stock]! > 0);
}

/** Open cells are numbered from 0. */
const isFirst = ({ cells }: CoverOption): boolean => cells[0] === 0;

/** The question again for each piece that can cover the first open cell, with that piece in place. */
function nextQuestions(question: Question): Question[] {
  const compiled = compileQuestion(question);
  return firstOptions(compiled).map((option) => withPiece(question, compiled.placements[option]!));
}

const withPiece = (question: Question, placement: Placement): Question => ({
  ...question,
  placed: [...(question.placed ?? []), placement],
});

const enough = new Error("There are enough.");

/** How many tilings there are, or infinitely many as soon as there are more than `most`. */
async function countUpTo(question: Question, most: number, { signal, pool, onProgress }: WorkOptions): Promise<number> {
  let soFar = 0;
  const stop = {
    get aborted() {
      return signal?.aborted || soFar > most;
    },
    get reason() {
      return signal?.aborted ? signal.reason : enough;
    },
  };
  const note: WorkOptions["onProgress"] = (progress) => {
    soFar = progress.done < 1 ? progress.found : 0;
    onProgress?.(progress);
  };
  return countTilings(question, { signal: stop, pool, onProgress: note }).catch((error) => {
    if (error !== enough) throw error;
    return Number.POSITIVE_INFINITY;
  });
}

/**
 * Tells the place of a tiling in the order of solutions, counted from 0; undefined where it isn't a tiling of the
 * question.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const tiling = firstTiling(question, { seed: 7 }) ?? [];
 * await rankOf(question, tiling); // → 79
 * ```
 */
export async function rankOf(
  question: Question,
  tiling: Tiling,
  options: WorkOptions = {},
): Promise<number | undefined> {
  if (!answers(question, tiling)) return undefined;
  const steps = asMet(tiling).filter((placement) => !(question.placed ?? []).some((each) => isSame(each, placement)));
  let here = question;
  let rank = 0;
  for (const [level, placement] of steps.entries()) {
    const onProgress: WorkOptions["onProgress"] = ({ done, found }) =>
      options.onProgress?.({ done: (level + done) / steps.length, found: rank + found });
    rank += await countBefore(compileQuestion(here), placement, { ...options, onProgress });
    here = withPiece(here, placement);
  }
  return rank;
}

/**
 * Makes a function that tells the places of many tilings: quicker than `rankOf` for each.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const rank = await ranksOf(question);
 * await rank(firstTiling(question) ?? []); // → 0
 * ```
 */
export async function ranksOf(question: Question, options: WorkOptions = {}): Promise<TellRank> {
  const count = await countUpTo(question, maxListed.often, options);
  if (count > maxListed.often) return (tiling, patience) => rankOf(question, tiling, patience);
  const list = await sortedTilings(question, options);
  const ranks = new Map(list.map((tiling, rank) => [keyOf(tiling), rank]));
  return async (tiling) => ranks.get(keyOf(tiling));
}

/** What `rankOf` says of a tiling. */
export type TellRank = (tiling: Tiling, options?: WorkOptions) => Promise<number | undefined>;

const keyOf = (tiling: Tiling): string =>
  asMet(tiling)
    .map(({ piece, cells }) => `${piece} ${cells}`)
    .join("; ");

const isSame = (a: Placement, b: Placement): boolean => a.piece === b.piece && String(a.cells) === String(b.cells);

/** Whether it is a tiling at all, and has what lies already. */
function answers({ puzzle, uncovered, placed = [], flips }: Question, tiling: Tiling): boolean {
  return (
    verifyTiling(puzzle, uncovered, tiling, { flips: flips ?? true }) === null &&
    placed.every((placement) => tiling.some((each) => isSame(each, placement)))
  );
}

/** How many tilings have something on the first open cell that comes before this placement. */
async function countBefore(compiled: Compiled, placement: Placement, options: WorkOptions): Promise<number> {
  const own = compiled.placements.findIndex((each) => isSame(each, placement));
  if (!firstOptions(compiled).some((option) => option < own)) return 0;
  return countCovers(onlyBefore(compiled.problem, own), options);
}

function onlyBefore(problem: CoverProblem, own: number): CoverProblem {
  return { ...problem, options: problem.options.filter((option, index) => !isFirst(option) || index < own) };
}
