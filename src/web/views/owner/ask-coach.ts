/** From a question about somebody's own board to the coach's answer, by a worker: the page stays free to draw on. */

import type { CoachOrder, CoachReply, CoachWork } from "./coach-orders.js";

/** The one that waits for the next question, if there is any. */
let idle: Worker | undefined;

const started = (): Worker => new Worker(new URL("./coach-thread.js", import.meta.url), { type: "module" });

/** Rejects where the worker does not come, or the answer is not wanted any more: then the worker is ended. */
export function askCoach<Kind extends keyof CoachWork>(
  kind: Kind,
  asked: CoachWork[Kind]["asked"],
  signal: AbortSignal,
): Promise<CoachWork[Kind]["told"]> {
  const worker = idle ?? started();
  idle = undefined;
  return new Promise<CoachWork[Kind]["told"]>((resolve, reject) => {
    const fail = (): void => {
      worker.terminate();
      reject(new Error("The coach did not answer."));
    };
    worker.onerror = fail;
    signal.addEventListener("abort", fail);
    worker.onmessage = ({ data }: MessageEvent<CoachReply>) => {
      signal.removeEventListener("abort", fail);
      if ("failed" in data) return fail();
      idle ??= worker;
      if (idle !== worker) worker.terminate();
      resolve(data.told as CoachWork[Kind]["told"]);
    };
    worker.postMessage({ kind, asked } as CoachOrder);
  });
}
