/** From a job to its result, in this very thread and in slices. Loaded by do-job.ts, and only where there is no pool. */

import type { Job, JobResult, LongWork, WorkOptions } from "./job.js";
import { JobWork } from "./job-work.js";
import { Slices } from "./slices.js";
import { type PatientSignal, throwIfStopped } from "./stop.js";

export async function doHere(job: Job, options: WorkOptions): Promise<JobResult> {
  return workHere(await JobWork.of(job, false), options);
}

export async function workHere(work: LongWork, options: WorkOptions): Promise<JobResult> {
  const { onProgress } = options;
  const signal: PatientSignal | undefined = options.signal;
  const onSlice = (): void => {
    const { done, found } = work.standing;
    onProgress?.({ done: done / work.size, found });
  };
  const slices = new Slices({ signal, onSlice });
  try {
    work.begin(0, work.size);
    while (!work.step()) {
      if (work.takesLong) {
        signal?.tooLong?.();
        // Where threads take over, nothing here has to wait for a graph.
        throwIfStopped(signal);
      }
      if (work.loading !== undefined) await work.loading;
      await slices.rest();
    }
    throwIfStopped(signal);
    const { found } = work.standing;
    onProgress?.({ done: 1, found });
    return { found, counts: work.counts(), rows: work.takeRows() };
  } finally {
    work.release();
  }
}
