/** From a job to its result, in this very thread: in slices, so that others have their turn and stopping is possible. */

import type { Job, JobResult, WorkOptions } from "./job.js";
import { newRunner } from "./new-runner.js";
import type { Rows, Runner } from "./runner.js";
import { pause, throwIfStopped } from "./stop.js";

/** Rows kept before they are taken away: as rows of options, and as targets. */
const capacity = { rows: 1 << 15, targets: 1 << 22, count: 1 } as const;

export function runnerFor({ problem, yields }: Job): Runner {
  return newRunner(problem, { yields, capacity: capacity[yields.kind], long: true });
}

/** Long enough that short jobs are done in one go, short enough that nobody notices. */
const sliceMilliseconds = 40;
const sliceNodes = 20_000;

export async function doHere(job: Job, { signal, onProgress }: WorkOptions): Promise<JobResult> {
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
