/**
 * One sieve for a whole family, with its tasks shared among threads: from a plan to the sets that work, or those that are
 * left to the solver. A go for a tenth of the sets takes half as long as one for all, so sharing the targets takes a fraction
 * of what sharing the sets would take.
 */

import { wholeFamily } from "../core/census/family.js";
import type { PlannedCensus } from "../core/census/plan.js";
import { Sieve } from "../core/census/sieve.js";
import type { SieveTask } from "../core/census/sieve-task.js";
import type { CensusPool } from "./census-pool.js";
import type { SieveNotes } from "./sieve-notes.js";

export interface SharedSieve {
  readonly planned: PlannedCensus;
  readonly pool: CensusPool;
  readonly threads: number;
  readonly notes: SieveNotes;
  /** How much is done, and how many sets may still work. */
  onProgress(done: number, left: number): void;
}

/** The numbers of the sets that are left, and whether all of them work. */
export interface Sieved {
  readonly left: Uint32Array;
  readonly isDecided: boolean;
}

export async function shareSieve(work: SharedSieve): Promise<Sieved> {
  const { plan } = work.planned;
  const sieve = new Sieve(plan.survey, wholeFamily(plan.survey.family), work.notes.state);
  const underWay = new Set<Promise<void>>();
  for (;;) {
    const task = underWay.size < work.threads ? sieve.next() : "wait";
    if (sieve.isForSolver || task === undefined) break;
    if (task !== "wait") {
      const done: Promise<void> = sift(work, sieve, task).finally(() => underWay.delete(done));
      // Whoever waits for the others will hear of it.
      done.catch(() => {});
      underWay.add(done);
    } else await Promise.race(underWay);
  }
  await Promise.all(underWay);
  return { left: sieve.state.live, isDecided: !sieve.isForSolver };
}

async function sift({ planned, pool, notes, onProgress }: SharedSieve, sieve: Sieve, task: SieveTask): Promise<void> {
  const found = await pool.sift(wholeFamily(planned.plan.survey.family), task);
  sieve.take(task, found);
  if (!("target" in task)) return;
  onProgress(sieve.done, sieve.left);
  await notes.write(sieve.state);
}
