/** From a question to its solutions, in turns so short that a page stays smooth while its coach is thinking. */

import type { Question } from "../solver/question.js";
import { tilingFrom } from "../solver/question.js";
import { begin } from "../solver/search.js";
import { pause, type StopSignal, throwIfStopped } from "../solver/stop.js";
import type { Tiling } from "../tiling/placement.js";

const turnMilliseconds = 10;
const nodesAtAStretch = 5_000;

/** The coach asks many small questions in a row: they share their turns, and one signal stops them all. */
export class Turns {
  private end = Date.now() + turnMilliseconds;

  constructor(private readonly signal: StopSignal | undefined) {}

  /** Lets others have a turn if this one has lasted long enough. */
  async rest(): Promise<void> {
    throwIfStopped(this.signal);
    if (Date.now() < this.end) return;
    await pause();
    throwIfStopped(this.signal);
    this.end = Date.now() + turnMilliseconds;
  }
}

export async function* solutionsOf(question: Question, turns: Turns): AsyncGenerator<Tiling, void, undefined> {
  const { search, compiled } = begin(question, undefined);
  try {
    for (;;) {
      await turns.rest();
      const state = search.run(nodesAtAStretch);
      if (state === "finished") return;
      if (state === "solution") yield tilingFrom(compiled, search.solution());
    }
  } finally {
    search.release?.();
  }
}

export async function firstSolution(question: Question, turns: Turns): Promise<Tiling | undefined> {
  for await (const tiling of solutionsOf(question, turns)) return tiling;
  return undefined;
}
