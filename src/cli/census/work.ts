/** From the censuses in a Redis to their units done by this machine, until nothing is left to do. */

import { availableParallelism } from "node:os";
import type { CensusQueue } from "../../census/census-queue.js";
import { workQueue } from "../../census/queue-work.js";
import type { QueuedCensus } from "../../census/queued-census.js";
import { queueMessages } from "../../core/locales/en/queue.generated.js";
import { askCensusAgain, type CensusAnswer, type CensusAsked } from "../../requests/census.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import { readRequest } from "../../requests/read-request.js";
import type { Context, ExitCode } from "../command.js";
import { withBar } from "../terminal/progress.js";
import { failedUnit } from "./collect.js";
import { censusAskedFor, censusesThere, otherVersion, warnOfLoss, withQueue } from "./queue.js";
import { journalOf } from "./results.js";

/** Time enough to hand units back when somebody wants to stop. */
const longestEnd = 10_000;

/** A census from what was asked and how it was planned. What comes out must be what the others have. */
async function plannedAgain(census: QueuedCensus): Promise<Outcome<CensusAnswer>> {
  const request = readRequest(census.asked);
  if (!request.ok) return request;
  const { want, ...asked } = request.value;
  if (want !== "census") return refused(queueMessages.otherUnits({ name: census.name }));
  const answer = await askCensusAgain(asked as CensusAsked, census.plan);
  if (!answer.ok) return answer;
  return journalOf(answer.value) === census.journal ? answer : refused(queueMessages.otherUnits({ name: census.name }));
}

async function workOn(context: Context, queue: CensusQueue, census: QueuedCensus): Promise<ExitCode | Refusal> {
  const other = otherVersion(census);
  if (other !== undefined) return other;
  const answer = await plannedAgain(census);
  if (!answer.ok) return answer;
  const { planned } = answer.value;
  const { name, units } = census;
  const threads = Math.min(context.values.threads ?? availableParallelism(), units);
  const { done } = await queue.counts(census);
  await context.remark(queueMessages.working({ name, left: units - done, units, threads }));
  const end = await withBar(context, ({ show }) => {
    const onProgress = (now: { readonly done: number }): void =>
      show({ done: (now.done - done) / Math.max(1, units - done), found: now.done });
    return workQueue({ queue, census, planned, threads, signal: context.io.signal, onProgress });
  });
  return end === undefined ? 0 : outcomeOf(context, queue, census);
}

/** Jobs that somebody else put among the units were left alone, and that's all there is to say about them. */
async function outcomeOf(context: Context, queue: CensusQueue, census: QueuedCensus): Promise<ExitCode | Refusal> {
  const { own, foreign } = await queue.failures(census);
  if (foreign > 0) await context.warn(queueMessages.foreignJobs({ count: foreign, name: census.name }));
  if (own !== undefined) return failedUnit(census, own);
  await context.remark(queueMessages.allDone({ name: census.name, units: census.units }));
  return 0;
}

/** All of them, one after the other; a word behind `work` chooses one. */
async function censusesToDo(context: Context, queue: CensusQueue): Promise<Outcome<readonly QueuedCensus[]>> {
  if (context.args[1] === undefined) return censusesThere(context, queue);
  const one = await censusAskedFor(context, queue);
  return one.ok ? found([one.value]) : one;
}

export async function work(context: Context): Promise<ExitCode | Refusal> {
  context.io.mayEndIn?.(longestEnd);
  return withQueue(context, async (queue) => {
    await warnOfLoss(context, queue);
    const censuses = await censusesToDo(context, queue);
    if (!censuses.ok) return censuses;
    // One that can't be done here isn't a reason to leave the others alone.
    const refusals: Refusal[] = [];
    for (const census of censuses.value) {
      if (context.io.signal.aborted) break;
      const ended = await workOn(context, queue, census);
      if (typeof ended !== "number") refusals.push(ended);
    }
    const [first] = refusals;
    return first === undefined ? 0 : { ...first, faults: refusals.flatMap(({ faults }) => faults) };
  });
}
