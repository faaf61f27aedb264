/** From a date to a race: every algorithm and the solver itself on the same board, and how each of them fared. */

import type { Command, Context, ExitCode, Failure } from "../command.js";
import { jsonHead, jsonText } from "../json.js";
import { type AskedQuestion, questionJson, questionOptions, readFittingQuestion } from "../question.js";
import { contest, type Entry } from "../race/contest.js";
import { textColumns } from "../terminal/charts.js";
import { wrapped } from "../terminal/columns.js";
import { scoreboard, timeText } from "../terminal/scoreboard.js";

const defaultSeconds = 10;

function entryJson({ algorithm, solutions, isComplete, nodes, tried, milliseconds, firstMilliseconds }: Entry) {
  const { id, name, source } = algorithm;
  const rounded = (value: number): number => Math.round(value * 1000) / 1000;
  const first = firstMilliseconds === undefined ? null : rounded(firstMilliseconds);
  const ms = rounded(milliseconds);
  return { id, name, source, solutions, complete: isComplete, nodes, tried, ms, firstMs: first };
}

function notes(entries: readonly Entry[], seconds: number): string[] {
  const stopped = entries.filter(({ isComplete }) => !isComplete).map(({ algorithm }) => algorithm.id);
  const bars = "Bars are longer by the same length for every tenfold time.";
  if (stopped.length === 0) return [bars];
  const verb = stopped.length === 1 ? "was" : "were";
  return [bars, `${stopped.join(", ")} ${verb} stopped after ${timeText(seconds * 1000)}; --budget gives more.`];
}

function picture(context: Context, { title, puzzle }: AskedQuestion, entries: readonly Entry[], seconds: number) {
  const columns = textColumns(context);
  const lines = [
    ...wrapped(`${title} on ${puzzle.id}`, columns),
    "",
    ...scoreboard(context, entries),
    "",
    ...notes(entries, seconds).flatMap((note) => wrapped(note, columns)),
  ];
  return `${lines.join("\n")}\n`;
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const { values, print } = context;
  const asked = await readFittingQuestion(context);
  if (!asked.ok) return asked;
  const question = asked.value;
  const { budget: seconds = defaultSeconds } = values;
  const entries = await contest(context, question, seconds * 1000);
  const head = { ...jsonHead("race", question.puzzle), ...questionJson(question), budget: seconds };
  const document = { ...head, algorithms: entries.map(entryJson) };
  await print(values.json ? jsonText(document) : picture(context, question, entries, seconds));
  return 0;
}

export const race: Command = {
  summary: "let all algorithms solve the same date and compare them",
  usage: "race [DATE]",
  takes: "date",
  examples: [
    { line: "daytile race 12-25", description: "seven algorithms and the solver find the 92 solutions of 25 December" },
    { line: "daytile race 6 Oct --budget 1 --json", description: "a second for each, for other programs" },
  ],
  options: [...questionOptions, "budget", "json", "output", "lang"],
  notes: [
    "first is the time to the first solution, all the time to the last; times how often it is that of the fastest.",
    "nodes are looks at the board, tried are placements held against it, whether they fitted or not.",
    "daytile is the solver itself, the others are written to be read: daytile animate shows what each of them does.",
  ],
  run,
};
