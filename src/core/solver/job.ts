/** Long work as plain data: what to search and what to keep of it, to be done here or shared out among a pool. */

import type { CoverProblem } from "./cover.js";
import type { Rows, Yield } from "./runner.js";
import type { StopSignal } from "./stop.js";

export interface Job {
  readonly problem: CoverProblem;
  readonly yields: Yield;
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

/** How long work is done: who may stop it, who is told how far it is, and which threads do it. */
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
}
