/** From an order to what workers find; whoever has no more use for it ends them. */

import { byGoal } from "../../../core/design/goals.js";
import type { DesignFinding, DesignOrder, DesignReply } from "./design-orders.js";

const started = (): Worker => new Worker(new URL("./design-thread.js", import.meta.url), { type: "module" });

function searchInOne(order: DesignOrder, signal: AbortSignal, tell: (done: number) => void): Promise<DesignFinding> {
  const worker = started();
  return new Promise<DesignFinding>((resolve, reject) => {
    const fail = (): void => {
      worker.terminate();
      reject(new Error("The search did not come to an end."));
    };
    worker.onerror = fail;
    signal.addEventListener("abort", fail);
    worker.onmessage = ({ data }: MessageEvent<DesignReply>) => {
      if ("done" in data) return tell(data.done);
      if ("failed" in data) return fail();
      worker.terminate();
      resolve(data.finding);
    };
    worker.postMessage(order);
  });
}

/** Single changes are shared out: more workers would mostly wait for each other. */
const workers = 2;

async function rankedByAll(order: DesignOrder, signal: AbortSignal, tell: (done: number) => void) {
  const done = Array<number>(workers).fill(0);
  const parts = done.map((_, index) =>
    searchInOne({ ...order, part: { index, of: workers } }, signal, (share) => {
      done[index] = share;
      tell(Math.min(...done));
    }),
  );
  const better = byGoal(order.goal);
  const ideas = (await Promise.all(parts)).flatMap((each) => each.ideas ?? []);
  return ideas.sort((a, b) => better(a.figures, b.figures));
}

const maxIdeas = 8;

export async function searchDesign(
  order: DesignOrder,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<DesignFinding> {
  if (order.task !== "swap") return searchInOne(order, signal, tell);
  return { ideas: (await rankedByAll(order, signal, tell)).slice(0, maxIdeas) };
}
