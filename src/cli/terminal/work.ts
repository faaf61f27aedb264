/** From work that may take long to its result: at once if it can be, else with all that a person expects meanwhile. */

import type { WorkOptions } from "../../core/solver/job.js";
import type { Context } from "../command.js";
import type { Io } from "./io.js";

type Work<Result> = (options: WorkOptions) => Promise<Result>;

const tooLong = new Error("This takes longer than a moment.");

/** The result, if it comes within the time. */
export async function quickly<Result>(
  { signal: interrupted }: Pick<Io, "signal">,
  work: Work<Result>,
  milliseconds: number,
): Promise<Result | undefined> {
  const end = performance.now() + milliseconds;
  const signal = {
    get aborted() {
      return interrupted.aborted || performance.now() > end;
    },
    reason: tooLong,
  };
  return work({ signal }).catch((error) => {
    if (error !== tooLong || interrupted.aborted) throw error;
    return undefined;
  });
}

export const momentMilliseconds = 100;

/** Does the work at once if it takes but a moment; threads and progress bar are loaded only for what takes longer. */
export async function doWork<Result>(context: Context, work: Work<Result>): Promise<Result> {
  const result = await quickly(context.io, work, momentMilliseconds);
  return result ?? (await import("./progress.js")).doLongWork(context, work);
}
