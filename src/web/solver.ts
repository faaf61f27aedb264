/** The solver of the app: crews of workers, loaded and started when the first job comes. */

import type { Crew } from "../core/solver/job.js";

export interface Solver {
  /** One worker, for what a person waits for: counts after a move, hints. */
  readonly quick: Crew;
  /** Several, for what takes longer: all solutions, the whole year. */
  readonly long: Crew;
}

/** More would mostly take memory. */
const mostThreads = 4;

function lazyCrew(threads: () => number): Crew {
  let started: Promise<Crew> | undefined;
  return {
    async run(job, options) {
      started ??= import("../worker/browser.js").then(({ startCrew }) => startCrew(threads()));
      return (await started).run(job, options);
    },
  };
}

export function lazySolver(): Solver {
  return {
    quick: lazyCrew(() => 1),
    long: lazyCrew(() => Math.max(1, Math.min(mostThreads, navigator.hardwareConcurrency ?? 1))),
  };
}
