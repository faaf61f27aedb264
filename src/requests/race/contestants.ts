/** Who takes part in a race: every algorithm to be read, and the solver itself, all behind one face. */

import { type Algorithm, type AlgorithmId, algorithms, Run } from "../../core/algorithms/algorithms.js";
import type { Search } from "../../core/solver/cover.js";
import { compileQuestion, type Question } from "../../core/solver/question.js";
import { newSearch } from "../../core/solver/search.js";

/** A search on its way. */
export interface Racer {
  readonly nodes: number;
  readonly tried: number;
  readonly solutions: number;
  readonly isFinished: boolean;
  /** Goes on for about this much work. */
  advance(maxSteps: number): unknown;
  /** The same, but no further than to the next solution. */
  advanceToSolution(maxSteps: number): unknown;
  /** Not wanted any more. */
  release?(): void;
}

/** Who takes part in a race: an algorithm, or the solver itself. */
export interface Contestant extends Pick<Algorithm, "name" | "source"> {
  readonly id: AlgorithmId | "daytile";
  load(): Promise<(question: Question) => Racer>;
}

/** Its nodes take so much less time than a step of the others. */
const nodesPerStep = 16;

/** The fast search. It starts from the question each time, as all the others do, whatever it could remember. */
class SolverRacer implements Racer {
  solutions = 0;
  isFinished = false;
  private readonly search: Search;

  constructor(question: Question) {
    this.search = newSearch(compileQuestion(question).problem);
  }

  get nodes(): number {
    return this.search.nodes;
  }

  /** A node of this search is a placement that fits, and what would fit after it. */
  get tried(): number {
    return this.search.nodes;
  }

  advance(maxSteps: number): void {
    const end = this.nodes + maxSteps * nodesPerStep;
    while (!this.isFinished && this.nodes < end) this.goOn(end - this.nodes);
  }

  advanceToSolution(maxSteps: number): void {
    this.goOn(maxSteps * nodesPerStep);
  }

  private goOn(nodes: number): void {
    const state = this.search.run(nodes);
    if (state === "solution") this.solutions++;
    if (state === "finished") this.isFinished = true;
  }

  release(): void {
    this.search.release?.();
  }
}

const lessons = algorithms.map(({ id, name, source, load }): Contestant => {
  return {
    id,
    name,
    source,
    async load() {
      const lesson = await load();
      return (question) => new Run(lesson, question);
    },
  };
});

const solver: Contestant = {
  id: "daytile",
  name: "Daytile's solver",
  source: "Daytile",
  load: async () => (question) => new SolverRacer(question),
};

export const contestants: readonly Contestant[] = [...lessons, solver];
