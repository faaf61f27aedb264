/**
 * From a job to its result: by a pool where there is one, else here.
 *
 * The searches that run without a pool are in another file, so that a page with a pool needn't load them.
 */

import { expectObject } from "../text/arguments.js";
import type { Job, JobResult, WorkOptions } from "./job.js";

export async function doJob(job: Job, options: WorkOptions = {}): Promise<JobResult> {
  expectObject(options, "options");
  if (options.pool !== undefined) return options.pool.run(job, options);
  const { doHere } = await import("./do-here.js");
  return doHere(job, options);
}
