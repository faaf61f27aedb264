/** From a question to its tilings in the order of solutions, one after the other, as they are asked for. */

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
  /** Told now and then how far the search is. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const beginFor = (question: Question, seed: number | undefined): Begun =>
  seed === undefined ? begin(question, "solutions") : beginShuffled(question, seed);

/**
 * Every tiling, found when it is asked for. Throws the signal's reason once that has been given, which can only be noticed
 * between two tilings, since nothing else happens meanwhile: where one may take long, use `tilingsAsync`.
 */
export function* tilings(question: Question, { seed, signal }: SolveOptions = {}): Generator<Tiling, void, undefined> {
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

/** The same, letting others have their turn now and then, so that it can be stopped at any time. */
export async function* tilingsAsync(
  question: Question,
  { seed, signal, onProgress }: AsyncSolveOptions = {},
): AsyncGenerator<Tiling, void, undefined> {
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

/** The first tilings, as many as there are up to `most`. */
export function firstTilings(question: Question, most: number, options: SolveOptions = {}): Tiling[] {
  const found: Tiling[] = [];
  if (most <= 0) return found;
  for (const tiling of tilings(question, options)) {
    found.push(tiling);
    if (found.length >= most) break;
  }
  return found;
}

/** The tiling with number 1, if there is any. */
export function firstTiling(question: Question, options: SolveOptions = {}): Tiling | undefined {
  return firstTilings(question, 1, options)[0];
}
