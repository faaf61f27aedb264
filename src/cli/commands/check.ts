/** From puzzle files to their faults, or to whether every date has a solution and in how many ways. */

import type { Message } from "../../core/i18n/message.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { targetNoun } from "../../core/puzzle/date-fields.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetAt, targetCount } from "../../core/puzzle/target.js";
import type { Extreme, Summary } from "../../core/solver/summary.js";
import { visible } from "../../core/text/visible.js";
import { catalogueIds } from "../../formats/catalogue.js";
import { formatProblem, type Problem } from "../../formats/problem.js";
import { askCheck, type CheckAnswer, checkJson, isWorking } from "../../requests/check.js";
import { jsonText } from "../../requests/json.js";
import { found, type Outcome, type Refusal, refused } from "../../requests/outcome.js";
import { languageAsked } from "../../requests/question.js";
import { targetTitle } from "../../requests/target-subset.js";
import type { Command, Context, ExitCode } from "../command.js";
import { readSource, sourceName } from "../line/puzzle.js";
import { callerOf } from "../line/request.js";

interface Checked {
  readonly answer: CheckAnswer;
  /** Why the file could not even be read. */
  readonly unreadable?: readonly Message[];
}

/** A file that can't be read isn't a reason to keep quiet about the others: that is its only problem. */
function unreadableFile(file: string, unreadable: readonly Message[]): Checked {
  const problems = unreadable.map(({ message }) => ({ file, line: 1, column: 1, message }));
  return { answer: { file, puzzle: undefined, problems, warnings: [], summary: undefined, broken: [] }, unreadable };
}

async function checkFile(context: Context, name: string): Promise<Outcome<Checked>> {
  const file = sourceName(name);
  const text = await readSource(context.io, name);
  if (!text.ok) return found(unreadableFile(file, text.faults));
  const flips = context.values["no-flips"] ? false : undefined;
  const answer = await askCheck({ puzzle: { yaml: text.value, name: file }, flips }, callerOf(context));
  return answer.ok ? found({ answer: answer.value }) : answer;
}

const maxNamed = 10;

/** Names targets, a few of many. */
type Names = (indexes: readonly number[]) => Message;

function namesOf(puzzle: Puzzle, { values: { lang } }: Context): Names {
  const name = (index: number): string =>
    targetTitle(puzzle, targetAt(puzzle, index), languageAsked({ language: lang }));
  return (indexes) =>
    resultsMessages.some({ names: indexes.slice(0, maxNamed).map(name), more: Math.max(0, indexes.length - maxNamed) });
}

const areDates = (puzzle: Puzzle): boolean => targetNoun(puzzle) === "date";

function verdict(puzzle: Puzzle, { impossible }: Summary, dates: readonly number[], names: Names): Message[] {
  const isDate = new Set(dates);
  const others = impossible.filter((index) => !isDate.has(index));
  return [
    dates.length === 0
      ? resultsMessages.everySolved({ areDates: areDates(puzzle) })
      : resultsMessages.withoutSolution({ count: dates.length, areDates: areDates(puzzle), names: names(dates) }),
    ...(others.length > 0 ? [resultsMessages.notRealWithout({ names: names(others) })] : []),
  ];
}

function figures(puzzle: Puzzle, { size, tilings, mean, fewest, most }: Summary, names: Names): Message[] {
  const at = (end: Extreme | undefined): Message =>
    end === undefined
      ? resultsMessages.none()
      : resultsMessages.extreme({ count: end.count, names: names(end.indexes) });
  return [
    resultsMessages.totals({ solutions: tilings, count: size, areDates: areDates(puzzle), mean }),
    resultsMessages.fewestAndMost({ fewest: at(fewest), most: at(most) }),
  ];
}

/** A problem, said in the language asked for. */
const problemLine = ({ worded }: Context, problem: Problem, said: Message = problem): string =>
  formatProblem({ ...problem, message: worded(said) });

function lines(context: Context, { file, puzzle, problems, warnings, summary, broken }: CheckAnswer): string[] {
  if (puzzle === undefined) return problems.map((problem) => problemLine(context, problem));
  const names = namesOf(puzzle, context);
  const told =
    summary === undefined
      ? [resultsMessages.soundButMany({ count: targetCount(puzzle), areDates: areDates(puzzle) })]
      : [...verdict(puzzle, summary, broken, names), ...figures(puzzle, summary, names)];
  const warned = warnings.map((warning) => problemLine(context, warning, resultsMessages.note({ text: warning })));
  return [...warned, ...told.map((line) => `${visible(file)}: ${context.worded(line)}`)];
}

async function tell(context: Context, { answer, unreadable = [] }: Checked): Promise<void> {
  if (unreadable.length === 0) await context.print(`${lines(context, answer).join("\n")}\n`);
  for (const why of unreadable) await context.warn(why);
}

function exitOf(results: readonly Checked[]): ExitCode {
  if (results.some(({ unreadable }) => unreadable !== undefined)) return 2;
  if (results.some(({ answer }) => answer.problems.length > 0)) return 1;
  return results.every(({ answer }) => isWorking(answer)) ? 0 : 3;
}

function missingFile({ args }: Context): Refusal | undefined {
  const id = catalogueIds.find((each) => each === args[0]);
  if (args.length === 0) return refused(lineMessages.checkNeedsFile());
  if (id === undefined) return undefined;
  return refused(lineMessages.checkIsForFiles({ puzzle: id }));
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
  options: ["no-flips", "json", "output", "threads", "lang"],
  writes: ["txt", "json"],
  notes: [
    "Use - for standard input. Days that don't exist, such as 31 April, don't need a solution.",
    "Exits with 1 for errors, with 3 for dates without a solution. Notes are about what is valid, but looks like a mistake.",
  ],
  run,
};
