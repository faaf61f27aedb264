/** A thread of a server: turns requests into answers, one at a time, until it is told to stop. */

import { parentPort } from "node:worker_threads";
import { ask } from "../../requests/ask.js";
import { spelledInQuery } from "../api/parameters.js";
import type { CrewAnswer, CrewOrder, CrewReady, ToCrew } from "./messages.js";

const stops = new Map<number, AbortController>();

async function answerTo({ id, request, now }: CrewOrder): Promise<CrewAnswer> {
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    return { id, outcome: await ask(request, { now, signal: stop.signal, spell: spelledInQuery }) };
  } catch (error) {
    return { id, outcome: undefined, ...(stop.signal.aborted ? {} : { fault: String((error as Error).stack) }) };
  } finally {
    stops.delete(id);
  }
}

parentPort?.on("message", async (message: ToCrew) => {
  if ("stop" in message) stops.get(message.stop)?.abort(new Error("stopped"));
  else parentPort?.postMessage(await answerTo(message.order));
});

parentPort?.postMessage({ isReady: true } satisfies CrewReady);
