/** From a question to its tilings, with a breath now and then, so that Ctrl-C is heard between two of them. */

import { compileQuestion, type Question, tilingFrom } from "../core/solver/question.js";
import { newSearch } from "../core/solver/search.js";
import { pause, throwIfStopped } from "../core/solver/stop.js";

const nodesAtAStretch = 20_000;
const breathMilliseconds = 40;

export async function* tilingsInTurn(question: Question, seed: number | undefined, signal: AbortSignal) {
  const compiled = compileQuestion(question);
  const search = newSearch(compiled.problem, seed);
  let breathAt = Date.now() + breathMilliseconds;
  try {
    for (;;) {
      throwIfStopped(signal);
      const state = search.run(nodesAtAStretch);
      if (state === "finished") return;
      if (state === "solution") yield tilingFrom(compiled, search.solution());
      if (Date.now() < breathAt) continue;
      await pause();
      breathAt = Date.now() + breathMilliseconds;
    }
  } finally {
    search.release?.();
  }
}
