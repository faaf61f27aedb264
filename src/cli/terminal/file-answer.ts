/** From a request for a file to its answer, from a thread where there are any: drawing and making leave no time to listen. */

import type { PictureFormat, PictureKind } from "../../core/names.js";
import type { Outcome } from "../../requests/outcome.js";
import type { FileAnswer } from "../../requests/pictures/picture.js";
import type { Context } from "../command.js";
import { callerOf } from "../line/request.js";
import { answerHere, type FileRequest } from "./file-request.js";
import type { FileHandlers } from "./file-thread.js";

/** From a thread that is ended at once when a person no longer wants it. */
async function answerApart(context: Context, request: FileRequest): Promise<Outcome<FileAnswer>> {
  const { io, values } = context;
  const { signal } = io;
  signal.throwIfAborted();
  const [{ withBar }, { startNodeThread }, { unwrapReply, WorkerPool }] = await Promise.all([
    import("./progress.js"),
    import("../../rpc/node-port.js"),
    import("../../rpc/worker-pool.js"),
  ]);
  const address = new URL("./file-thread.js", import.meta.url);
  const pool = new WorkerPool<FileHandlers>({ threads: 1, start: () => startNodeThread(address) });
  const task = { request, now: io.now(), threads: values.threads };
  try {
    return unwrapReply(
      await withBar(context, ({ show }) => pool.request("answer", task, { signal, onProgress: show })),
    );
  } finally {
    void pool.close();
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
