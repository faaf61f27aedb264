/**
 * Censuses in a Redis: what they are, their units as jobs of BullMQ, and what has been found so far.
 *
 * Each census has its own queue, named by version, puzzle and what is asked. A unit is a job with a fixed id, and what
 * it finds is the job's return value: so it is there or not, never twice and never half.
 */

import type { Job, Queue } from "bullmq";
import type { Redis } from "ioredis";
import type { Part } from "../core/census/family.js";
import type { WrittenUnit } from "../core/census/unit.js";
import { unpackUnit } from "./packed-unit.js";
import type { QueueAddress } from "./queue-address.js";
import type { QueuePackages } from "./queue-packages.js";
import { type QueuedCensus, readQueuedCensus, unitId, writeQueuedCensus } from "./queued-census.js";

/** All keys begin so. */
export const keyPrefix = "daytile";
/** A hash of all censuses, by name. */
export const listKey = `${keyPrefix}:censuses`;
/** So many at once: few enough that nobody else has to wait for long. */
const putAtOnce = 500;
/** A thread may fail for reasons of its machine; another one tries again. */
const attempts = 3;

/** What a job is told. */
export interface UnitData extends Part {
  readonly unit: number;
}

export interface QueueCounts {
  readonly done: number;
  readonly active: number;
  readonly waiting: number;
  readonly failed: number;
}

/** Is there, is not there yet, has failed, or is something that Daytile never wrote. */
export type UnitState = WrittenUnit | "missing" | "open" | "foreign" | { readonly failed: string };

/** Why Redis may lose what was found. */
export interface Keeping {
  readonly isOnDisk: boolean;
  /** What it forgets first when its memory is full; undefined where it forgets nothing. */
  readonly forgets: string | undefined;
}

/** Something else is kept where the list should be. */
export const isWrongType = (error: unknown): boolean => error instanceof Error && error.message.startsWith("WRONGTYPE");

export class CensusQueue {
  private readonly queues = new Map<string, Queue>();

  constructor(
    readonly packages: QueuePackages,
    readonly redis: Redis,
    readonly address: QueueAddress,
  ) {}

  /** All that are there, and how many entries of the list are none. */
  async censuses(): Promise<{ censuses: QueuedCensus[]; foreign: number }> {
    const entries = Object.entries(await this.redis.hgetall(listKey));
    const read = entries.map(([name, text]) => {
      const census = readQueuedCensus(text);
      return census?.name === name ? census : undefined;
    });
    const censuses = read.filter((census) => census !== undefined);
    return { censuses, foreign: entries.length - censuses.length };
  }

  /** Puts a census and its units there; those that are there already stay as they are. */
  async put(census: QueuedCensus, parts: readonly Part[]): Promise<void> {
    await this.putAgain(census, parts);
    const { failed } = await this.counts(census);
    if (failed > 0) await this.queueOf(census).retryJobs({ state: "failed" });
  }

  /** The same, but what has failed stays so: for a census that is at work, whose Redis may have lost something. */
  async putAgain(census: QueuedCensus, parts: readonly Part[]): Promise<void> {
    await this.redis.hset(listKey, census.name, writeQueuedCensus(census));
    await this.putUnits(census, parts);
  }

  /** The last ones first: they have the largest pools and take longest. Short ones at the end keep nobody waiting. */
  private async putUnits({ name }: QueuedCensus, parts: readonly Part[]): Promise<void> {
    const queue = this.queueOf({ name });
    const jobs = parts.map(({ from, to }, unit) => ({
      name: "unit",
      data: { unit, from, to } satisfies UnitData,
      opts: { jobId: unitId(name, unit), attempts, removeOnComplete: false, removeOnFail: false },
    }));
    jobs.reverse();
    for (let from = 0; from < jobs.length; from += putAtOnce) await queue.addBulk(jobs.slice(from, from + putAtOnce));
  }

  async counts(census: Pick<QueuedCensus, "name">): Promise<QueueCounts> {
    const counts = await this.queueOf(census).getJobCounts();
    const {
      completed: done = 0,
      active = 0,
      waiting = 0,
      delayed = 0,
      prioritized = 0,
      paused = 0,
      failed = 0,
    } = counts;
    return { done, active, waiting: waiting + delayed + prioritized + paused, failed };
  }

  workers(census: QueuedCensus): Promise<number> {
    return this.queueOf(census).getWorkersCount();
  }

  async unit({ name }: QueuedCensus, unit: number): Promise<UnitState> {
    const job = (await this.queueOf({ name }).getJob(unitId(name, unit))) as Job | undefined;
    if (job === undefined) return "missing";
    if (await job.isFailed()) return { failed: job.failedReason };
    if (job.finishedOn === undefined) return "open";
    return (await unpackUnit(job.returnvalue)) ?? "foreign";
  }

  /** Why the first of its units failed, if one did, and how many jobs failed that are none. */
  async failures({ name, units }: QueuedCensus): Promise<{ own: string | undefined; foreign: number }> {
    const ids = new Set(Array.from({ length: units }, (_, unit) => unitId(name, unit)));
    const failed = await this.queueOf({ name }).getFailed();
    const own = failed.filter(({ id }) => ids.has(id ?? ""));
    return { own: own[0]?.failedReason, foreign: failed.length - own.length };
  }

  /** Removes a census and everything that was found. */
  async drop(census: QueuedCensus): Promise<void> {
    await this.queueOf(census).obliterate({ force: true });
    await this.redis.hdel(listKey, census.name);
  }

  /** What its settings say; undefined where it doesn't tell. */
  async keeping(): Promise<Keeping> {
    const info = await this.redis.info();
    const setting = (key: string): string | undefined => new RegExp(`^${key}:(.*?)\\r?$`, "m").exec(info)?.[1];
    const policy = setting("maxmemory_policy");
    return {
      isOnDisk: setting("aof_enabled") !== "0",
      forgets: policy === undefined || policy === "noeviction" ? undefined : policy,
    };
  }

  private queueOf({ name }: Pick<QueuedCensus, "name">): Queue {
    const known = this.queues.get(name);
    if (known !== undefined) return known;
    const { Queue: BullQueue } = this.packages.bullmq;
    const queue = new BullQueue(name, { connection: this.redis, prefix: keyPrefix, skipVersionCheck: true });
    // The connection says so, too.
    queue.on("error", () => {});
    this.queues.set(name, queue);
    return queue;
  }

  async close(): Promise<void> {
    await Promise.all([...this.queues.values()].map((queue) => queue.close()));
    this.redis.disconnect();
  }
}
