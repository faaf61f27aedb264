/** From a job to work on it: a search of the solver's, or the coach's playing, which is loaded when it is asked for. */

import type { LongWork } from "../core/solver/job.js";
import { JobWork } from "../core/solver/job-work.js";
import type { AnyJob } from "./protocol.js";

export async function workOn(job: AnyJob, isShared: boolean): Promise<LongWork> {
  if ("problem" in job) return JobWork.of(job, isShared);
  const { PlaysWork } = await import("../core/coach/plays-work.js");
  return new PlaysWork(job);
}
