/** From a cover problem to the search that suits it. */

import { type CoverProblem, copyCount, type Search, type SearchState, type Situation } from "./cover.js";
import { generalSearch } from "./general.js";
import { GeneralRunner } from "./general-runner.js";
import type { Kernel } from "./kernel/kernel.js";
import { kernelFor } from "./long-runner.js";
import { OrderedSearch } from "./ordered-search.js";
import type { Runner, RunnerPlan } from "./runner.js";

/** Solutions are fetched in stretches that grow: the first one comes at once, the many come cheaply. */
const stretch = { first: 1, most: 1024, growth: 4 } as const;

/** What a search is made for that may end at the first solution. */
export const shortPlan = { yields: { kind: "rows" }, capacity: stretch.most, long: false } as const;

/** The fast search with the manners of every search. */
class KernelSearch implements Search {
  private rows: ArrayLike<number> = [];
  private begin = 0;
  private readonly slots: readonly number[];

  constructor(private readonly kernel: Kernel) {
    this.slots = kernel.filledSlots();
    kernel.capacity = stretch.first;
  }

  get nodes(): number {
    return this.kernel.nodes;
  }

  run(nodes: number): SearchState {
    this.begin += this.kernel.rowLength;
    if (this.begin < this.rows.length) return "solution";
    this.kernel.run(nodes);
    this.rows = this.kernel.rowCount > 0 ? this.kernel.takeRows() : [];
    this.begin = 0;
    if (this.rows.length === 0) return this.kernel.finished ? "finished" : "paused";
    this.kernel.capacity = Math.min(stretch.most, this.kernel.capacity * stretch.growth);
    return "solution";
  }

  solution(): number[] {
    return this.slots.map((slot) => this.rows[this.begin + slot]!).sort((a, b) => a - b);
  }

  progress(): number {
    return this.kernel.progress;
  }

  release(): void {
    this.kernel.release();
  }
}

export function newRunner(problem: CoverProblem, plan: RunnerPlan): Runner {
  return kernelFor(problem, plan) ?? new GeneralRunner(problem, plan);
}

/** Solutions in whatever order comes first; another seed, another order. */
export function newSearch(problem: CoverProblem, seed?: number): Search {
  const kernel = kernelFor(problem, { ...shortPlan, seed });
  return kernel === undefined ? generalSearch(problem, seed) : new KernelSearch(kernel);
}

/** Solutions in the order of solutions. */
export function orderedSearch(problem: CoverProblem): Search {
  const kernel = kernelFor(problem, shortPlan);
  if (kernel !== undefined) return kernelSearch(kernel, problem, "solutions");
  // A single piece lies in one way at most.
  if (copyCount(problem) < 2) return generalSearch(problem);
  return new OrderedSearch(new GeneralRunner(problem, shortPlan), problem);
}

/** By number of the solutions, or as the search comes across them. */
export type Order = "solutions" | "any";

/** A search by a kernel that has begun in some situation. */
export function kernelSearch(kernel: Kernel, problem: CoverProblem, order: Order, situation?: Situation): Search {
  if (order === "any" || kernel.readsInOrder) return new KernelSearch(kernel);
  return new OrderedSearch(kernel, problem, situation);
}
