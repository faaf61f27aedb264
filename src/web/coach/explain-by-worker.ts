/** From a board to why it can't work, found by a worker that is started for it alone. */

import type { Explanation } from "../../core/coach/explain.js";
import type { Question } from "../../core/solver/question.js";

export function explainByWorker({ puzzle, uncovered, placed }: Question, signal: AbortSignal): Promise<Explanation> {
  const worker = new Worker(new URL("./explain-thread.js", import.meta.url), { type: "module" });
  const answer = new Promise<Explanation>((resolve, reject) => {
    worker.onmessage = ({ data }: MessageEvent<Explanation>) => resolve(data);
    worker.onerror = () => reject(new Error("the worker failed"));
    signal.addEventListener("abort", () => reject(signal.reason));
    worker.postMessage({ puzzle, uncovered, placed });
  });
  return answer.finally(() => worker.terminate());
}
