/** From work that may take long to its result, with what a person expects meanwhile: all cores, and an end at Ctrl-C. */

import type { Progress, WorkOptions } from "../core/solver/job.js";
import type { Context } from "./command.js";
import type { Io } from "./io.js";

type Work<Result> = (options: WorkOptions) => Promise<Result>;

const tooLong = new Error("This takes longer than a moment.");

/** The result, if it comes within the time; threads and progress bars are not worth their loading before. */
export async function quickly<Result>(
  { signal: interrupted }: Io,
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

/** Shared out among threads; `onProgress` is called now and then. */
export async function withCrew<Result>(
  { io, values }: Context,
  work: Work<Result>,
  onProgress: (progress: Progress) => void = () => {},
): Promise<Result> {
  const { startCrew } = await import("../worker/node.js");
  const crew = startCrew(values.threads);
  try {
    return await work({ signal: io.signal, crew, onProgress });
  } finally {
    await crew.dismiss();
  }
}
