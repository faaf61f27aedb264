/** From a question to its tilings, one after the other, as they are asked for. */

import type { Tiling } from "../tiling/placement.js";
import { areaFits, type CoverProblem, type Search, type SearchState } from "./cover.js";
import { generalSearch } from "./general.js";
import { type Kernel, newKernel } from "./kernel/kernel.js";
import { compileQuestion, type Question, tilingFrom } from "./question.js";
import { type StopSignal, throwIfStopped } from "./stop.js";

/** Solutions are fetched in stretches that grow: the first one comes at once, the many come cheaply. */
const stretch = { first: 1, most: 1024, growth: 4 } as const;

/** The fast search with the manners of every search. */
class KernelSearch implements Search {
  private rows: ArrayLike<number> = [];
  private begin = 0;
  private readonly kernel: Kernel;

  constructor(kernel: Kernel) {
    this.kernel = kernel;
    kernel.capacity = stretch.first;
  }

  run(nodes: number): SearchState {
    this.begin += this.kernel.rowLength;
    if (this.begin < this.rows.length) return "solution";
    this.kernel.run(nodes);
    this.rows = this.kernel.takeRows();
    this.begin = 0;
    if (this.rows.length === 0) return this.kernel.finished ? "finished" : "paused";
    this.kernel.capacity = Math.min(stretch.most, this.kernel.capacity * stretch.growth);
    return "solution";
  }

  solution(): number[] {
    return Array.from({ length: this.kernel.rowLength }, (_, i) => this.rows[this.begin + i]!).sort((a, b) => a - b);
  }

  progress(): number {
    return this.kernel.progress;
  }

  release(): void {
    this.kernel.release();
  }
}

/** The kernel's search, where it applies. */
export function kernelSearch(problem: CoverProblem, seed?: number): Search | undefined {
  if (!areaFits(problem)) return undefined;
  const kernel = newKernel(problem, { yields: { kind: "rows" }, capacity: stretch.most, seed, long: false });
  return kernel && new KernelSearch(kernel);
}

export function newSearch(problem: CoverProblem, seed?: number): Search {
  return kernelSearch(problem, seed) ?? generalSearch(problem, seed);
}

export interface SolveOptions {
  /** Another seed brings the same tilings in another order. */
  readonly seed?: number | undefined;
  readonly signal?: StopSignal | undefined;
}

const nodesAtAStretch = 1_000_000;

/** Every tiling, found when it is asked for. Throws the signal's reason once that has been given. */
export function* tilings(question: Question, { seed, signal }: SolveOptions = {}): Generator<Tiling, void, undefined> {
  const compiled = compileQuestion(question);
  const search = newSearch(compiled.problem, seed);
  try {
    for (;;) {
      throwIfStopped(signal);
      const state = search.run(nodesAtAStretch);
      if (state === "finished") return;
      if (state === "solution") yield tilingFrom(compiled, search.solution());
    }
  } finally {
    search.release?.();
  }
}

/** The first tilings, as many as there are up to `most`. */
export function firstTilings(question: Question, most: number, options: SolveOptions = {}): Tiling[] {
  const found: Tiling[] = [];
  if (most <= 0) return found;
  for (const tiling of tilings(question, options)) {
    found.push(tiling);
    if (found.length >= most) break;
  }
  return found;
}

export function firstTiling(question: Question, options: SolveOptions = {}): Tiling | undefined {
  return firstTilings(question, 1, options)[0];
}
