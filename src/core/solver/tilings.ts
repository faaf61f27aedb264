/** From a question to its tilings in the order of solutions, one after the other, as they are asked for. */

import { expectNumber, expectObject } from "../text/arguments.js";
import type { Tiling } from "../tiling/placement.js";
import { type Begun, begin, beginShuffled } from "./begin.js";
import type { Progress } from "./job.js";
import type { Question } from "./question.js";
import { nodesAtAStretch, Slices } from "./slices.js";
import { type StopSignal, throwIfStopped } from "./stop.js";

/** How to walk through the tilings of a question. */
export interface SolveOptions {
  /** Another seed brings the same tilings in another order. */
  readonly seed?: number | undefined;
  readonly signal?: StopSignal | undefined;
}

/** The same for a walk that lets others have their turn. */
export interface AsyncSolveOptions extends SolveOptions {
  /** Called now and then with how far the search is. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const beginFor = (question: Question, seed: number | undefined): Begun =>
  seed === undefined ? begin(question, "solutions") : beginShuffled(question, seed);

/**
 * Finds every tiling of a question in the order of solutions, one when you ask for it. It looks at a signal only
 * between two tilings. If that may take long, use `tilingsAsync`.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * [...tilings(question)].length; // → 92
 * ```
 */
export function* tilings(question: Question, options: SolveOptions = {}): Generator<Tiling, void, undefined> {
  expectObject(options, "options");
  const { seed, signal } = options;
  const { search, tiling } = beginFor(question, seed);
  try {
    for (;;) {
      throwIfStopped(signal);
      const state = search.run(nodesAtAStretch);
      if (state === "finished") return;
      if (state === "solution") yield tiling();
    }
  } finally {
    search.release?.();
  }
}

/**
 * Finds every tiling of a question, letting other work have a turn now and then, so it can be stopped at any time.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * let found = 0;
 * for await (const _ of tilingsAsync(question, { signal: AbortSignal.timeout(60_000) })) found++;
 * found; // → 92
 * ```
 */
export async function* tilingsAsync(
  question: Question,
  options: AsyncSolveOptions = {},
): AsyncGenerator<Tiling, void, undefined> {
  expectObject(options, "options");
  const { seed, signal, onProgress } = options;
  const { search, tiling } = beginFor(question, seed);
  let found = 0;
  const slices = new Slices({ signal, onSlice: () => onProgress?.({ done: search.progress(), found }) });
  try {
    for (;;) {
      await slices.rest();
      const state = search.run(nodesAtAStretch);
      if (state === "finished") return;
      if (state === "solution") {
        found++;
        yield tiling();
      }
    }
  } finally {
    search.release?.();
  }
}

/**
 * Finds the first tilings of a question, as many as there are up to `limit`.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * firstTilings(question, 3).length; // → 3
 * ```
 */
export function firstTilings(question: Question, limit: number, options: SolveOptions = {}): Tiling[] {
  expectNumber(limit, "limit");
  const found: Tiling[] = [];
  if (limit <= 0) return found;
  for (const tiling of tilings(question, options)) {
    found.push(tiling);
    if (found.length >= limit) break;
  }
  return found;
}

/**
 * Finds the first tiling of a question, the one with the number 1; undefined where there is none.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * firstTiling(question)?.length; // → 8
 * ```
 */
export function firstTiling(question: Question, options: SolveOptions = {}): Tiling | undefined {
  expectObject(options, "options");
  const { seed, signal } = options;
  const { search, tiling } = beginFor(question, seed);
  try {
    for (;;) {
      throwIfStopped(signal);
      const state = search.run(nodesAtAStretch);
      if (state !== "paused") return state === "solution" ? tiling() : undefined;
    }
  } finally {
    search.release?.();
  }
}
