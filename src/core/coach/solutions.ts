/** From a question to its solutions, in slices so short that a page stays smooth while its coach is thinking. */

import { begin } from "../solver/begin.js";
import type { Question } from "../solver/question.js";
import { nodesAtAStretch, Slices, sliceMilliseconds } from "../solver/slices.js";
import type { StopSignal } from "../solver/stop.js";
import type { Tiling } from "../tiling/placement.js";

/** The coach asks many small questions in a row: they share their slices, and one signal stops them all. */
export const coachSlices = (signal: StopSignal | undefined): Slices =>
  new Slices({ signal, milliseconds: sliceMilliseconds.page });

/** In whatever order comes first: a coach looks for any solution, or for what all of them have in common. */
export async function* solutionsOf(question: Question, slices: Slices): AsyncGenerator<Tiling, void, undefined> {
  const { search, tiling } = begin(question, "any");
  try {
    for (;;) {
      await slices.rest();
      const state = search.run(nodesAtAStretch);
      if (state === "finished") return;
      if (state === "solution") yield tiling();
    }
  } finally {
    search.release?.();
  }
}

export async function firstSolution(question: Question, slices: Slices): Promise<Tiling | undefined> {
  for await (const tiling of solutionsOf(question, slices)) return tiling;
  return undefined;
}
