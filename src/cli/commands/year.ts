/** From a puzzle to how many solutions each of its targets has: figures, a map, and how they are spread. */

import type { Language } from "../../core/calendar/languages.js";
import { isDateField } from "../../core/puzzle/date-fields.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { realDates } from "../../core/puzzle/real-dates.js";
import { targetAt, targetCount, targetIndex, targetNames } from "../../core/puzzle/target.js";
import { countTargets } from "../../core/solver/counts.js";
import { type Extreme, type Summary, summaryOf } from "../../core/solver/summary.js";
import { type Command, type Context, type ExitCode, type Failure, wrongUsage } from "../command.js";
import { jsonHead, jsonText } from "../json.js";
import { inWhole, type Part, partOf, targetLabels } from "../part.js";
import { loadPuzzle } from "../puzzle.js";
import { heatMapLines, histogramLines, textColumns } from "../terminal/charts.js";
import { unbroken, wrapped } from "../terminal/columns.js";
import { average, counted } from "../text.js";
import { doWork } from "../work.js";
import { yearMap } from "../year-map.js";

interface Year {
  readonly part: Part;
  readonly counts: Float64Array;
  readonly summary: Summary;
  /** Of the impossible targets those that some calendar has; undefined where the puzzle shows no date. */
  readonly impossibleDates: readonly number[] | undefined;
  readonly language: Language;
}

/** A number is kept for each target, and more of them nobody would read. */
const maxTargets = 1 << 24;

function tooManyTargets(puzzle: Puzzle): Failure | undefined {
  if (targetCount(puzzle) <= maxTargets) return undefined;
  const hint = "choose a part of them, as in --field month=Jan";
  return wrongUsage(`${counted(targetCount(puzzle), "target")} are too many to count; ${hint}`);
}

function datesAmong(part: Part, indexes: readonly number[]): number[] | undefined {
  if (!part.whole.fields.some(({ name }) => isDateField(name))) return undefined;
  if (indexes.length === 0) return [];
  const dates = new Set(realDates(part.whole));
  return indexes.filter((index) => dates.has(targetIndex(part.whole, inWhole(part, targetAt(part.puzzle, index)))));
}

async function countYear(context: Context, part: Part): Promise<Year> {
  const { values } = context;
  const setup = { puzzle: part.puzzle, flips: values["no-flips"] !== true };
  const counts = await doWork(context, (options) => countTargets(setup, options));
  const summary = summaryOf(counts);
  const impossibleDates = datesAmong(part, summary.impossible);
  return { part, counts, summary, impossibleDates, language: values.lang ?? "en" };
}

const maxNamed = 10;

function someTargets({ part, language }: Year, indexes: readonly number[]): string {
  const named = indexes.slice(0, maxNamed).map((i) => targetLabels(part, targetAt(part.puzzle, i), language));
  const more = indexes.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more.toLocaleString("en")} more`] : [])].map(unbroken).join(", ");
}

function extremeLine(year: Year, name: string, extreme: Extreme | undefined): string {
  if (extreme === undefined) return `${name}: none`;
  return `${name}: ${extreme.count.toLocaleString("en")} (${someTargets(year, [extreme.index])})`;
}

function realDatesAmong(dates: number, all: number): string {
  if (all === 1) return dates === 1 ? "a real date" : "no real date";
  if (dates === 0) return "none of them a real date";
  if (dates === all) return "all of them real dates";
  return `${dates.toLocaleString("en")} of them ${dates === 1 ? "a real date" : "real dates"}`;
}

/** Dates and other targets apart: only the former spoil a morning. */
function impossibleLines(year: Year): string[] {
  const { impossible } = year.summary;
  if (impossible.length === 0) return ["impossible: none"];
  const how = `impossible: ${counted(impossible.length, "target")}`;
  const dates = year.impossibleDates;
  if (dates === undefined) return [`${how}: ${someTargets(year, impossible)}`];
  const others = impossible.filter((index) => !dates.includes(index));
  return [
    `${how}, ${realDatesAmong(dates.length, impossible.length)}`,
    ...(dates.length > 0 ? [`impossible dates: ${someTargets(year, dates)}`] : []),
    ...(others.length > 0 ? [`on no calendar: ${someTargets(year, others)}`] : []),
  ];
}

function figures(year: Year): string[] {
  const { size, tilings, mean, fewest, most } = year.summary;
  const all = `${counted(size, "target")}, ${counted(tilings, "solution")}, ${average(mean)} on average`;
  return [
    `${year.part.whole.id}: ${all}`,
    extremeLine(year, "fewest", fewest),
    extremeLine(year, "most", most),
    ...impossibleLines(year),
  ];
}

function mapLines(context: Context, { part, counts, language }: Year): string[] {
  const drawn = yearMap(part, counts, language);
  const lines = drawn === undefined ? [] : heatMapLines(context, drawn.map);
  return drawn === undefined || lines.length === 0 ? [] : ["", ...wrapped(drawn.title, textColumns(context)), ...lines];
}

function picture(context: Context, year: Year): string {
  const text = figures(year).flatMap((line) => wrapped(line, textColumns(context), "  "));
  const histogram = ["", ...histogramLines(context, "Targets", year.counts)];
  return `${[...text, ...mapLines(context, year), ...histogram].join("\n")}\n`;
}

function document({ part: { puzzle }, counts, summary, impossibleDates }: Year): Record<string, unknown> {
  const named = (index: number) => targetNames(puzzle, targetAt(puzzle, index));
  const withName = (extreme: Extreme | undefined) =>
    extreme === undefined ? null : { target: named(extreme.index), count: extreme.count };
  return {
    ...jsonHead("year", puzzle),
    targets: summary.size,
    tilings: summary.tilings,
    mean: summary.mean,
    fewest: withName(summary.fewest),
    most: withName(summary.most),
    impossible: summary.impossible.map(named),
    ...(impossibleDates === undefined ? {} : { impossibleDates: impossibleDates.length }),
    counts: Array.from(counts, (count, index) => ({ target: named(index), count })),
  };
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const { values, args, io } = context;
  if (args.length > 0) return wrongUsage("year counts every date and takes none; daytile count DATE counts one");
  const loaded = await loadPuzzle(io, values.puzzle);
  if (!loaded.ok) return loaded;
  const part = partOf(loaded.value, values.field, { weekday: values.weekday, language: values.lang ?? "en" });
  if (!part.ok) return part;
  const refused = tooManyTargets(part.value.puzzle);
  if (refused !== undefined) return refused;
  const year = await countYear(context, part.value);
  await context.print(values.json ? jsonText(document(year)) : picture(context, year));
  if (year.summary.tilings > 0) return 0;
  await context.say("daytile: no target has a solution");
  return 1;
}

export const year: Command = {
  summary: "count every date: fewest, most, impossible, a map of the year",
  usage: "year",
  takes: "none",
  examples: [
    { line: "daytile year", description: "all 372 dates of the classic board" },
    { line: "daytile year -p weekday-6x9", description: "a puzzle with weekdays" },
    { line: "daytile year -p weekday-6x9 --field weekday=Mon", description: "its Mondays only" },
    { line: "daytile year --no-flips --json", description: "every count, for other programs" },
  ],
  options: ["puzzle", "weekday", "field", "no-flips", "json", "output", "threads", "lang"],
  notes: [
    "A target is one choice per field. Some, such as 31 April, are on no calendar; they are counted all the same.",
  ],
  run,
};
