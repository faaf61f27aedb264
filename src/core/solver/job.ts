/** Long work as plain data: what to search and what to keep of it, to be done here or shared out among a crew. */

import type { CoverProblem } from "./cover.js";
import { newRunner } from "./new-runner.js";
import type { Rows, Runner, Yield } from "./runner.js";
import { pause, type StopSignal, throwIfStopped } from "./stop.js";

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

export interface Progress {
  /** From 0 to 1. */
  readonly done: number;
  readonly found: number;
}

export interface WorkOptions {
  readonly signal?: StopSignal | undefined;
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Who does the work: without one it is done here, in slices. */
  readonly crew?: Crew | undefined;
}

/** Several threads that share out jobs. The results are the same, in the same order. */
export interface Crew {
  run(job: Job, options: WorkOptions): Promise<JobResult>;
}

/** Rows kept before they are taken away: as rows of options, and as targets. */
const capacity = { rows: 1 << 15, targets: 1 << 22, count: 1 } as const;

export function runnerFor({ problem, yields }: Job): Runner {
  return newRunner(problem, { yields, capacity: capacity[yields.kind], long: true });
}

/** Long enough that short jobs are done in one go, short enough that nobody notices. */
const sliceMilliseconds = 40;
const sliceNodes = 20_000;

export function doJob(job: Job, options: WorkOptions = {}): Promise<JobResult> {
  return options.crew === undefined ? doHere(job, options) : options.crew.run(job, options);
}

async function doHere(job: Job, { signal, onProgress }: WorkOptions): Promise<JobResult> {
  const runner = runnerFor(job);
  const rows: Rows[] = [];
  const beginnings = runner.beginnings(false);
  try {
    let sliceEnd = Date.now() + sliceMilliseconds;
    for (const [i, path] of beginnings.entries()) {
      runner.begin(path);
      while (!runner.finished) {
        throwIfStopped(signal);
        workOn(runner, job, rows);
        if (Date.now() < sliceEnd) continue;
        onProgress?.({ done: (i + runner.progress) / beginnings.length, found: runner.found });
        await pause();
        sliceEnd = Date.now() + sliceMilliseconds;
      }
    }
    throwIfStopped(signal);
    onProgress?.({ done: 1, found: runner.found });
    return { found: runner.found, counts: runner.counts(), rows };
  } finally {
    runner.release();
  }
}

/** A short stretch of work; rows are put where they belong. */
function workOn(runner: Runner, { yields }: Job, rows: Rows[]): void {
  runner.run(sliceNodes);
  if (runner.rowCount < runner.capacity && !runner.finished) return;
  if (yields.kind === "rows" && runner.rowCount > 0) rows.push(runner.takeRows());
  else if (runner.rowCount >= runner.capacity) runner.dropRows();
}
