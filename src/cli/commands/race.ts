/** From a date to a race: every algorithm and the solver itself on the same board, and how each of them fared. */

import type { Message } from "../../core/i18n/message.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { watchMessages } from "../../core/locales/en/watch.generated.js";
import { wrapped } from "../../core/pens/columns.js";
import { jsonText } from "../../requests/json.js";
import type { Refusal } from "../../requests/outcome.js";
import type { RaceEntry } from "../../requests/race/contest.js";
import { askRace, type RaceAnswer, raceJson } from "../../requests/race/race.js";
import { raceParts } from "../../requests/schema.js";
import type { Command, Context, ExitCode } from "../command.js";
import { optionNames } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { textColumns } from "../terminal/charts.js";
import { tellNotes } from "../terminal/notes.js";
import { progressBar } from "../terminal/progress.js";
import { scoreboard } from "../terminal/scoreboard.js";

function notes(entries: readonly RaceEntry[], seconds: number): Message[] {
  const stopped = entries.filter(({ isComplete }) => !isComplete).map(({ algorithm }) => algorithm.id);
  const bars = watchMessages.logScale();
  return stopped.length === 0 ? [bars] : [bars, watchMessages.stopped({ seconds, algorithms: stopped })];
}

function picture(context: Context, { question: { title, puzzle }, entries, budget }: RaceAnswer): string {
  const columns = textColumns(context);
  const lines = [
    ...wrapped(context.worded(resultsMessages.titled({ title, puzzle: puzzle.id })), columns),
    "",
    ...scoreboard(context, entries),
    "",
    ...notes(entries, budget).flatMap((note) => wrapped(context.worded(note), columns)),
  ];
  return `${lines.join("\n")}\n`;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const asked = await readParts(context, raceParts);
  if (!asked.ok) return asked;
  const bar = progressBar(context);
  const caller = { ...callerOf(context), onProgress: bar.show };
  const race = await askRace(asked.value, caller).finally(() => bar.end());
  if (!race.ok) return race;
  await tellNotes(context, race.value.question.notes);
  await context.print(context.wantsJson ? jsonText(raceJson(race.value)) : picture(context, race.value));
  return 0;
}

export const race: Command = {
  summary: "compare all algorithms on the same date",
  usage: "race [DATE]",
  takes: "date",
  examples: [
    {
      line: "daytile race 12-25",
      description: "every algorithm and the solver find all 92 solutions for 25 December",
    },
    { line: "daytile race 6 Oct --budget 1 --json", description: "a second for each, as JSON" },
  ],
  options: [...optionNames(raceParts), "json", "output", "lang"],
  writes: ["txt", "json"],
  notes: [
    "first: time to the first solution. all: time to the last. times: how many times as long as the fastest.",
    "tried: placements tested, whether or not they fit.",
    "daytile is the real solver. The others are written to be read: run daytile animate to watch one.",
  ],
  run,
};
