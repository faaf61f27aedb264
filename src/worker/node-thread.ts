/** Where a thread of Node begins: it serves whoever started it. */

import { parentPort } from "node:worker_threads";
import type { FromThread, ToThread } from "./protocol.js";
import { serveJobs } from "./thread.js";

serveJobs({
  post: (message: FromThread, transfer) => parentPort?.postMessage(message, transfer as ArrayBuffer[]),
  listen: (onMessage) => parentPort?.on("message", (message: ToThread) => onMessage(message)),
});
