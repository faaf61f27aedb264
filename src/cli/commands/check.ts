/** From puzzle files to their faults, or to whether every date has a solution and in how many ways. */

import { targetNoun } from "../../core/puzzle/date-fields.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetAt, targetCount } from "../../core/puzzle/target.js";
import type { Extreme, Summary } from "../../core/solver/summary.js";
import { counted } from "../../core/text/sentences.js";
import { visible } from "../../core/text/visible.js";
import { catalogueIds } from "../../formats/catalogue.js";
import { formatProblem } from "../../formats/problem.js";
import { askCheck, type CheckAnswer, checkJson, isWorking } from "../../requests/check.js";
import { jsonText } from "../../requests/json.js";
import { found, type Outcome, type Refusal, refused, sentencesOf } from "../../requests/outcome.js";
import type { Command, Context, ExitCode } from "../command.js";
import { readSource, sourceName } from "../line/puzzle.js";
import { callerOf } from "../line/request.js";
import { average, targetWords } from "../terminal/text.js";

interface Checked {
  readonly answer: CheckAnswer;
  /** Why the file could not even be read. */
  readonly unreadable?: string;
}

/** A file that cannot be read is no reason to keep quiet about the others: that is its only problem. */
function unreadableFile(file: string, message: string): Checked {
  const problems = [{ file, line: 1, column: 1, message }];
  return {
    answer: { file, puzzle: undefined, problems, warnings: [], summary: undefined, broken: [] },
    unreadable: message,
  };
}

async function checkFile(context: Context, name: string): Promise<Outcome<Checked>> {
  const file = sourceName(name);
  const text = await readSource(context.io, name);
  if (!text.ok) return found(unreadableFile(file, sentencesOf(text).join("; ")));
  const flips = context.values["no-flips"] ? false : undefined;
  const answer = await askCheck({ puzzle: { yaml: text.value, name: file }, flips }, callerOf(context));
  return answer.ok ? found({ answer: answer.value }) : answer;
}

const maxNamed = 10;

function someTargets(puzzle: Puzzle, indexes: readonly number[]): string {
  const names = indexes.slice(0, maxNamed).map((index) => targetWords(puzzle, targetAt(puzzle, index)));
  return [...names, ...(indexes.length > maxNamed ? ["…"] : [])].join(", ");
}

function verdict(puzzle: Puzzle, { impossible }: Summary, dates: readonly number[]): string[] {
  const isDate = new Set(dates);
  const others = impossible.filter((index) => !isDate.has(index));
  const what = targetNoun(puzzle);
  return [
    dates.length === 0
      ? `every ${what} has a solution`
      : `${counted(dates.length, what)} without a solution: ${someTargets(puzzle, dates)}`,
    ...(others.length > 0 ? [`not real dates, and without a solution: ${someTargets(puzzle, others)}`] : []),
  ];
}

function figures(puzzle: Puzzle, { size, tilings, mean, fewest, most }: Summary): string[] {
  const at = (end: Extreme | undefined): string =>
    end === undefined ? "none" : `${end.count.toLocaleString("en")} (${someTargets(puzzle, end.indexes)})`;
  return [
    `${counted(tilings, "solution")} for ${counted(size, targetNoun(puzzle))}, ${average(mean)} on average`,
    `fewest ${at(fewest)}, most ${at(most)}`,
  ];
}

function lines({ file, puzzle, problems, warnings, summary, broken }: CheckAnswer): string[] {
  if (puzzle === undefined) return problems.map(formatProblem);
  const told =
    summary === undefined
      ? [`no errors, but ${counted(targetCount(puzzle), targetNoun(puzzle))} are too many to count`]
      : [...verdict(puzzle, summary, broken), ...figures(puzzle, summary)];
  const warned = warnings.map((warning) => formatProblem({ ...warning, message: `note: ${warning.message}` }));
  return [...warned, ...told.map((line) => `${visible(file)}: ${line}`)];
}

async function tell({ print, say }: Context, { answer, unreadable }: Checked): Promise<void> {
  if (unreadable === undefined) await print(`${lines(answer).join("\n")}\n`);
  else await say(`daytile: ${unreadable}`);
}

function exitOf(results: readonly Checked[]): ExitCode {
  if (results.some(({ unreadable }) => unreadable !== undefined)) return 2;
  if (results.some(({ answer }) => answer.problems.length > 0)) return 1;
  return results.every(({ answer }) => isWorking(answer)) ? 0 : 3;
}

function missingFile({ args }: Context): Refusal | undefined {
  const id = catalogueIds.find((each) => each === args[0]);
  if (args.length === 0) return refused("check needs a puzzle file, as in daytile check mine.yaml");
  if (id === undefined) return undefined;
  return refused(`check needs a puzzle file; for a built-in puzzle run daytile year -p ${id}`);
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const refused = missingFile(context);
  if (refused !== undefined) return refused;
  const results: Checked[] = [];
  for (const name of context.args) {
    const checked = await checkFile(context, name);
    if (!checked.ok) return checked;
    results.push(checked.value);
    if (!context.wantsJson) await tell(context, checked.value);
  }
  if (context.wantsJson) await context.print(jsonText(checkJson(results.map(({ answer }) => answer))));
  return exitOf(results);
}

export const check: Command = {
  summary: "find every error in puzzle files, then count all dates",
  usage: "check FILE…",
  takes: "file",
  examples: [
    {
      line: "daytile check mine.yaml",
      description: "every error and its place, then whether every date has a solution",
    },
    { line: "daytile check mine.yaml --json", description: "the same as JSON" },
  ],
  options: ["no-flips", "json", "output", "threads"],
  writes: ["txt", "json"],
  notes: [
    "Use - for standard input. Days that don't exist, such as 31 April, don't need a solution.",
    "Exits with 1 for errors, with 3 for dates without a solution. Notes are about what is valid, but looks like a mistake.",
  ],
  run,
};
