/** A thread of a server: turns requests into the bytes of answers, one at a time, until it is told to stop. */

import { parentPort } from "node:worker_threads";
import { ask } from "../../requests/ask.js";
import { found } from "../../requests/outcome.js";
import { spelledInQuery } from "../api/parameters.js";
import { type CrewAnswer, type CrewOrder, type CrewReady, maxAnswer, type ToCrew } from "./messages.js";
import { writtenAnswer } from "./written.js";

const stops = new Map<number, AbortController>();

async function written({ id, request, now }: CrewOrder, signal: AbortSignal): Promise<CrewAnswer> {
  const outcome = await ask(request, { now, signal, spell: spelledInQuery });
  if (!outcome.ok) return { id, outcome };
  const answer = writtenAnswer(outcome.value);
  return answer.body.length > maxAnswer ? { id, outcome: undefined, isTooLarge: true } : { id, outcome: found(answer) };
}

async function answerTo(order: CrewOrder): Promise<CrewAnswer> {
  const { id } = order;
  const stop = new AbortController();
  stops.set(id, stop);
  try {
    return await written(order, stop.signal);
  } catch (error) {
    return { id, outcome: undefined, ...(stop.signal.aborted ? {} : { fault: String((error as Error).stack) }) };
  } finally {
    stops.delete(id);
  }
}

/** Bytes are handed over, not copied. */
function tell(answer: CrewAnswer): void {
  const { outcome } = answer;
  parentPort?.postMessage(answer, outcome?.ok ? [outcome.value.body.buffer] : []);
}

parentPort?.on("message", async (message: ToCrew) => {
  if ("stop" in message) stops.get(message.stop)?.abort(new Error("stopped"));
  else tell(await answerTo(message.order));
});

parentPort?.postMessage({ isReady: true } satisfies CrewReady);
