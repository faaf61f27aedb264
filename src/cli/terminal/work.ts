/** From work that may take long to its result: at once if it can be, else with all that a person expects meanwhile. */

import type { WorkOptions } from "../../core/solver/job.js";
import { quickly } from "../../core/solver/quickly.js";
import type { Context } from "../command.js";

type Work<Result> = (options: WorkOptions) => Promise<Result>;

export const momentMilliseconds = 100;

/** Does the work at once if it takes but a moment; threads and progress bar are loaded only for what takes longer. */
export async function workWithProgress<Result>(context: Context, work: Work<Result>): Promise<Result> {
  const result = await quickly(work, { milliseconds: momentMilliseconds, signal: context.io.signal });
  return result ?? (await import("./progress.js")).doLongWork(context, work);
}
