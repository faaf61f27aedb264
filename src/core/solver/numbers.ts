/**
 * From a place in the order of solutions to the tiling that stands there, and back, without listing them all.
 *
 * Places count from 0, as in a list; the number of a solution that people see is one more. The way leads from one first
 * open cell to the next: the tilings before are those with a piece there that comes before the right one, and counting
 * them is much faster than listing them.
 */

import { expectFunction, expectNumber, expectObject } from "../text/arguments.js";
import type { Placement, Tiling } from "../tiling/placement.js";
import { expectPlacements } from "../tiling/placement.js";
import { verifyTiling } from "../tiling/verify.js";
import { countTilings } from "./counts.js";
import { copyCount } from "./cover.js";
import { GraphShares } from "./graph/shares.js";
import type { WorkOptions } from "./job.js";
import { PartCounter } from "./part-counter.js";
import { type Compiled, compileQuestion, expectQuestion, type Question } from "./question.js";
import { type SliceOptions, Slices } from "./slices.js";
import { asMet, FirstOptions } from "./solution-order.js";
import { sortedTilings } from "./sorted-tilings.js";
import { tilingsAsync } from "./tilings.js";

/** It is quicker to walk through so many tilings than to count them. */
const maxWalked = 1000;
/** So many tilings are listed to tell the places of several. */
const maxListed = 20_000;

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
  expectObject(options, "options");
  expectNumber(index, "index");
  if (!Number.isSafeInteger(index) || index < 0)
    throw new RangeError(`index: expected a whole number from 0, not ${index}`);
  if (index < maxWalked) return walkTo(question, index, options);
  const descent = await Descent.of(question, options, ({ before }) => before / index);
  const part = await descent.partAt(index).finally(() => descent.release());
  return part && walkTo(descent.questionOf(part), index - part.before, options);
}

async function walkTo(question: Question, index: number, { signal }: WorkOptions): Promise<Tiling | undefined> {
  let left = index;
  for await (const tiling of tilingsAsync(question, { signal })) if (left-- === 0) return tiling;
  return undefined;
}

/**
 * Finds the place of a tiling in the order of solutions, counted from 0; undefined where it isn't a tiling of the
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
  expectObject(options, "options");
  expectQuestion(question);
  expectPlacements(tiling, "tiling");
  if (!answers(question, tiling)) return undefined;
  const descent = await Descent.of(question, options, ({ path }) => path.length / tiling.length);
  const part = await descent.partOf(tiling).finally(() => descent.release());
  return part.before + (await walkUpTo(descent.questionOf(part), tiling, options));
}

/**
 * Picks a tiling of a question at random, all equally likely, without listing them; undefined where there is
 * none. `random` gives numbers from 0 up to 1, as `Math.random` does.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const tiling = await randomTiling(question, () => 0.5);
 * tiling && (await rankOf(question, tiling)); // → 46
 * ```
 */
export async function randomTiling(
  question: Question,
  random: () => number = Math.random,
  options: WorkOptions = {},
): Promise<Tiling | undefined> {
  const rank = await randomRank(question, random, options);
  return rank === undefined ? undefined : tilingAt(question, rank, options);
}

/** The place of a tiling that is picked at random; undefined where there is none. */
export async function randomRank(
  question: Question,
  random: () => number,
  options: WorkOptions = {},
): Promise<number | undefined> {
  expectFunction(random, "random");
  const count = await countTilings(question, options);
  return count === 0 ? undefined : Math.min(count - 1, Math.floor(random() * count));
}

/** How many tilings come before this one. */
async function walkUpTo(question: Question, tiling: Tiling, { signal }: WorkOptions): Promise<number> {
  const key = keyOf(tiling);
  let passed = 0;
  for await (const other of tilingsAsync(question, { signal })) {
    if (keyOf(other) === key) break;
    passed++;
  }
  return passed;
}

/**
 * Makes a function that finds the places of many tilings, quicker than `rankOf`.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * const rank = await ranksOf(question);
 * await rank(firstTiling(question) ?? []); // → 0
 * ```
 */
export async function ranksOf(question: Question, options: WorkOptions = {}): Promise<TellRank> {
  expectObject(options, "options");
  const counter = new PartCounter(compileQuestion(question).problem, options);
  const count = await counter.count([], maxListed).finally(() => counter.release());
  if (count > maxListed) return (tiling, patience) => rankOf(question, tiling, patience);
  const list = await sortedTilings(question, options);
  const ranks = new Map(list.map((tiling, rank) => [keyOf(tiling), rank]));
  return async (tiling) => ranks.get(keyOf(tiling));
}

/** What `rankOf` says of a tiling. */
export type TellRank = (tiling: Tiling, options?: WorkOptions) => Promise<number | undefined>;

const placementKey = ({ piece, cells }: Placement): string => `${piece} ${cells}`;

const keyOf = (tiling: Tiling): string => asMet(tiling).map(placementKey).join("; ");

/** Whether it is a tiling at all, and has what lies already. */
function answers({ puzzle, uncovered, placed = [], flips = true }: Question, tiling: Tiling): boolean {
  const keys = new Set(tiling.map(placementKey));
  const isComplete = placed.every((placement) => keys.has(placementKey(placement)));
  return isComplete && verifyTiling(puzzle, uncovered, tiling, { flips }) === undefined;
}

/** The tilings that begin with some options, and how many come before all of them. */
interface CountedBranch {
  readonly path: readonly number[];
  readonly before: number;
}

/** Tells how many tilings begin with some options and one more; infinitely many as soon as there are more than `most`. */
interface BranchCounter {
  canDivide(path: readonly number[]): boolean;
  count(path: readonly number[], option: number, most?: number): number | Promise<number>;
  release(): void;
}

/** By the frontier graph, which knows it of all options at once; else by counting them one after the other. */
async function branchCounter({ problem }: Compiled, options: SliceOptions): Promise<BranchCounter> {
  const shares = copyCount(problem) > 1 ? await GraphShares.of(problem, new Slices(options)) : undefined;
  const counter = new PartCounter(problem, options);
  if (shares === undefined) {
    return {
      canDivide: (path) => counter.canDivide(path),
      count: (path, option, most) => counter.count([...path, option], most),
      release: () => counter.release(),
    };
  }
  counter.release();
  return {
    canDivide: (path) => path.length < copyCount(problem),
    count: (path, option) => shares.count(path, option),
    release: () => shares.release(),
  };
}

/** The way to a place: from part to part of a part, until few tilings are left. */
class Descent {
  private readonly firsts: FirstOptions;
  private at: CountedBranch = { path: [], before: 0 };

  private constructor(
    private readonly question: Question,
    private readonly compiled: Compiled,
    private readonly counter: BranchCounter,
    private readonly report: (at: CountedBranch) => void,
  ) {
    const { problem } = compiled;
    this.firsts = new FirstOptions(problem, { closed: [], left: problem.stocks });
  }

  static async of(
    question: Question,
    { signal, onProgress }: WorkOptions,
    done: (at: CountedBranch) => number,
  ): Promise<Descent> {
    const compiled = compileQuestion(question);
    let latest: CountedBranch = { path: [], before: 0 };
    const onSlice = (): void => onProgress?.({ done: Math.min(1, done(latest)), found: latest.before });
    const counter = await branchCounter(compiled, { signal, onSlice });
    return new Descent(question, compiled, counter, (at) => {
      latest = at;
    });
  }

  private moveTo(at: CountedBranch): void {
    this.at = at;
    this.report(at);
  }

  /** A small part with the place in it; undefined where there are not so many tilings. */
  async partAt(index: number): Promise<CountedBranch | undefined> {
    let count = Number.POSITIVE_INFINITY;
    while (count > maxWalked && this.counter.canDivide(this.at.path)) {
      count = await this.goDown(index);
      if (count === 0) return undefined;
    }
    return this.at;
  }

  /** Goes on to the part of this part that has the place in it, and tells how many tilings it has: 0 if there is none. */
  private async goDown(index: number): Promise<number> {
    const { path } = this.at;
    for (const option of this.firsts.after(path)) {
      const { before } = this.at;
      const count = await this.counter.count(path, option, index - before);
      const isHere = before + count > index;
      this.moveTo(isHere ? { path: [...path, option], before } : { path, before: before + count });
      if (isHere) return count;
    }
    return 0;
  }

  /** A small part with this tiling in it. */
  async partOf(tiling: Tiling): Promise<CountedBranch> {
    for (const own of this.optionsOf(tiling)) {
      const { path } = this.at;
      if (!this.counter.canDivide(path)) break;
      for (const option of this.firsts.after(path)) {
        if (option >= own) break;
        const count = await this.counter.count(path, option);
        this.moveTo({ path, before: this.at.before + count });
      }
      this.moveTo({ ...this.at, path: [...path, own] });
    }
    return this.at;
  }

  /** Its placements that do not lie already, in the order in which they are met. */
  private optionsOf(tiling: Tiling): number[] {
    const numbers = new Map(this.compiled.placements.map((placement, option) => [placementKey(placement), option]));
    return asMet(tiling).flatMap((placement) => numbers.get(placementKey(placement)) ?? []);
  }

  /** The question with the pieces of a part in place. */
  questionOf({ path }: CountedBranch): Question {
    const placed = path.map((option) => this.compiled.placements[option]!);
    return { ...this.question, placed: [...(this.question.placed ?? []), ...placed] };
  }

  release(): void {
    this.counter.release();
  }
}
