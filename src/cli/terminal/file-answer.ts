/** From a request for a file to its answer, from a thread where there are any: drawing and making leave no time to listen. */

import { Worker } from "node:worker_threads";
import type { Progress } from "../../core/solver/job.js";
import type { Outcome } from "../../requests/outcome.js";
import type { PictureFormat, PictureKind } from "../../requests/pictures/kinds.js";
import type { FileAnswer } from "../../requests/pictures/picture.js";
import type { Context } from "../command.js";
import { callerOf } from "../line/request.js";
import { answerHere, type FileRequest, type ThreadNews, type ThreadTask } from "./file-request.js";

/** The answer of a thread that is ended at once when a person no longer wants it. */
function answerOf(worker: Worker, signal: AbortSignal, onProgress: (progress: Progress) => void) {
  return new Promise<Outcome<FileAnswer>>((resolve, reject) => {
    worker.on("message", (news: ThreadNews) => {
      if ("answer" in news) resolve(news.answer);
      else onProgress(news.progress);
    });
    worker.on("error", reject);
    worker.on("exit", (code) => reject(new Error(`the thread ended with exit code ${code}`)));
    signal.addEventListener("abort", () => reject(signal.reason), { once: true });
  });
}

async function answerApart(context: Context, request: FileRequest): Promise<Outcome<FileAnswer>> {
  const { io, values } = context;
  io.signal.throwIfAborted();
  const { withBar } = await import("./progress.js");
  const workerData: ThreadTask = { request, now: io.now(), threads: values.threads };
  const worker = new Worker(new URL("./file-thread.js", import.meta.url), { workerData, execArgv: [] });
  try {
    return await withBar(context, ({ show }) => answerOf(worker, io.signal, show));
  } finally {
    void worker.terminate();
  }
}

/** Those of many boards; any other is drawn as text in less time than a thread takes to start. */
const longPictures: readonly PictureKind[] = ["solutions", "search"];
const quickFormats: readonly PictureFormat[] = ["svg", "txt"];

function isQuick(request: FileRequest): boolean {
  if (request.want === "product" || request.format === undefined) return false;
  return quickFormats.includes(request.format) && !longPictures.includes(request.picture ?? "solution");
}

export function answerFile(context: Context, request: FileRequest): Promise<Outcome<FileAnswer>> {
  const apart = context.io.mayThread === true && !isQuick(request);
  return apart ? answerApart(context, request) : answerHere(request, callerOf(context));
}
