/** A thread that turns one request for a file into its answer, and ends. */

import { parentPort, workerData } from "node:worker_threads";
import { quickly } from "../../core/solver/quickly.js";
import type { Caller, Work } from "../../requests/caller.js";
import { spellOption } from "../line/request.js";
import { answerHere, type ThreadNews, type ThreadTask } from "./file-request.js";
import { momentFor } from "./work.js";

const { request, now, threads } = workerData as ThreadTask;
/** Whoever started this thread ends it from outside. */
const { signal } = new AbortController();

const tell = (news: ThreadNews): void => parentPort?.postMessage(news);

async function doWork<Result>(work: Work<Result>): Promise<Result> {
  const result = await quickly(work, momentFor(signal));
  if (result !== undefined) return result;
  const { withPool } = await import("./progress.js");
  return withPool(threads, signal, work, (progress) => tell({ progress }));
}

const caller: Caller = { now, signal, spell: spellOption, doWork };

tell({ answer: await answerHere(request, caller) });
