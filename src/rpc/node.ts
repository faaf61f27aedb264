/** From a number of threads to a pool of them, in Node. */

import { availableParallelism } from "node:os";
import type { FromThread, ToThread } from "./job-messages.js";
import { poolOf, type ThreadPool } from "./job-pool.js";
import { startNodeThread } from "./node-port.js";

export type { ThreadPool } from "./job-pool.js";

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
  const start = () =>
    startNodeThread<FromThread, ToThread>(new URL("./node-thread.js", import.meta.url), { isBackground: true });
  return poolOf({ threads, triesHere: true, start });
}
