/** Both ends of the line to a thread of Node. */

import { parentPort, Worker, type WorkerOptions } from "node:worker_threads";
import type { Port, Thread } from "./port.js";

/** `isBackground` is for threads that don't keep a program from ending. */
export interface NodeThreadOptions extends Pick<WorkerOptions, "resourceLimits" | "workerData"> {
  readonly isBackground?: boolean;
}

export function startNodeThread<Received, Sent>(
  address: URL,
  { isBackground = false, ...options }: NodeThreadOptions = {},
): Thread<Received, Sent> {
  // Some options of the program, such as --input-type, would keep a thread from starting, and it needs none of them.
  const worker = new Worker(address, { ...options, execArgv: [] });
  return {
    post: (message, transfer = []) => worker.postMessage(message, transfer as ArrayBuffer[]),
    listen: (onMessage, onFailure) => {
      worker.on("message", onMessage);
      worker.on("error", (error) => onFailure(error as Error));
      worker.on("exit", (code) => onFailure(new Error(`it ended with exit code ${code}`)));
      // Not any sooner: to listen is to hold the program.
      if (isBackground) worker.unref();
    },
    terminate: async () => void (await worker.terminate()),
  };
}

/** The thread's end; undefined on the main thread. */
export function portToParent<Received, Sent>(): Port<Received, Sent> | undefined {
  const parent = parentPort;
  if (parent === null) return undefined;
  return {
    post: (message, transfer = []) => parent.postMessage(message, transfer as ArrayBuffer[]),
    listen: (onMessage) => void parent.on("message", onMessage),
  };
}
