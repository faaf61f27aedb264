/** From a question to a search that has begun: at once for a puzzle that has been asked about before. */

import type { CellList, Puzzle } from "../puzzle/puzzle.js";
import type { Tiling } from "../tiling/placement.js";
import type { Search } from "./cover.js";
import { type Kernel, KernelTemplate } from "./kernel/kernel.js";
import {
  type Compiled,
  compileQuestion,
  earlySituation,
  expectQuestion,
  type Question,
  type Setup,
  situationOf,
  tilingFrom,
} from "./question.js";
import { kernelSearch, newSearch, type Order, orderedSearch, shortPlan } from "./search.js";
import { nodesAtAStretch } from "./slices.js";

/** A puzzle with all that is the same for every question about it. */
interface Familiar {
  readonly board: Compiled;
  readonly template: KernelTemplate | undefined;
}

/** By puzzle; undefined after the first question, since most programs only ask one. */
const familiar = {
  flips: new WeakMap<Puzzle, Familiar | undefined>(),
  noFlips: new WeakMap<Puzzle, Familiar | undefined>(),
};

const knownAs = ({ flips }: Setup): WeakMap<Puzzle, Familiar | undefined> =>
  flips === false ? familiar.noFlips : familiar.flips;

function familiarWith({ puzzle, flips }: Question): Familiar | undefined {
  const known = knownAs({ puzzle, flips });
  if (!known.has(puzzle)) {
    known.set(puzzle, undefined);
    return undefined;
  }
  return known.get(puzzle) ?? makeFamiliar({ puzzle, flips });
}

function makeFamiliar({ puzzle, flips }: Setup): Familiar {
  const board = compileQuestion({ puzzle, flips, uncovered: [] });
  const made = { board, template: KernelTemplate.of(board.problem, shortPlan) };
  knownAs({ puzzle, flips }).set(puzzle, made);
  return made;
}

/** The first tilings of many questions that are alike but for the uncovered cells: nothing is made twice. */
export class FirstFinder {
  private constructor(
    private readonly compiled: Compiled,
    private readonly kernel: Kernel,
    private readonly slots: readonly number[],
    /** How many cells must stay uncovered. */
    private readonly missing: number,
  ) {
    kernel.capacity = 1;
  }

  /** Undefined where the kernel doesn't come across solutions in their order, or can't take such questions. */
  static of(setup: Setup): FirstFinder | undefined {
    const situation = earlySituation(setup);
    if (situation === undefined) return undefined;
    const { board, template } = knownAs(setup).get(setup.puzzle) ?? makeFamiliar(setup);
    const kernel = template?.kernelAt(situation);
    if (kernel === undefined) return undefined;
    if (kernel.readsInOrder) {
      kernel.expectMany();
      const compiled = { ...board, placed: setup.placed ?? [] };
      return new FirstFinder(compiled, kernel, kernel.filledSlots(), situation.missing);
    }
    kernel.release();
    return undefined;
  }

  find(uncovered: CellList): Tiling | undefined {
    if (!this.finds(uncovered)) return undefined;
    return tilingFrom(
      this.compiled,
      this.slots.map((slot) => this.kernel.optionAt(slot)),
    );
  }

  /** Whether there is a tiling. */
  finds(uncovered: CellList): boolean {
    const { kernel } = this;
    if (uncovered.length !== this.missing || !kernel.beginWithout(uncovered)) return false;
    while (kernel.rowCount === 0 && !kernel.finished) kernel.run(nodesAtAStretch);
    return kernel.rowCount > 0;
  }

  /** How many nodes have been looked at in all. */
  get nodes(): number {
    return this.kernel.nodes;
  }

  release(): void {
    this.kernel.release();
  }
}

export interface Begun {
  readonly search: Search;
  /** The tiling that the search has just found. */
  tiling(): Tiling;
}

const begun = (search: Search, compiled: Compiled): Begun => ({
  search,
  tiling: () => tilingFrom(compiled, search.solution()),
});

/** In an order of the seed's own, if there is one. */
export function beginShuffled(question: Question, seed: number): Begun {
  expectQuestion(question);
  const compiled = compileQuestion(question);
  return begun(newSearch(compiled.problem, seed), compiled);
}

export function begin(question: Question, order: Order): Begun {
  expectQuestion(question);
  const again = beginAgain(question, order);
  if (again !== undefined) return again;
  const compiled = compileQuestion(question);
  return begun(order === "any" ? newSearch(compiled.problem) : orderedSearch(compiled.problem), compiled);
}

/** The quick way for a familiar puzzle; undefined where the question is not of the usual kind. */
function beginAgain(question: Question, order: Order): Begun | undefined {
  const { board, template } = familiarWith(question) ?? {};
  if (board === undefined || template === undefined) return undefined;
  const situation = situationOf(question);
  const kernel = situation && template.kernelAt(situation);
  if (kernel === undefined) return undefined;
  const search = kernelSearch(kernel, board.problem, order, situation);
  return begun(search, { ...board, placed: question.placed ?? [] });
}
