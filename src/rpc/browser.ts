/** From a number of threads to a pool of them, in a browser. */

import { browserThread } from "./browser-port.js";
import { crossOriginWorkerClass } from "./cross-origin-worker.js";
import { type JobThread, poolOf, type ThreadPool } from "./job-pool.js";

export type { ThreadPool } from "./job-pool.js";

declare const navigator: { readonly hardwareConcurrency?: number } | undefined;

function startThread(): JobThread {
  const Worker = crossOriginWorkerClass();
  // Bundlers look for these very words.
  return browserThread(new Worker(new URL("./browser-thread.js", import.meta.url), { type: "module" }));
}

const coreCount = (): number => (typeof navigator === "undefined" ? 1 : (navigator.hardwareConcurrency ?? 1));

/**
 * Starts a pool of threads, one per core unless you say otherwise. A page stays responsive, for even short jobs go to
 * them.
 *
 * The threads run `browser-thread.js`, which is beside this module and which a bundler has to emit as a worker. If
 * the browser can't load it, the work is done on the page's own thread: slower, in slices, with the same results.
 *
 * @example
 * ```ts
 * const pool = startPool(2);
 * await countTilings(unwrap(await readQuestion({ date: "25 Dec" })), { pool }); // → 92
 * await pool.close();
 * ```
 */
export function startPool(threads: number = coreCount()): ThreadPool {
  return poolOf({ threads, triesHere: false, start: startThread });
}
