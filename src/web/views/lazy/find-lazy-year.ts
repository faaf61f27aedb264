/** Finds a lazy year in a worker: from the targets of its days to a solution for each. */

import { type LazyYear, lazyYear } from "../../../core/coach/lazy-year.js";
import type { Puzzle, Target } from "../../../core/puzzle/puzzle.js";
import type { Call } from "../../../rpc/request-messages.js";

export interface LazyAsked {
  readonly puzzle: Puzzle;
  readonly targets: readonly Target[];
}

/** More of them fill the memory of a phone. */
const maxSolutions = 8_000_000;
/** From this share of the search on, the rest can be estimated from what was found. */
const leastSearched = 0.01;

/** Whether there will be too many: the first half of the work finds them all. */
const isTooMany = (done: number, found: number): boolean =>
  found > maxSolutions || (done < 0.5 && done >= leastSearched && found / (2 * done) > maxSolutions);

/** Between two messages about it, as a part of the whole. */
const leastProgress = 0.005;

/** Undefined where there are more solutions than can be compared. */
export async function findLazyYear({ puzzle, targets }: LazyAsked, call: Call<number>): Promise<LazyYear | undefined> {
  const stop = new AbortController();
  let told = 0;
  const onProgress = ({ done, found }: { done: number; found: number }): void => {
    if (isTooMany(done, found)) stop.abort();
    if (done < told + leastProgress) return;
    told = done;
    call.onProgress(done);
  };
  return lazyYear({ puzzle }, targets, { onProgress, signal: stop.signal }).catch((fault) => {
    if (!stop.signal.aborted) throw fault;
    return undefined;
  });
}
