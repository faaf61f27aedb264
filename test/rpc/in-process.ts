/** Threads for tests: they run in this process, but speak through real message ports. */

import { MessageChannel } from "node:worker_threads";
import { onTestFinished } from "vitest";
import type { FromThread, ToThread } from "../../src/rpc/job-messages.js";
import { type Host, type JobThread, poolOf, type ThreadPool } from "../../src/rpc/job-pool.js";
import { serveJobs } from "../../src/rpc/serve-jobs.js";

/** Every message that passed, in order. */
export interface Wire {
  readonly sent: ToThread[];
  readonly heard: FromThread[];
}

function threadOn({ sent, heard }: Wire): JobThread {
  const { port1, port2 } = new MessageChannel();
  let obey: (message: ToThread) => void = () => {};
  serveJobs({
    post: (message, transfer) => port1.postMessage(message, transfer as ArrayBuffer[]),
    listen: (hear) => {
      obey = hear;
      port1.on("message", hear);
    },
  });
  return {
    post: (message) => {
      sent.push(message);
      port2.postMessage(message);
    },
    listen: (hear) =>
      port2.on("message", (message: FromThread) => {
        heard.push(message);
        hear(message);
      }),
    terminate: async () => {
      // A real thread would end in the middle of its work; this one has to be told to leave it.
      for (const { id } of sent) obey({ kind: "drop", id });
      port1.close();
    },
  };
}

export function poolHere(threads: number, changes: Partial<Host> = {}): { pool: ThreadPool; wire: Wire } {
  const wire: Wire = { sent: [], heard: [] };
  const pool = poolOf({ threads, triesHere: false, start: () => threadOn(wire), ...changes });
  onTestFinished(() => pool.close());
  return { pool, wire };
}
