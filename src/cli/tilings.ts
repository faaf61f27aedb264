/** From a question to its tilings, with a breath now and then, so that Ctrl-C is heard between two of them. */

import type { Progress } from "../core/solver/job.js";
import { compileQuestion, type Question, tilingFrom } from "../core/solver/question.js";
import { newSearch } from "../core/solver/search.js";
import { pause, throwIfStopped } from "../core/solver/stop.js";

const nodesAtAStretch = 20_000;
const breathMilliseconds = 40;

export interface TurnOptions {
  readonly seed: number | undefined;
  readonly signal: AbortSignal;
  /** Told at every breath how far the search is. */
  readonly onProgress: (progress: Progress) => void;
}

export async function* tilingsInTurn(question: Question, { seed, signal, onProgress }: TurnOptions) {
  const compiled = compileQuestion(question);
  const search = newSearch(compiled.problem, seed);
  let found = 0;
  let breathAt = Date.now() + breathMilliseconds;
  try {
    for (;;) {
      throwIfStopped(signal);
      const state = search.run(nodesAtAStretch);
      if (state === "finished") return;
      if (state === "solution") yield tilingFrom(compiled, search.solution());
      if (state === "solution") found++;
      if (Date.now() < breathAt) continue;
      onProgress({ done: search.progress(), found });
      await pause();
      breathAt = Date.now() + breathMilliseconds;
    }
  } finally {
    search.release?.();
  }
}
