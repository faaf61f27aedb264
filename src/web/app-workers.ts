/** The workers of the app for what takes longer than a frame. A request gets one of its own, so none waits for another. */

import { type BrowserWorker, browserThread } from "../rpc/browser-port.js";
import { WorkerPool } from "../rpc/worker-pool.js";
import type { AppHandlers } from "./app-thread.js";

export const newAppWorkers = (maxIdle: number): WorkerPool<AppHandlers> =>
  new WorkerPool({
    threads: Number.POSITIVE_INFINITY,
    maxIdle,
    start: () => {
      const worker = new Worker(new URL("./app-thread.js", import.meta.url), { type: "module" });
      return browserThread(worker as BrowserWorker);
    },
  });

/** One waits for the next request, since a worker starts slowly. */
export const appWorkers = newAppWorkers(1);

/** For what takes a lot of memory: each goes when it has answered. */
export const largeWorkers = newAppWorkers(0);
