/**
 * From a cover problem to how many solutions begin with some options, asked again and again.
 *
 * All parts are counted by one search: what it remembers of one part helps with the next, and that is worth more than
 * to share the parts out among threads.
 */

import { type CoverProblem, copyCount } from "./cover.js";
import type { Runner } from "./runner.js";
import { newRunner } from "./search.js";
import { nodesAtAStretch, type SliceOptions, Slices } from "./slices.js";

/** The kernel searches for no fewer copies. */
const minCopies = 2;

export class PartCounter {
  private readonly runner: Runner;
  private readonly copies: number;
  private readonly slices: Slices;

  constructor(problem: CoverProblem, options: SliceOptions) {
    this.runner = newRunner(problem, { yields: { kind: "count" }, capacity: 1, long: true });
    this.copies = copyCount(problem);
    this.slices = new Slices(options);
  }

  /** Whether what begins with these options and one more can be counted. */
  canDivide(path: readonly number[]): boolean {
    return this.copies - path.length > minCopies;
  }

  /** How many solutions have these options; infinitely many as soon as there are more than `most`. */
  async count(path: readonly number[], most = Number.POSITIVE_INFINITY): Promise<number> {
    const { runner, slices } = this;
    const before = runner.found;
    for (runner.begin(path); !runner.finished; runner.run(nodesAtAStretch)) {
      await slices.rest();
      if (runner.found - before > most) return Number.POSITIVE_INFINITY;
    }
    return runner.found - before;
  }

  release(): void {
    this.runner.release();
  }
}
