/** From an order to what the worker finds; whoever has no more use for it ends the worker. */

import type { DesignFinding, DesignOrder, DesignReply } from "./design-orders.js";

const started = (): Worker => new Worker(new URL("./design-thread.js", import.meta.url), { type: "module" });

export function searchDesign(
  order: DesignOrder,
  signal: AbortSignal,
  tell: (done: number) => void,
): Promise<DesignFinding> {
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
