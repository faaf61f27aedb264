/** From the units of a census in Redis to one file, the same as one machine would write. */

import { setTimeout as pause } from "node:timers/promises";
import type { CensusQueue } from "../../census/census-queue.js";
import type { QueuedCensus } from "../../census/queued-census.js";
import type { OpenResults } from "../../census/results-file.js";
import { isOutOfRoom, type WrittenUnit } from "../../core/census/unit.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { queueMessages } from "../../core/locales/en/queue.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import type { Context, ExitCode } from "../command.js";
import { withBar } from "../terminal/progress.js";
import { censusAskedFor, withQueue } from "./queue.js";
import { openOutput } from "./results.js";

/** How often to ask for a unit that isn't done yet, in milliseconds. */
const askEvery = 250;
/** A census may still be on its way into the queue. A unit that is missing this many times in a row is lost. */
const maxMissing = 40;

/** What became of a unit that failed. */
export const failedUnit = ({ name }: QueuedCensus, why: string): Refusal =>
  refused(isOutOfRoom(new Error(why)) ? resultsMessages.censusTooLarge() : queueMessages.unitFailed({ name, why }));

/** Waits for a unit as long as somebody may still do it, and says each time that it has to. */
async function awaitUnit(
  { io: { signal } }: Context,
  queue: CensusQueue,
  census: QueuedCensus,
  unit: number,
  onWait: () => Promise<void>,
): Promise<Outcome<WrittenUnit>> {
  for (let missing = 0; ; ) {
    const state = await queue.unit(census, unit);
    if (typeof state === "object") return "failed" in state ? failedUnit(census, state.failed) : found(state);
    if (state === "foreign") return refused(queueMessages.foreignUnit({ unit: unit + 1, name: census.name }));
    missing = state === "missing" ? missing + 1 : 0;
    if (missing > maxMissing) return refused(queueMessages.unitMissing({ unit: unit + 1, name: census.name }));
    await onWait();
    await pause(askEvery, undefined, { signal });
  }
}

/** Appends what has been found, in order, and waits for the rest. */
async function appendUnits(
  context: Context,
  queue: CensusQueue,
  census: QueuedCensus,
  results: OpenResults,
): Promise<Refusal | undefined> {
  const from = results.units;
  return withBar(context, async ({ show }) => {
    let done = from;
    const tell = (units: number): void => {
      done = Math.max(done, units);
      show({ done: (done - from) / (census.units - from), found: results.working });
    };
    // The first units are done last: what others have found is there long before it can be written.
    const onWait = async (): Promise<void> => tell((await queue.counts(census)).done);
    while (results.units < census.units) {
      const unit = await awaitUnit(context, queue, census, results.units, onWait);
      if (!unit.ok) return unit;
      await results.append(unit.value.text, unit.value.working);
      tell(results.units);
    }
    return undefined;
  });
}

/** What was fetched before stays in the file, and isn't fetched again. */
export async function collectFrom(
  context: Context,
  queue: CensusQueue,
  census: QueuedCensus,
  file: string,
): Promise<ExitCode | Refusal> {
  const results = await openOutput(context, file, census.journal);
  if (!results.ok) return results;
  const refusal = await appendUnits(context, queue, census, results.value).catch(async (error: unknown) => {
    await results.value.close();
    throw error;
  });
  if (refusal !== undefined) {
    await results.value.close();
    return refusal;
  }
  await results.value.finish();
  await context.remark(
    queueMessages.collected({ working: results.value.working, sets: census.sets, name: census.name }),
  );
  return 0;
}

export async function collect(context: Context): Promise<ExitCode | Refusal> {
  const { output } = context.values;
  if (output === undefined || output === "-")
    return refused(lineMessages.needsFile({ what: "census collect", endings: [".jsonl"] }));
  return withQueue(context, async (queue) => {
    const census = await censusAskedFor(context, queue);
    return census.ok ? collectFrom(context, queue, census.value, output) : census;
  });
}
