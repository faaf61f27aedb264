/** From puzzle files to their faults, or to whether every date works and in how many ways. */

import { isDateField } from "../../core/puzzle/date-fields.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetAt, targetCount } from "../../core/puzzle/target.js";
import { countTargets } from "../../core/solver/counts.js";
import { type Extreme, type Summary, summaryOf } from "../../core/solver/summary.js";
import { counted } from "../../core/text/sentences.js";
import { visible } from "../../core/text/visible.js";
import { catalogueIds } from "../../formats/catalogue.js";
import { formatProblem, type Problem } from "../../formats/problem.js";
import type { WarnedReading } from "../../formats/yaml.js";
import { jsonHead, jsonText } from "../../requests/json.js";
import { type Refusal, refused, sentencesOf } from "../../requests/outcome.js";
import { datesAmong, maxTargets, summaryJson } from "../../requests/year.js";
import type { Command, Context, ExitCode } from "../command.js";
import { readSource, sourceName } from "../line/puzzle.js";
import { average, targetWords } from "../terminal/text.js";
import { workWithProgress } from "../terminal/work.js";

interface Checked {
  readonly file: string;
  readonly reading: WarnedReading;
  /** Why the file could not even be read. */
  readonly unreadable?: string;
  /** Undefined where there are faults, or too many targets. */
  readonly summary?: Summary;
  /** Of the impossible targets those that some calendar has. */
  readonly impossibleDates: readonly number[];
}

async function readFile({ io }: Context, name: string): Promise<Checked> {
  const file = sourceName(name);
  const text = await readSource(io, name);
  if (!text.ok) {
    return {
      file,
      reading: { ok: false, faults: [], warnings: [] },
      unreadable: sentencesOf(text).join("; "),
      impossibleDates: [],
    };
  }
  const { readPuzzleYaml } = await import("../../formats/yaml.js");
  return { file, reading: readPuzzleYaml(text.value, file), impossibleDates: [] };
}

const showsDate = ({ fields }: Puzzle): boolean => fields.some(({ name }) => isDateField(name));

/** Where no field speaks of a date, every target must work. */
function brokenDates(puzzle: Puzzle, impossible: readonly number[]): readonly number[] {
  const whole = { whole: puzzle, puzzle, only: puzzle.fields.map(() => undefined) };
  return datesAmong(whole, impossible) ?? impossible;
}

async function counting(context: Context, checked: Checked): Promise<Checked> {
  const { reading } = checked;
  if (!reading.ok || targetCount(reading.value) > maxTargets) return checked;
  const { value: puzzle } = reading;
  const flips = context.values["no-flips"] !== true;
  const summary = summaryOf(await workWithProgress(context, (options) => countTargets({ puzzle, flips }, options)));
  return { ...checked, summary, impossibleDates: brokenDates(puzzle, summary.impossible) };
}

const maxNamed = 10;

function someTargets(puzzle: Puzzle, indexes: readonly number[]): string {
  const names = indexes.slice(0, maxNamed).map((index) => targetWords(puzzle, targetAt(puzzle, index)));
  return [...names, ...(indexes.length > maxNamed ? ["…"] : [])].join(", ");
}

function verdict(puzzle: Puzzle, { impossible }: Summary, dates: readonly number[]): string[] {
  const isDate = new Set(dates);
  const others = impossible.filter((index) => !isDate.has(index));
  const what = showsDate(puzzle) ? "date" : "target";
  const noDates = `${counted(others.length, "target")} without a solution, but no date: ${someTargets(puzzle, others)}`;
  return [
    dates.length === 0
      ? `every ${what} works`
      : `${counted(dates.length, what)} without a solution: ${someTargets(puzzle, dates)}`,
    ...(others.length > 0 ? [noDates] : []),
  ];
}

function figures(puzzle: Puzzle, { size, tilings, mean, fewest, most }: Summary): string[] {
  const at = (end: Extreme | undefined): string =>
    end === undefined ? "none" : `${end.count.toLocaleString("en")} (${someTargets(puzzle, end.indexes)})`;
  return [
    `${counted(tilings, "solution")} of ${counted(size, "target")}, ${average(mean)} on average`,
    `fewest ${at(fewest)}, most ${at(most)}`,
  ];
}

function lines({ file, reading, summary, impossibleDates }: Checked): string[] {
  if (!reading.ok) return reading.faults.map(formatProblem);
  const { value: puzzle } = reading;
  const told =
    summary === undefined
      ? [`no fault, but ${counted(targetCount(puzzle), "target")} are too many to count`]
      : [...verdict(puzzle, summary, impossibleDates), ...figures(puzzle, summary)];
  const warned = reading.warnings.map((warning) => formatProblem({ ...warning, message: `note: ${warning.message}` }));
  return [...warned, ...told.map((line) => `${visible(file)}: ${line}`)];
}

const isGood = ({ reading, impossibleDates }: Checked): boolean => reading.ok && impossibleDates.length === 0;

const placesJson = (problems: readonly Problem[]) =>
  problems.map(({ line, column, message }) => ({ line, column, message }));

function problemsJson({ reading, unreadable }: Checked) {
  if (unreadable !== undefined) return [{ line: 1, column: 1, message: unreadable }];
  return reading.ok ? [] : placesJson(reading.faults);
}

function fileJson(checked: Checked): Record<string, unknown> {
  const { file, reading, summary, impossibleDates } = checked;
  const verdict = { ok: isGood(checked), sound: reading.ok };
  const said = { problems: problemsJson(checked), warnings: placesJson(reading.warnings) };
  if (!reading.ok || summary === undefined) return { file, ...verdict, ...said };
  const { value: puzzle } = reading;
  return {
    file,
    ...verdict,
    ...said,
    puzzle: puzzle.id,
    ...summaryJson(puzzle, summary),
    impossibleDates: impossibleDates.length,
  };
}

/** A file that cannot be read is no reason to keep quiet about the others. */
async function tell({ print, say }: Context, checked: Checked): Promise<void> {
  if (checked.unreadable === undefined) await print(`${lines(checked).join("\n")}\n`);
  else await say(`daytile: ${checked.unreadable}`);
}

function exitOf(results: readonly Checked[]): ExitCode {
  if (results.some(({ unreadable }) => unreadable !== undefined)) return 2;
  if (!results.every(({ reading }) => reading.ok)) return 1;
  return results.every(isGood) ? 0 : 3;
}

function missingFile({ args }: Context): Refusal | undefined {
  const id = catalogueIds.find((each) => each === args[0]);
  if (args.length === 0) return refused("check takes puzzle files, as in daytile check mine.yaml");
  if (id === undefined) return undefined;
  return refused(`check takes puzzle files; daytile year -p ${id} counts the targets of a puzzle of the catalogue`);
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const refused = missingFile(context);
  if (refused !== undefined) return refused;
  const results: Checked[] = [];
  for (const name of context.args) {
    const checked = await counting(context, await readFile(context, name));
    results.push(checked);
    if (!context.wantsJson) await tell(context, checked);
  }
  if (context.wantsJson) await context.print(jsonText({ ...jsonHead("check"), files: results.map(fileJson) }));
  return exitOf(results);
}

export const check: Command = {
  summary: "find every fault in puzzle files, then count all dates",
  usage: "check FILE…",
  takes: "file",
  examples: [
    { line: "daytile check mine.yaml", description: "every fault with its place; then: does every date work?" },
    { line: "daytile check mine.yaml --json", description: "the same for other programs" },
  ],
  options: ["no-flips", "json", "output", "threads"],
  writes: ["txt", "json"],
  notes: [
    "- is the standard input. A target that no calendar has, such as 31 April, may be without a solution.",
    "Faults end it with 1, a date without a solution with 3. What is sound, but perhaps not meant, is a note.",
  ],
  run,
};
