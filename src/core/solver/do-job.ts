/** From a job to its result: by a crew where there is one, else here. */

import type { Job, JobResult, WorkOptions } from "./job.js";

/** Whoever has a crew does without the searches: they are loaded only where the work is done. */
export async function doJob(job: Job, options: WorkOptions = {}): Promise<JobResult> {
  if (options.crew !== undefined) return options.crew.run(job, options);
  const { doHere } = await import("./do-here.js");
  return doHere(job, options);
}
