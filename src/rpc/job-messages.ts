/** The first of two protocols: a pool shares the parts of one long job among its threads. */

import type { Job, PlaysJob, Standing } from "../core/solver/job.js";
import type { Rows } from "../core/solver/runner.js";

export type AnyJob = Job | PlaysJob;

/** Messages about a job bear its number: what comes too late is known by it. */
export type ToThread =
  /** Whether others have a part in it. */
  | { readonly kind: "begin"; readonly id: number; readonly job: AnyJob; readonly isShared: boolean }
  /** Work through these beginnings, `to` not included. Every thread has the same list of them. */
  | { readonly kind: "range"; readonly id: number; readonly from: number; readonly to: number }
  /** There is nothing left to do: tell what has been counted, and forget the job. */
  | { readonly kind: "finish"; readonly id: number }
  /** The job is not wanted any more. */
  | { readonly kind: "drop"; readonly id: number };

export type FromThread =
  /** The thread has started. */
  | { readonly kind: "hello" }
  | { readonly kind: "ready"; readonly id: number; readonly beginnings: number }
  | ({ readonly kind: "progress"; readonly id: number } & Standing)
  | ({ readonly kind: "done"; readonly id: number; readonly from: number; readonly rows: readonly Rows[] } & Standing)
  | { readonly kind: "finished"; readonly id: number; readonly counts: Float64Array }
  | { readonly kind: "failed"; readonly id: number; readonly message: string };
