/**
 * From a model to the solutions of MiniZinc's solver Gecode, as the npm package minizinc brings it.
 *
 * That package has the solver as WebAssembly for a browser's worker; in Node it would look for a program of that name
 * instead. So the worker's script is run in a thread that has what a browser's worker has, as far as it is used.
 */

import { createRequire } from "node:module";
import { Worker } from "node:worker_threads";
import { modelFormat } from "../../formats/models/models.js";
import type { CallerSignal } from "../caller.js";
import type { Engine } from "./engine.js";

const threadScript = `
const { parentPort, workerData } = require("node:worker_threads");
Object.assign(globalThis, {
  require,
  self: globalThis,
  __filename: workerData,
  __dirname: require("node:path").dirname(workerData),
  addEventListener: (type, listener) => parentPort.on(type, (data) => listener({ data })),
  postMessage: (data) => parentPort.postMessage(data),
});
require("node:vm").runInThisContext(require("node:fs").readFileSync(workerData, "utf8"), workerData);
`;

interface Message {
  readonly type: string;
  readonly output?: { readonly default?: string };
  readonly message?: string;
}

/** Messages of a thread in order, for as long as somebody asks. */
async function* messagesOf(worker: Worker, signal: CallerSignal | undefined): AsyncGenerator<Message> {
  const waiting: Message[] = [];
  let wake = (): void => {};
  let failure: unknown;
  const fail = (error: unknown): void => {
    failure = error;
    wake();
  };
  worker.on("message", (message: Message) => {
    waiting.push(message);
    wake();
  });
  worker.on("error", fail);
  signal?.addEventListener?.("abort", () => fail(signal.reason));
  for (;;) {
    const next = waiting.shift();
    if (next !== undefined) yield next;
    else if (failure !== undefined) throw failure;
    else {
      await new Promise<void>((resolve) => {
        wake = resolve;
      });
    }
  }
}

const fileName = "model.mzn";

/** `packages` finds the files of a package. */
export async function loadMiniZinc(
  packages: { resolve(name: string): string } = createRequire(import.meta.url),
): Promise<Engine> {
  const script = packages.resolve("minizinc/minizinc-worker.js");
  const places = {
    wasmURL: packages.resolve("minizinc/minizinc.wasm"),
    dataURL: packages.resolve("minizinc/minizinc.data"),
  };
  return async function* ({ model, wantsAll, signal }) {
    const { write, readAnswer } = modelFormat("mzn");
    const files = { [fileName]: write(model) };
    const args = [...(wantsAll ? ["-a"] : []), "--solver", "gecode", fileName];
    const worker = new Worker(threadScript, { eval: true, workerData: script });
    let isAsked = false;
    worker.postMessage(places);
    try {
      for await (const { type, output, message } of messagesOf(worker, signal)) {
        if (type === "error") throw new Error(`MiniZinc says: ${message}`);
        if (type === "exit") return;
        if (type === "solution") yield readAnswer(model, output?.default ?? "");
        if (type === "ready" && !isAsked) {
          isAsked = true;
          worker.postMessage({ jsonStream: true, files, args, outputFiles: null });
        }
      }
    } finally {
      await worker.terminate();
    }
  };
}
