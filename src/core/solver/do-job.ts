/** From a job to its result: by a pool where there is one, else here. */

import type { Job, JobResult, WorkOptions } from "./job.js";

/** Whoever has a pool does without the searches: they are loaded only where the work is done. */
export async function doJob(job: Job, options: WorkOptions = {}): Promise<JobResult> {
  if (options.pool !== undefined) return options.pool.run(job, options);
  const { doHere } = await import("./do-here.js");
  return doHere(job, options);
}
