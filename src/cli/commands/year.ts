/** From a puzzle to how many solutions each of its targets has: figures, a map, and how they are spread. */

import { unbroken, wrapped } from "../../core/pens/columns.js";
import { targetNoun } from "../../core/puzzle/date-fields.js";
import { targetAt } from "../../core/puzzle/target.js";
import type { Extreme } from "../../core/solver/summary.js";
import { counted } from "../../core/text/sentences.js";
import { jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import { targetLabels } from "../../requests/target-subset.js";
import { askYear, type YearAnswer, yearJson } from "../../requests/year.js";
import { yearMap } from "../../requests/year-map.js";
import type { Command, Context, ExitCode } from "../command.js";
import { callerOf, yearAsked } from "../line/request.js";
import { heatMapLines, histogramLines, textColumns } from "../terminal/charts.js";
import { chartFormats, isPictureFormat, writePicture } from "../terminal/picture-file.js";
import { average } from "../terminal/text.js";

const maxNamed = 10;

function someTargets({ subset, language }: YearAnswer, indexes: readonly number[]): string {
  const named = indexes.slice(0, maxNamed).map((i) => targetLabels(subset, targetAt(subset.puzzle, i), language));
  const more = indexes.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more.toLocaleString("en")} more`] : [])].map(unbroken).join(", ");
}

function extremeLine(year: YearAnswer, name: string, extreme: Extreme | undefined): string {
  if (extreme === undefined) return `${name}: none`;
  return `${name}: ${extreme.count.toLocaleString("en")} (${someTargets(year, extreme.indexes)})`;
}

function realDatesAmong(dates: number, all: number): string {
  if (all === 1) return dates === 1 ? "a real date" : "no real date";
  if (dates === 0) return "none of them a real date";
  if (dates === all) return "all of them real dates";
  return `${dates.toLocaleString("en")} of them ${dates === 1 ? "a real date" : "real dates"}`;
}

/** Dates and other targets apart: only the former spoil a morning. */
function impossibleLines(year: YearAnswer): string[] {
  const { impossible } = year.summary;
  if (impossible.length === 0) return ["impossible: none"];
  const how = `impossible: ${counted(impossible.length, targetNoun(year.subset.whole))}`;
  const dates = year.impossibleDates;
  if (dates === undefined) return [`${how}: ${someTargets(year, impossible)}`];
  const isDate = new Set(dates);
  const others = impossible.filter((index) => !isDate.has(index));
  return [
    `${how}, ${realDatesAmong(dates.length, impossible.length)}`,
    ...(dates.length > 0 ? [`impossible dates: ${someTargets(year, dates)}`] : []),
    ...(others.length > 0 ? [`not real dates: ${someTargets(year, others)}`] : []),
  ];
}

function figures(year: YearAnswer): string[] {
  const { size, tilings, mean, fewest, most } = year.summary;
  const { whole } = year.subset;
  const all = `${counted(size, targetNoun(whole))}, ${counted(tilings, "solution")}, ${average(mean)} on average`;
  return [
    `${whole.id}: ${all}`,
    extremeLine(year, "fewest", fewest),
    extremeLine(year, "most", most),
    ...impossibleLines(year),
  ];
}

function mapLines(context: Context, { subset, counts, language }: YearAnswer): string[] {
  const drawn = yearMap(subset, counts, language);
  const lines = drawn === undefined ? [] : heatMapLines(context, drawn.map);
  return drawn === undefined || lines.length === 0 ? [] : ["", ...wrapped(drawn.title, textColumns(context)), ...lines];
}

/** The noun of a heading. */
const nounOfAll = ({ subset: { whole } }: YearAnswer): string =>
  targetNoun(whole) === "date" ? "Dates" : "Combinations";

function picture(context: Context, year: YearAnswer): string {
  const text = figures(year).flatMap((line) => wrapped(line, textColumns(context), "  "));
  const histogram = ["", ...histogramLines(context, nounOfAll(year), year.counts)];
  return `${[...text, ...mapLines(context, year), ...histogram].join("\n")}\n`;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, format } = context;
  if (args.length > 0) return refused("year counts every date; for one date run daytile count DATE");
  const asked = await yearAsked(context);
  if (!asked.ok) return asked;
  if (isPictureFormat(format)) return writePicture(context, { ...asked.value, picture: "year", format });
  const year = await askYear(asked.value, callerOf(context));
  if (!year.ok) return year;
  await context.print(context.wantsJson ? jsonText(yearJson(year.value)) : picture(context, year.value));
  if (year.value.summary.tilings > 0) return 0;
  await context.say(`daytile: no ${targetNoun(year.value.subset.whole)} has a solution`);
  return 1;
}

export const year: Command = {
  summary: "count every date: fewest, most, a map of the year",
  usage: "year",
  takes: "none",
  examples: [
    { line: "daytile year", description: "all 372 dates of the classic board" },
    { line: "daytile year -p weekday-6x9", description: "a puzzle with weekdays" },
    { line: "daytile year -p weekday-6x9 --field weekday=Mon", description: "Mondays only" },
    { line: "daytile year --no-flips --json", description: "every count, as JSON" },
  ],
  options: ["puzzle", "weekday", "field", "no-flips", "json", "output", "threads", "lang"],
  writes: ["txt", "json", ...chartFormats],
  notes: ["Days that don't exist, such as 31 April, are counted too."],
  run,
};
