/** The solver of the app: pools of workers, loaded and started when the first job comes. */

import type { Pool } from "../core/solver/job.js";

export interface Solver {
  /** One worker, for what a person waits for: counts after a move, hints. */
  readonly quick: Pool;
  /** Several, for what takes longer: all solutions, the whole year. */
  readonly long: Pool;
}

/** More would mostly take memory. */
const maxThreads = 4;

function lazyPool(threads: () => number): Pool {
  let started: Promise<Pool> | undefined;
  return {
    async run(job, options) {
      started ??= import("../rpc/browser.js")
        .then(({ startPool }) => startPool(threads()))
        .catch((fault) => {
          // The next job may find a connection again.
          started = undefined;
          throw fault;
        });
      return (await started).run(job, options);
    },
  };
}

export function lazySolver(): Solver {
  return {
    quick: lazyPool(() => 1),
    long: lazyPool(() => Math.max(1, Math.min(maxThreads, navigator.hardwareConcurrency ?? 1))),
  };
}
