/** From a question to its tilings, letting others have a turn now and then, so that it can be stopped at any time. */

import type { Tiling } from "../tiling/placement.js";
import type { Progress } from "./job.js";
import type { Question } from "./question.js";
import { tilingFrom } from "./question.js";
import { begin, type SolveOptions } from "./search.js";
import { pause, throwIfStopped } from "./stop.js";

export interface TurnOptions extends SolveOptions {
  /** Told at every turn how far the search is. */
  readonly onProgress?: ((progress: Progress) => void) | undefined;
}

const nodesAtAStretch = 20_000;
const turnMilliseconds = 40;

export async function* tilingsInTurn(
  question: Question,
  { seed, signal, onProgress }: TurnOptions = {},
): AsyncGenerator<Tiling, void, undefined> {
  const { search, compiled } = begin(question, seed);
  let found = 0;
  let turnEnd = Date.now() + turnMilliseconds;
  try {
    for (;;) {
      throwIfStopped(signal);
      const state = search.run(nodesAtAStretch);
      if (state === "finished") return;
      if (state === "solution") {
        found++;
        yield tilingFrom(compiled, search.solution());
      }
      if (Date.now() < turnEnd) continue;
      onProgress?.({ done: search.progress(), found });
      await pause();
      turnEnd = Date.now() + turnMilliseconds;
    }
  } finally {
    search.release?.();
  }
}
