/** A thread that turns requests for files into their answers: drawing and making leave no time to listen. */

import type { Progress } from "../../core/solver/job.js";
import { quickly } from "../../core/solver/quickly.js";
import type { Work } from "../../requests/caller.js";
import { portToParent } from "../../rpc/node-port.js";
import type { Call } from "../../rpc/request-messages.js";
import { serveRequests } from "../../rpc/serve-requests.js";
import { spellOption } from "../line/request.js";
import { answerHere, type FileRequest } from "./file-request.js";
import { momentFor } from "./work.js";

interface FileTask {
  readonly request: FileRequest;
  readonly now: Date;
  /** For what takes long; left out: one per core. */
  readonly threads: number | undefined;
}

const handlers = {
  answer({ request, now, threads }: FileTask, { signal, onProgress }: Call<Progress>) {
    async function doWork<Result>(work: Work<Result>): Promise<Result> {
      const result = await quickly(work, momentFor(signal));
      if (result !== undefined) return result;
      const { withPool } = await import("./progress.js");
      return withPool(threads, signal, work, onProgress);
    }
    return answerHere(request, { now, signal, spell: spellOption, doWork });
  },
};

export type FileHandlers = typeof handlers;

serveRequests(portToParent(), handlers);
