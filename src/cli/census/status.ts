/** From the censuses in a Redis to how far they are, and to a Redis without one of them. */

import type { CensusQueue } from "../../census/census-queue.js";
import type { QueuedCensus } from "../../census/queued-census.js";
import { queueMessages } from "../../core/locales/en/queue.generated.js";
import type { Refusal } from "../../requests/outcome.js";
import type { Context, ExitCode } from "../command.js";
import { censusAskedFor, censusesThere, withQueue } from "./queue.js";

async function statusLines({ worded }: Context, queue: CensusQueue, census: QueuedCensus): Promise<string> {
  const { name, pieces, puzzle, sets, units } = census;
  const [{ done, active, waiting, failed }, workers] = [await queue.counts(census), await queue.workers(census)];
  const lines = [
    worded(queueMessages.stateOf({ name, pieces, puzzle, sets })),
    `  ${worded(queueMessages.unitsSoFar({ done, units, active, waiting, failed }))}`,
    `  ${worded(queueMessages.workers({ count: workers }))}`,
  ];
  return `${lines.join("\n")}\n`;
}

export function status(context: Context): Promise<ExitCode | Refusal> {
  return withQueue(context, async (queue) => {
    const censuses = await censusesThere(context, queue);
    if (!censuses.ok) return censuses;
    for (const census of censuses.value) await context.print(await statusLines(context, queue, census));
    return 0;
  });
}

export function drop(context: Context): Promise<ExitCode | Refusal> {
  return withQueue(context, async (queue) => {
    const census = await censusAskedFor(context, queue);
    if (!census.ok) return census;
    await queue.drop(census.value);
    await context.print(`${context.worded(queueMessages.dropped({ name: census.value.name }))}\n`);
    return 0;
  });
}
