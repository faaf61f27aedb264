/** Where the worker begins that finds a lazy year: from the targets of its days to a solution for each. */

import { lazyYear } from "../../../core/coach/lazy-year.js";
import type { LazyAsked, LazyTold } from "./lazy-messages.js";

interface LazyPort {
  postMessage(message: LazyTold): void;
  onmessage: ((event: { readonly data: LazyAsked }) => void) | null;
}

const port = globalThis as unknown as LazyPort;

/** More of them fill the memory of a phone. */
const maxSolutions = 8_000_000;
/** From this share of the search on, the rest can be estimated from what was found. */
const leastSearched = 0.01;

/** Whether there will be too many: the first half of the work finds them all. */
const isTooMany = (done: number, found: number): boolean =>
  found > maxSolutions || (done < 0.5 && done >= leastSearched && found / (2 * done) > maxSolutions);

/** Between two messages about it, as a part of the whole. */
const leastProgress = 0.005;

async function find({ puzzle, targets }: LazyAsked): Promise<void> {
  const stop = new AbortController();
  let told = 0;
  const onProgress = ({ done, found }: { done: number; found: number }): void => {
    if (isTooMany(done, found)) stop.abort();
    if (done < told + leastProgress) return;
    told = done;
    port.postMessage({ kind: "progress", done });
  };
  try {
    const year = await lazyYear({ puzzle }, targets, { onProgress, signal: stop.signal });
    port.postMessage({ kind: "found", year });
  } catch (fault) {
    if (!stop.signal.aborted) throw fault;
    port.postMessage({ kind: "too-many" });
  }
}

port.onmessage = ({ data }) => {
  void find(data).catch((fault) => {
    // The page hears of it as an error of the worker.
    setTimeout(() => {
      throw fault;
    });
  });
};
