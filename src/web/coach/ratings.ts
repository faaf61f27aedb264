/** From targets of a puzzle to how hard they are: worked out by a worker, and kept in the browser. */

import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { targetIndex } from "../../core/puzzle/target.js";
import type { RatedTarget } from "../app-thread.js";
import type { AppContext } from "../context.js";
import { fingerprint, readCounts } from "../views/year/counter.js";

/** By index of a target: its rating from 1 to 5; 0 for one without. */
export type Ratings = ReadonlyMap<number, number>;

const shelf = "counts";
/** Another way to rate, another key. */
const keyOf = (puzzle: Puzzle): string => `ratings-1/${puzzle.id}/${fingerprint(puzzle)}`;

/** For as long as the page lives. */
const remembered = new Map<string, Map<number, number>>();

async function recalled({ store }: AppContext, key: string): Promise<Map<number, number>> {
  const known = remembered.get(key) ?? new Map(await store.read(shelf, key, readCounts).catch(() => undefined));
  remembered.set(key, known);
  return known;
}

/** `tell` hears what is known so far, again and again. */
export async function rateTargets(
  context: AppContext,
  targets: readonly Target[],
  signal: AbortSignal,
  tell: (ratings: Ratings) => void,
): Promise<void> {
  const { puzzle, store } = context;
  const key = keyOf(puzzle);
  const known = await recalled(context, key);
  if (signal.aborted) return;
  tell(new Map(known));
  const missing = targets.filter((target) => !known.has(targetIndex(puzzle, target)));
  if (missing.length === 0) return;
  const onProgress = ({ target, rating }: RatedTarget): void => {
    known.set(targetIndex(puzzle, target), rating);
    tell(new Map(known));
  };
  const { appWorkers } = await import("../app-workers.js");
  await appWorkers.request("rateTargets", { puzzle, targets: missing }, { signal, onProgress });
  // If storage fails, they are worked out again.
  await store.write(shelf, key, [...known]).catch(() => undefined);
}
