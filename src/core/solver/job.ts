/** Long work as plain data: what to search and what to keep of it, to be done here or shared out among a pool. */

import type { Placement } from "../tiling/placement.js";
import type { CoverProblem } from "./cover.js";
import type { Setup } from "./question.js";
import type { Rows, TargetYield, Yield } from "./runner.js";
import type { StopSignal } from "./stop.js";

export interface Job {
  readonly problem: CoverProblem;
  readonly yields: Yield;
}

/** How often somebody would play each target before they solve it; the coach's own work, done by the same threads. */
export interface PlaysJob {
  readonly setup: Setup;
  readonly placements: readonly Placement[];
  /** The solutions of each target, as numbers of placements. */
  readonly rows: ReadonlyMap<number, Uint32Array>;
  readonly seed: number | undefined;
  readonly yields: Pick<TargetYield, "kind" | "targets">;
}

/** What has been done of a job so far. */
export interface Standing {
  /** How many beginnings, the one at work in part. */
  readonly done: number;
  readonly found: number;
}

/** Work on a job, stretch by stretch: all of it, or the part of it that falls to one thread. */
export interface LongWork {
  /** How many beginnings there are. */
  readonly size: number;
  /** To be awaited between two stretches, where it is there. */
  readonly loading: Promise<void> | undefined;
  /** Whether it's clear by now that it takes more than a moment. */
  readonly takesLong?: boolean | undefined;
  readonly standing: Standing;
  /** Takes up these beginnings, `to` not included. */
  begin(from: number, to: number): void;
  /** Works for a stretch, and tells whether what was begun is done. */
  step(): boolean;
  /** The rows since they were last taken, in order. */
  takeRows(): Rows[];
  counts(): Float64Array;
  release(): void;
}

export interface JobResult {
  readonly found: number;
  /** By target, where the job counts targets. */
  readonly counts: Float64Array;
  /** All solutions in order, where the job keeps them. */
  readonly rows: readonly Rows[];
}

/** How far a long search is. */
export interface Progress {
  /** From 0 to 1. */
  readonly done: number;
  readonly found: number;
}

/** How long work is done: what stops it, who hears of its progress, and which threads do it. */
export interface WorkOptions {
  readonly signal?: StopSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** The threads that do the work. Leave it out to work here, in slices. */
  readonly pool?: Pool | undefined;
}

/**
 * Several threads that share out the work. The results are the same, in the same order. `startPool` of
 * daytile/threads makes one.
 */
export interface Pool {
  /** @internal The solver's business. */
  run(job: Job, options: WorkOptions): Promise<JobResult>;
  /** @internal The coach's business; where it's missing, the work is done without threads. */
  rate?(job: PlaysJob, options: WorkOptions): Promise<JobResult>;
}
