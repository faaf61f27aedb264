/** Whoever asks, as a request sees them: their clock, their patience, and how they write the parts of a request. */

import type { Progress, WorkOptions } from "../core/solver/job.js";
import type { StopSignal } from "../core/solver/stop.js";
import { expectObject } from "../core/text/arguments.js";

/** Work that may take long, with whatever threads and patience the caller has. */
export type Work<Result> = (options: WorkOptions) => Promise<Result>;

/** What stops the work for a caller. An AbortSignal is one, but programs need no types of a page or of Node for it. */
export interface CallerSignal extends StopSignal {
  addEventListener?(type: "abort", listener: () => void): void;
}

/** Whoever asks: their clock, their patience, and how they write the parts of a request. */
export interface Caller {
  /** What "today" means; left out: the clock of this machine. */
  readonly now?: Date | undefined;
  /** Ends the work early, with its reason. */
  readonly signal?: CallerSignal | undefined;
  /** Called now and then with how far a long search is. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
  /** Threads to share long work out to. */
  readonly pool?: WorkOptions["pool"];
  /**
   * How a part of a request, or a setting of a product, is written where the caller comes from, such as `weekday=Mon`.
   * Of `fields` the value is one of its choices, such as `month=Apr`.
   */
  spell?(part: string, value?: string): string;
  /** Does long work in the caller's own way; left out: with the signal, the progress and the pool above. */
  doWork?<Result>(work: Work<Result>): Promise<Result>;
}

export function nowOf(caller: Caller): Date {
  expectObject(caller, "caller");
  return caller.now ?? new Date();
}

/** As in a sentence about a request: `weekday=Mon`. A choice of a field already has an equals sign. */
const plainSpelling = (part: string, value?: string): string => {
  if (value === undefined || part === "fields") return value ?? part;
  return `${part}=${value}`;
};

/** How the caller writes a part of a request, for sentences that tell what to write. */
export const spelled = (caller: Caller, part: string, value?: string): string =>
  (caller.spell ?? plainSpelling)(part, value);

export async function doWork<Result>(caller: Caller, work: Work<Result>): Promise<Result> {
  expectObject(caller, "caller");
  const { signal, onProgress, pool } = caller;
  return caller.doWork === undefined ? work({ signal, onProgress, pool }) : caller.doWork(work);
}
