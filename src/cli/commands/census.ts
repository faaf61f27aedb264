/** From a board and a kind of sets to a file with a line for every set of pieces, which goes on where it was cut off. */

import { createHash } from "node:crypto";
import { availableParallelism } from "node:os";
import { resolve } from "node:path";
import { type OpenResults, openResults } from "../../census/results-file.js";
import { unitsInOrder } from "../../census/units.js";
import { isOutOfRoom } from "../../core/census/unit.js";
import { askCensus, type CensusAnswer, type CensusAsked } from "../../requests/census.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import type { Command, Context, ExitCode } from "../command.js";
import { sayLine } from "../line/messages.js";
import { callerOf, puzzleParts } from "../line/request.js";
import { sayFile } from "../terminal/file-messages.js";
import { sayResult } from "../terminal/messages.js";
import { withBar } from "../terminal/progress.js";
import { reasonOf } from "../terminal/system-error.js";
import { version } from "../terminal/version.js";

async function censusAsked(context: Context): Promise<Outcome<CensusAsked>> {
  const parts = await puzzleParts(context);
  if (!parts.ok) return parts;
  const { pieces, flips, goal, works, totals } = context.values;
  if (pieces === undefined) return refused(sayLine.needsValue("--pieces", '--pieces "7 pentominoes + 1 hexomino"'));
  return found({ ...parts.value, pieces, flips: flips === "none" ? false : undefined, goal, works, totals });
}

/** What makes two censuses the same one: then one goes on with what the other began. */
function censusName({ planned }: CensusAnswer): string {
  const { plan, parts } = planned;
  const hash = createHash("sha256")
    .update(JSON.stringify([plan.survey, parts.length]))
    .digest("hex")
    .slice(0, 16);
  return JSON.stringify({ daytile: version(), census: hash, units: parts.length });
}

async function openOutput(context: Context, name: string, census: CensusAnswer): Promise<Outcome<OpenResults>> {
  try {
    const opened = await openResults(resolve(context.io.cwd, name), censusName(census));
    if (opened === "exists") return refused(sayFile.existsAlready(name));
    return opened === "other" ? refused(sayFile.otherCensus(name)) : found(opened);
  } catch (error) {
    return refused(sayFile.cannotWrite(name, reasonOf(error)));
  }
}

const threadsFor = ({ values }: Context, { planned }: CensusAnswer): number =>
  Math.min(values.threads ?? availableParallelism(), planned.parts.length);

/** What it is going to take, before it begins. */
async function announce(context: Context, census: CensusAnswer, results: OpenResults): Promise<void> {
  const { plan, parts, estimate } = census.planned;
  const threads = threadsFor(context, census);
  const seconds = Math.max(1, Math.round(estimate.seconds / threads));
  await context.remark(
    sayResult.censusPlan(plan.survey.family.sets, parts.length, seconds, threads, Math.ceil(estimate.bytes / 2 ** 20)),
  );
  if (results.units > 0) await context.remark(sayResult.censusGoesOn(results.units, parts.length));
}

/** Does the units that are left, and appends what they find as they come. Returns how many sets a second there were. */
async function doUnits(context: Context, census: CensusAnswer, results: OpenResults): Promise<number> {
  const { planned } = census;
  const [start, from] = [performance.now(), results.units];
  await withBar(context, async ({ show }) => {
    const order = { planned, from, threads: threadsFor(context, census), signal: context.io.signal };
    for await (const { text, working } of unitsInOrder(order)) {
      await results.append(text, working);
      show({ done: (results.units - from) / (planned.parts.length - from), found: results.working });
    }
  });
  const sets = planned.plan.survey.family.sets - (planned.parts[from]?.from ?? 0);
  return Math.round((sets * 1000) / (performance.now() - start));
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values } = context;
  if (args.length > 0) return refused(sayLine.unexpected(args.join(" "), "census"));
  if (values.output === undefined || values.output === "-") return refused(sayLine.needsFile("census", ["jsonl"]));
  const asked = await censusAsked(context);
  if (!asked.ok) return asked;
  const census = await askCensus(asked.value, callerOf(context));
  if (!census.ok) return census;
  const results = await openOutput(context, values.output, census.value);
  if (!results.ok) return results;
  await announce(context, census.value, results.value);
  const rate = await doUnits(context, census.value, results.value).catch(async (error: unknown) => {
    await results.value.close();
    if (isOutOfRoom(error)) return undefined;
    throw error;
  });
  if (rate === undefined) return refused(sayResult.censusTooLarge());
  await results.value.finish();
  await context.remark(sayResult.censusDone(results.value.working, census.value.planned.plan.survey.family.sets, rate));
  return 0;
}

export const census: Command = {
  summary: "count the solutions of every set of pieces of a kind",
  usage: "census",
  takes: "none",
  examples: [
    {
      line: "daytile census -p mine.yaml --pieces 1tetromino+1tromino -o sets.jsonl",
      description: "all ten sets of two such pieces, on your own board",
    },
  ],
  options: ["puzzle", "pieces", "flips", "goal", "works", "totals", "output", "threads", "lang"],
  notes: [
    'The classic board and all sets like its own: --pieces "7 pentominoes + 1 hexomino", 27,720 sets. Pieces have up to six squares or five hexagons, and a set has no two alike.',
    "Each line of the file is a set: its pieces, its solutions in all (total), how many dates have none (impossible) or one (single), and the fewest and most of a date. With --works, only sets that work on every date have a line.",
    "You can stop a census at any time. Run the same command again, and it goes on where it was.",
  ],
  appends: true,
  run,
};
