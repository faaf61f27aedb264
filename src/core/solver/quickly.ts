/** From work that may take long to its result, if it comes within a moment. */

import type { Progress, WorkOptions } from "./job.js";
import type { PatientSignal, StopSignal } from "./stop.js";

/** Why work was given up that was only worth a moment. */
const tooLong = new Error("This takes longer than a moment.");

export interface Moment {
  readonly milliseconds: number;
  /** Tells how late it is, in milliseconds; left out: by the clock on the wall. */
  readonly now?: (() => number) | undefined;
  /** Given by somebody else: the work ends with its reason. */
  readonly signal?: StopSignal | undefined;
  /** Only told of the end. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

function momentSignal({ milliseconds, now = Date.now, signal }: Moment): PatientSignal {
  let end = now() + milliseconds;
  return {
    tooLong: () => {
      end = 0;
    },
    get aborted() {
      return signal?.aborted || now() >= end;
    },
    get reason() {
      return signal?.aborted ? signal.reason : tooLong;
    },
  };
}

/** Undefined where it takes longer: then it can be done again with all that long work needs. */
export async function quickly<Result>(
  work: (options: WorkOptions) => Promise<Result>,
  moment: Moment,
): Promise<Result | undefined> {
  const onProgress = (progress: Progress): void => {
    if (progress.done === 1) moment.onProgress?.(progress);
  };
  return work({ signal: momentSignal(moment), onProgress }).catch((error) => {
    if (error !== tooLong) throw error;
    return undefined;
  });
}
