/** From a puzzle to how hard it is: asked of one worker, which is ended when its answer is not wanted any more. */

import type { HardnessAsked, HardnessTold } from "./hardness-thread.js";

/** Undefined while no worker runs. One that has answered is asked again, since it starts slowly. */
let idle: Worker | undefined;

function taken(): Worker {
  const worker = idle ?? new Worker(new URL("./hardness-thread.js", import.meta.url), { type: "module" });
  idle = undefined;
  return worker;
}

/** `tell` hears of ratings from 1 to 5, the last one the surest, or of 0 where there is no telling. */
export function rateHardness(asked: HardnessAsked, signal: AbortSignal, tell: (rating: number) => void): void {
  const worker = taken();
  const end = (): void => worker.terminate();
  signal.addEventListener("abort", end);
  worker.onerror = end;
  worker.onmessage = ({ data: { rating, isLast } }: MessageEvent<HardnessTold>) => {
    if (!signal.aborted) tell(rating);
    if (!isLast) return;
    signal.removeEventListener("abort", end);
    idle?.terminate();
    idle = worker;
  };
  worker.postMessage(asked);
}
