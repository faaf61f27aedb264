/** From a number of threads to a pool of them, in Node. */

import { availableParallelism } from "node:os";
import { Worker } from "node:worker_threads";
import { poolOf, type Thread, type ThreadPool } from "./pool.js";

export type { ThreadPool } from "./pool.js";

function startThread(): Thread {
  // Some options of the program, such as --input-type, would keep a thread from starting, and it needs none of them.
  const worker = new Worker(new URL("./node-thread.js", import.meta.url), { execArgv: [] });
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage, fail) => {
      worker.on("message", onMessage);
      worker.on("error", fail);
      worker.on("exit", (code) => fail(new Error(`it ended with exit code ${code}`)));
      // Not any sooner: to listen is to hold the program.
      worker.unref();
    },
    end: async () => void (await worker.terminate()),
  };
}

/**
 * Starts a pool of threads, one per core unless you say otherwise. Pass it as `pool` to whatever may take long.
 *
 * @example
 * ```ts
 * const pool = startPool(2);
 * await countTilings(unwrap(await readQuestion({ date: "25 Dec" })), { pool }); // → 92
 * await pool.close();
 * ```
 */
export function startPool(threads: number = availableParallelism()): ThreadPool {
  return poolOf({ threads, triesHere: true, start: startThread });
}
