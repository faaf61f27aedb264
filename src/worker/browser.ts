/** From a number of threads to a pool of them, in a browser. */

import type { BrowserWorker } from "./browser-types.js";
import { poolOf, type Thread, type ThreadPool } from "./pool.js";
import type { FromThread } from "./protocol.js";
import { workerFromAnywhere } from "./worker-from-anywhere.js";

export type { ThreadPool } from "./pool.js";

declare const navigator: { readonly hardwareConcurrency?: number } | undefined;

function startThread(): Thread {
  const Worker = workerFromAnywhere();
  // Bundlers look for these very words.
  return threadOf(new Worker(new URL("./browser-thread.js", import.meta.url), { type: "module" }));
}

function threadOf(worker: BrowserWorker): Thread {
  return {
    post: (message) => worker.postMessage(message),
    listen: (onMessage, fail) => {
      worker.onmessage = ({ data }) => onMessage(data as FromThread);
      worker.onerror = ({ message }) => fail(new Error(message ?? "it could not be loaded"));
    },
    end: async () => worker.terminate(),
  };
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
