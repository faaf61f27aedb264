/**
 * From a census in Redis to its units done, as far as this machine gets: BullMQ hands out units, and threads do them.
 *
 * A unit is locked while somebody works on it, and the lock has to be renewed in time: so nothing else is done on this
 * thread. Where a worker dies, its lock runs out, and somebody else does the unit. That may happen as often as it likes.
 */

import { setTimeout as pause } from "node:timers/promises";
import type { Job } from "bullmq";
import type { PlannedCensus } from "../core/census/plan.js";
import { isOutOfRoom } from "../core/census/unit.js";
import { CensusPool } from "./census-pool.js";
import { type CensusQueue, keyPrefix, type QueueCounts, type UnitData } from "./census-queue.js";
import { type PackedUnit, packUnit } from "./packed-unit.js";
import { type QueuedCensus, unitId } from "./queued-census.js";

/** Milliseconds after which a dead worker's units are free again, and how often somebody looks for them. */
const [lockDuration, stalledInterval] = [4000, 2000];
const maxStalledCount = 1_000_000;
/** How often to look whether everything is done, in milliseconds: more often once nothing waits any more. */
const lookEvery = { waiting: 250, ending: 100 } as const;
/** How long to wait for a Redis that is away when somebody wants to stop. */
const farewell = 2000;

export interface QueueWork {
  readonly queue: CensusQueue;
  readonly census: QueuedCensus;
  readonly planned: PlannedCensus;
  readonly threads: number;
  readonly signal: AbortSignal;
  onProgress(counts: QueueCounts): void;
}

const isUnit = ({ name }: QueuedCensus, job: Job<UnitData>, { parts }: PlannedCensus): boolean => {
  const part = parts[job.data?.unit];
  return (
    part !== undefined &&
    job.id === unitId(name, job.data.unit) &&
    part.from === job.data.from &&
    part.to === job.data.to
  );
};

/** What BullMQ calls for each unit. */
function processorFor({ queue, census, planned, signal }: QueueWork, pool: CensusPool) {
  const { UnrecoverableError, WaitingError } = queue.packages.bullmq;
  return async (job: Job<UnitData>, token?: string): Promise<PackedUnit> => {
    if (!isUnit(census, job, planned)) throw new UnrecoverableError("this isn't a unit of the census");
    try {
      return await packUnit(await pool.run(job.data.unit));
    } catch (error) {
      if (signal.aborted) {
        // Others needn't wait until the lock runs out.
        await job.moveToWait(token);
        throw new WaitingError();
      }
      if (isOutOfRoom(error)) throw new UnrecoverableError((error as Error).message);
      throw error;
    }
  };
}

function startWorker(work: QueueWork, pool: CensusPool) {
  const { queue, census, threads } = work;
  const worker = new queue.packages.bullmq.Worker<UnitData, PackedUnit>(census.name, processorFor(work, pool), {
    connection: queue.redis.duplicate(),
    prefix: keyPrefix,
    concurrency: threads,
    ...{ lockDuration, stalledInterval, maxStalledCount },
    drainDelay: 1,
    skipVersionCheck: true,
  });
  // A connection that is lost is told elsewhere, and a unit that somebody else has meanwhile done is no loss.
  worker.on("error", () => {});
  return worker;
}

/** Until nothing is waiting or being done anywhere, or somebody says stop. */
async function untilDone({ queue, census, planned, signal, onProgress }: QueueWork): Promise<QueueCounts | undefined> {
  while (!signal.aborted) {
    const counts = await queue.counts(census);
    onProgress(counts);
    if (counts.waiting + counts.active === 0) {
      if (counts.done + counts.failed >= planned.parts.length) return counts;
      // Some were never put there, or are lost, and with them maybe the census itself.
      await queue.putAgain(census, planned.parts);
    }
    await pause(counts.waiting > 0 ? lookEvery.waiting : lookEvery.ending, undefined, { signal }).catch(() => {});
  }
  return undefined;
}

/** Returns how it stands in the end; undefined where somebody said stop. */
export async function workQueue(work: QueueWork): Promise<QueueCounts | undefined> {
  const { queue, census, planned, threads, signal } = work;
  await queue.putAgain(census, planned.parts);
  const pool = new CensusPool(planned, threads);
  const worker = startWorker(work, pool);
  const stopped = new Promise<undefined>((resolve) => {
    signal.addEventListener("abort", () => resolve(undefined), { once: true });
  });
  try {
    // Where Redis is away, its answer may never come.
    return await Promise.race([untilDone(work), stopped]);
  } finally {
    // First of all, it takes no more units.
    const closed = worker.close();
    await pool.close();
    await Promise.race([closed, pause(farewell, undefined, { ref: false })]);
  }
}
