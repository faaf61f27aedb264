/** From a board and a kind of sets to a file with a line for every set of pieces, which goes on where it was cut off. */

import { availableParallelism } from "node:os";
import type { OpenResults } from "../../census/results-file.js";
import { openSieveNotes } from "../../census/sieve-notes.js";
import { unitsInOrder } from "../../census/units.js";
import { isOutOfRoom } from "../../core/census/unit.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { watchMessages } from "../../core/locales/en/watch.generated.js";
import { quoted } from "../../core/text/sentences.js";
import { askCensus, type CensusAnswer, type CensusAsked } from "../../requests/census.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import { censusParts } from "../../requests/schema.js";
import { journalOf, openOutput } from "../census/results.js";
import type { Command, Context, ExitCode, Topic } from "../command.js";
import { dotted, formatOfFile } from "../line/file-format.js";
import { meaningsOf } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { withBar } from "../terminal/progress.js";

async function censusAsked(context: Context): Promise<Outcome<CensusAsked>> {
  const asked = await readParts(context, censusParts);
  if (!asked.ok) return asked;
  const { pieces, flips } = context.values;
  if (pieces === undefined)
    return refused(lineMessages.needsValue({ option: "--pieces", written: '--pieces "7 pentominoes + 1 hexomino"' }));
  return found({ ...asked.value, flips: flips === "none" ? false : undefined });
}

const threadsFor = ({ values }: Context, { planned }: CensusAnswer): number =>
  Math.min(values.threads ?? availableParallelism(), planned.parts.length);

/** What it is going to take, before it begins. */
async function announce(context: Context, census: CensusAnswer, results: OpenResults): Promise<void> {
  const { plan, parts, estimate } = census.planned;
  const threads = threadsFor(context, census);
  const seconds = Math.max(1, Math.round(estimate.seconds / threads));
  await context.remark(
    resultsMessages.censusPlan({
      sets: plan.survey.family.sets,
      units: parts.length,
      seconds,
      threads,
      megabytes: Math.ceil(estimate.bytes / 2 ** 20),
    }),
  );
  if (results.units > 0)
    await context.remark(resultsMessages.censusGoesOn({ done: results.units, units: parts.length }));
}

/** Does the units that are left, and appends what they find as they come. Returns how many sets a second there were. */
async function doUnits(context: Context, census: CensusAnswer, results: OpenResults): Promise<number> {
  const { planned } = census;
  const [start, from] = [performance.now(), results.units];
  const { parts } = planned;
  const first = parts[from]?.from ?? 0;
  /** How many sets a second there were until this unit. */
  const rate = (units: number): number =>
    Math.round((((parts[units - 1]?.to ?? first) - first) * 1000) / (performance.now() - start));
  await withBar(context, async ({ show }) => {
    const notes = await openSieveNotes(results.path, journalOf(census), planned.plan.survey.family.sets);
    // Where solutions are counted too, the sieve is the lesser part.
    const onSieve = (done: number, left: number): void => {
      if (planned.plan.survey.wish === "works") show({ done, found: left });
    };
    const order = { planned, from, threads: threadsFor(context, census), signal: context.io.signal, notes, onSieve };
    for await (const { text, working } of unitsInOrder(order)) {
      await results.append(text, working);
      const done = (results.units - from) / (parts.length - from);
      show({ done, found: results.working }, watchMessages.setRate({ rate: rate(results.units) }));
    }
  });
  return rate(parts.length);
}

/** Counts or decides all sets here, and writes a line for each. */
async function countHere(context: Context, census: CensusAnswer, output: string): Promise<ExitCode | Refusal> {
  const results = await openOutput(context, output, journalOf(census));
  if (!results.ok) return results;
  await announce(context, census, results.value);
  const rate = await doUnits(context, census, results.value).catch(async (error: unknown) => {
    await results.value.close();
    if (isOutOfRoom(error)) return undefined;
    throw error;
  });
  if (rate === undefined) return refused(resultsMessages.censusTooLarge());
  await results.value.finish();
  await context.remark(
    resultsMessages.censusDone({ working: results.value.working, sets: census.planned.plan.survey.family.sets, rate }),
  );
  return 0;
}

/** By the word behind the command; each is loaded when it is called. */
const shared: Readonly<Record<string, (context: Context) => Promise<ExitCode | Refusal>>> = {
  work: async (context) => (await import("../census/work.js")).work(context),
  status: async (context) => (await import("../census/status.js")).status(context),
  collect: async (context) => (await import("../census/collect.js")).collect(context),
  drop: async (context) => (await import("../census/status.js")).drop(context),
};

const formats = ["jsonl"];

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, values } = context;
  const [word, , ...more] = args;
  if (word !== undefined && shared[word] === undefined)
    return refused(lineMessages.unexpected({ word: quoted(word), command: "census" }));
  if (more.length > 0)
    return refused(lineMessages.unexpected({ word: quoted(more.join(" ")), command: `census ${word}` }));
  const { output, redis } = values;
  const isFile = output !== undefined && output !== "-";
  const format = formatOfFile("census", formats, isFile ? output : "");
  if (!format.ok) return format;
  if (word !== undefined && shared[word] !== undefined) return shared[word](context);
  if (!isFile && (redis === undefined || output === "-"))
    return refused(lineMessages.needsFile({ what: "census", endings: dotted(formats) }));
  const asked = await censusAsked(context);
  if (!asked.ok) return asked;
  const census = await askCensus(asked.value, callerOf(context));
  if (!census.ok) return census;
  if (redis === undefined) return countHere(context, census.value, output ?? "");
  const { putCensus } = await import("../census/put.js");
  return putCensus(context, census.value, asked.value);
}

const local = "redis://localhost:6379";

const kinds: Readonly<Record<string, Topic>> = {
  work: {
    summary: "work on the censuses in Redis until all are done",
    usage: "census work [NAME]",
    takes: "none",
    examples: [{ line: `daytile census work --redis ${local}`, description: "on as many machines as you like" }],
    options: ["redis", "threads", "lang"],
    notes: [
      "Start as many as you like, whenever you like. If you stop or lose one, another one does its units.",
      "All machines need the same version of Daytile.",
    ],
  },
  status: {
    summary: "show the progress of each census in Redis",
    usage: "census status",
    takes: "none",
    examples: [{ line: `daytile census status --redis ${local}`, description: "what's done, and what remains" }],
    options: ["redis", "lang"],
  },
  collect: {
    summary: "write what a census in Redis has found to a file",
    usage: "census collect [NAME]",
    takes: "none",
    examples: [
      {
        line: `daytile census collect --redis ${local} -o sets.jsonl`,
        description: "the same file that one machine would write",
      },
    ],
    options: ["redis", "output", "lang"],
    notes: ["Waits until all units are done. You can stop it, and run it again to continue."],
  },
  drop: {
    summary: "remove a census from Redis, with all it has found",
    usage: "census drop [NAME]",
    takes: "none",
    examples: [{ line: `daytile census drop --redis ${local}`, description: "once you have collected it" }],
    options: ["redis", "lang"],
  },
};

export const census: Command = {
  summary: "try every set of pieces of a kind",
  usage: "census [KIND]",
  takes: "kind",
  kinds,
  standsAlone: true,
  examples: [
    {
      line: "daytile census -p mine.yaml --pieces 1tetromino+1tromino -o sets.jsonl",
      description: "all ten sets of two such pieces, on your own board",
    },
  ],
  meanings: {
    ...meaningsOf(censusParts),
    output: { description: "write to this file, or continue what was stopped" },
  },
  options: ["puzzle", "pieces", "flips", "goal", "works", "totals", "redis", "output", "threads", "memory", "lang"],
  notes: [
    'For the classic board and all sets like its own, use --pieces "7 pentominoes + 1 hexomino": 27,720 sets. Pieces have up to six squares or five hexagons, and no two in a set are alike.',
    "Each line of the file is a set: its pieces, its solutions in all (total), how many dates have none (impossible) or one (single), and the fewest and most solutions for a date. With --works, only sets that work on every date are listed.",
    "You can stop a census at any time. Run the same command again to continue.",
    "With --redis, many machines share the work: see docs/census.md.",
  ],
  appends: true,
  run,
};
