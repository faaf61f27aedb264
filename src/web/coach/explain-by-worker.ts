/** From a board to why it can't work, found by a worker that is started for it alone. */

import type { Explanation } from "../../core/coach/explain.js";
import type { Question } from "../../core/solver/question.js";
import { oneAnswer } from "../one-answer.js";

export function explainByWorker({ puzzle, uncovered, placed }: Question, signal: AbortSignal): Promise<Explanation> {
  const worker = new Worker(new URL("./explain-thread.js", import.meta.url), { type: "module" });
  return oneAnswer(worker, { puzzle, uncovered, placed }, signal);
}
