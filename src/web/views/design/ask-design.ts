/** From an order to what workers find for a design; single changes are shared among them. */

import { byGoal } from "../../../core/design/goals.js";
import { unwrapReply } from "../../../rpc/worker-pool.js";
import { appWorkers } from "../../app-workers.js";
import type { DesignFinding, DesignOrder } from "./find-design.js";

/** Single changes are shared out: more workers would mostly wait for each other. */
const workers = 2;

async function rankedByAll(order: DesignOrder, signal: AbortSignal, tell: (done: number) => void) {
  const done = Array<number>(workers).fill(0);
  const parts = done.map((_, index) => {
    const onProgress = (share: number): void => {
      done[index] = share;
      tell(Math.min(...done));
    };
    return appWorkers.request("findDesign", { ...order, part: { index, of: workers } }, { signal, onProgress });
  });
  const better = byGoal(order.goal);
  const ideas = (await Promise.all(parts)).flatMap((each) => unwrapReply(each).ideas ?? []);
  return ideas.sort((a, b) => better(a.figures, b.figures));
}

const maxIdeas = 8;

export async function searchDesign(
  order: DesignOrder,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<DesignFinding> {
  if (order.task !== "swap")
    return unwrapReply(await appWorkers.request("findDesign", order, { signal, onProgress: tell }));
  return { ideas: (await rankedByAll(order, signal, tell)).slice(0, maxIdeas) };
}
