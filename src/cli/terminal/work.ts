/** From work that may take long to its result: at once if it can be, else with all that a person expects meanwhile. */

import type { WorkOptions } from "../../core/solver/job.js";
import { type Moment, quickly } from "../../core/solver/quickly.js";
import type { StopSignal } from "../../core/solver/stop.js";
import type { Context } from "../command.js";

type Work<Result> = (options: WorkOptions) => Promise<Result>;

function workedMilliseconds(): number {
  const { user, system } = process.cpuUsage();
  return (user + system) / 1000;
}

/**
 * How long work goes on before threads and progress bar are loaded for it. Counted in work, not by the clock: on a busy
 * machine every small count would else be begun a second time.
 */
export const momentFor = (signal: StopSignal): Moment => ({ milliseconds: 100, now: workedMilliseconds, signal });

/** Does the work at once if it takes but a moment; threads and progress bar are loaded only for what takes longer. */
export async function workWithProgress<Result>(context: Context, work: Work<Result>): Promise<Result> {
  const result = await quickly(work, momentFor(context.io.signal));
  return result ?? (await import("./progress.js")).doLongWork(context, work);
}
