/** From a question to a search that has begun: at once for a puzzle that has been asked about before. */

import type { Puzzle } from "../puzzle/puzzle.js";
import type { Tiling } from "../tiling/placement.js";
import type { Search } from "./cover.js";
import { KernelTemplate } from "./kernel/kernel.js";
import { type Compiled, compileQuestion, expectQuestion, type Question, situationOf, tilingFrom } from "./question.js";
import { kernelSearch, newSearch, type Order, orderedSearch, shortPlan } from "./search.js";

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
  return { board, template: KernelTemplate.of(board.problem, shortPlan) };
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
