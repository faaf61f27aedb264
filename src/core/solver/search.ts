/** From a question to its tilings, one after the other, as they are asked for. */

import type { Puzzle } from "../puzzle/puzzle.js";
import type { Tiling } from "../tiling/placement.js";
import { areaFits, type CoverProblem, type Search, type SearchState } from "./cover.js";
import { generalSearch } from "./general.js";
import { type Kernel, KernelTemplate, newKernel } from "./kernel/kernel.js";
import { type Compiled, compileQuestion, type Question, situationOf, tilingFrom } from "./question.js";
import { type StopSignal, throwIfStopped } from "./stop.js";

/** Solutions are fetched in stretches that grow: the first one comes at once, the many come cheaply. */
const stretch = { first: 1, most: 1024, growth: 4 } as const;

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

/** The kernel's search, where it applies. */
export function kernelSearch(problem: CoverProblem, seed?: number): Search | undefined {
  if (!areaFits(problem)) return undefined;
  const kernel = newKernel(problem, { ...plan, seed });
  return kernel && new KernelSearch(kernel);
}

const plan = { yields: { kind: "rows" }, capacity: stretch.most, long: false } as const;

export function newSearch(problem: CoverProblem, seed?: number): Search {
  return kernelSearch(problem, seed) ?? generalSearch(problem, seed);
}

export interface SolveOptions {
  /** Another seed brings the same tilings in another order. */
  readonly seed?: number | undefined;
  readonly signal?: StopSignal | undefined;
}

/** A puzzle that has been asked about before, made ready for the next question. */
interface Familiar {
  readonly board: Compiled;
  readonly template: KernelTemplate | undefined;
}

/** By puzzle; undefined after the first question, since most programs only ask one. */
const familiar = {
  flips: new WeakMap<Puzzle, Familiar | undefined>(),
  noFlips: new WeakMap<Puzzle, Familiar | undefined>(),
};

function familiarWith({ puzzle, flips }: Question): Familiar | undefined {
  const known = flips === false ? familiar.noFlips : familiar.flips;
  if (!known.has(puzzle)) {
    known.set(puzzle, undefined);
    return undefined;
  }
  const made = known.get(puzzle) ?? makeFamiliar(puzzle, flips);
  known.set(puzzle, made);
  return made;
}

function makeFamiliar(puzzle: Puzzle, flips: boolean | undefined): Familiar {
  const board = compileQuestion({ puzzle, flips, uncovered: [] });
  return { board, template: KernelTemplate.of(board.problem, plan) };
}

interface Begun {
  readonly search: Search;
  readonly compiled: Compiled;
}

export function begin(question: Question, seed: number | undefined): Begun {
  const again = seed === undefined ? beginAgain(question) : undefined;
  if (again !== undefined) return again;
  const compiled = compileQuestion(question);
  return { search: newSearch(compiled.problem, seed), compiled };
}

/** The quick way for a familiar puzzle; undefined where the question is not of the usual kind. */
function beginAgain(question: Question): Begun | undefined {
  const { board, template } = familiarWith(question) ?? {};
  if (board === undefined || template === undefined) return undefined;
  const situation = situationOf(question);
  const kernel = situation && template.kernelAt(situation);
  return kernel && { search: new KernelSearch(kernel), compiled: { ...board, placed: question.placed ?? [] } };
}

const nodesAtAStretch = 1_000_000;

/**
 * Every tiling, found when it is asked for. Throws the signal's reason once that has been given, which can only be noticed
 * between two tilings, since nothing else happens meanwhile: where one may take long, use `tilingsInTurn`.
 */
export function* tilings(question: Question, { seed, signal }: SolveOptions = {}): Generator<Tiling, void, undefined> {
  const { search, compiled } = begin(question, seed);
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
