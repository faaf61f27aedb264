/** From a census to its units in Redis, for anybody to work on. */

import type { CensusQueue } from "../../census/census-queue.js";
import { type QueuedCensus, queueName } from "../../census/queued-census.js";
import { notesOf } from "../../core/census/plan-notes.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { queueMessages } from "../../core/locales/en/queue.generated.js";
import type { CensusAnswer, CensusAsked } from "../../requests/census.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { Context, ExitCode } from "../command.js";
import { version } from "../terminal/version.js";
import { collectFrom } from "./collect.js";
import { warnOfLoss, withQueue } from "./queue.js";
import { censusHash, journalOf } from "./results.js";

/** As it is kept: with all that others need to do the same. */
function queuedCensus(census: CensusAnswer, asked: CensusAsked): QueuedCensus {
  const { puzzle, pieces, planned } = census;
  return {
    name: queueName(version(), puzzle.id, censusHash(census)),
    daytile: version(),
    puzzle: puzzle.id,
    pieces,
    sets: planned.plan.survey.family.sets,
    units: planned.parts.length,
    journal: journalOf(census),
    asked: { ...asked, want: "census" },
    plan: notesOf(planned),
  };
}

/** With `-o`, it waits until others have done everything. */
export async function putCensus(
  context: Context,
  census: CensusAnswer,
  asked: CensusAsked,
): Promise<ExitCode | Refusal> {
  const { values, print, worded } = context;
  if (values.threads !== undefined)
    return refused(lineMessages.misplaced({ option: "--threads", place: "census --redis" }));
  return withQueue(context, async (queue: CensusQueue) => {
    await warnOfLoss(context, queue);
    const queued = queuedCensus(census, asked);
    await queue.put(queued, census.planned.parts);
    await print(
      `${worded(queueMessages.ready({ name: queued.name, sets: queued.sets, units: queued.units, address: queue.address.shown }))}\n`,
    );
    return values.output === undefined ? 0 : collectFrom(context, queue, queued, values.output);
  });
}
