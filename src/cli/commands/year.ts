/** From a puzzle to how many solutions each of its targets has: figures, a map, and how they are spread. */

import type { Message } from "../../core/i18n/message.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { requestsMessages } from "../../core/locales/en/requests.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { unbroken, wrapped } from "../../core/pens/columns.js";
import { targetNoun } from "../../core/puzzle/date-fields.js";
import { targetAt } from "../../core/puzzle/target.js";
import { jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import { yearParts } from "../../requests/schema.js";
import { inWhole, targetTitle } from "../../requests/target-subset.js";
import { askYear, type YearAnswer, yearJson } from "../../requests/year.js";
import { yearMap } from "../../requests/year-map.js";
import type { Command, Context, ExitCode } from "../command.js";
import { meaningsOf, optionNames } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { heatMapLines, histogramLines, textColumns } from "../terminal/charts.js";
import { chartFormats, isPictureFormat, writePicture } from "../terminal/picture-file.js";

const maxNamed = 10;

/** The first of these targets, and how many more there are. */
function someTargets({ subset, language }: YearAnswer, indexes: readonly number[]): Message {
  const named = indexes
    .slice(0, maxNamed)
    .map((i) => targetTitle(subset.whole, inWhole(subset, targetAt(subset.puzzle, i)), language));
  return resultsMessages.some({ names: named.map(unbroken), more: indexes.length - named.length });
}

/** Dates and other targets apart: only the former spoil a morning. */
function impossibleLines(year: YearAnswer): Message[] {
  const { impossible } = year.summary;
  if (impossible.length === 0) return [resultsMessages.noneImpossible()];
  const dates = year.impossibleDates;
  if (dates === undefined)
    return [resultsMessages.impossible({ count: impossible.length, names: someTargets(year, impossible) })];
  const isDate = new Set(dates);
  const others = impossible.filter((index) => !isDate.has(index));
  return [
    resultsMessages.impossibleReal({ count: impossible.length, real: dates.length, others: others.length }),
    ...(dates.length > 0 ? [resultsMessages.impossibleDates({ names: someTargets(year, dates) })] : []),
    ...(others.length > 0 ? [resultsMessages.notReal({ names: someTargets(year, others) })] : []),
  ];
}

function figures(year: YearAnswer): Message[] {
  const { size, tilings, mean, fewest, most } = year.summary;
  const { whole } = year.subset;
  return [
    resultsMessages.yearTotals({ puzzle: whole.id, count: size, areDates: areDates(year), solutions: tilings, mean }),
    fewest === undefined
      ? resultsMessages.noFewest()
      : resultsMessages.fewest({ count: fewest.count, names: someTargets(year, fewest.indexes) }),
    most === undefined
      ? resultsMessages.noMost()
      : resultsMessages.most({ count: most.count, names: someTargets(year, most.indexes) }),
    ...impossibleLines(year),
  ];
}

const areDates = ({ subset: { whole } }: YearAnswer): boolean => targetNoun(whole) === "date";

function mapLines(context: Context, { subset, counts, language }: YearAnswer): string[] {
  const drawn = yearMap(subset, counts, language);
  const lines = drawn === undefined ? [] : heatMapLines(context, drawn.map, language);
  return drawn === undefined || lines.length === 0 ? [] : ["", ...wrapped(drawn.title, textColumns(context)), ...lines];
}

/** A digit for each date, a row for each month. */
function ratingLines({ worded }: Context, { subset, difficulties, language }: YearAnswer): string[] {
  if (difficulties === undefined) return [];
  const ratings = difficulties.map((difficulty) => difficulty?.rating ?? 0);
  const drawn = yearMap(subset, ratings, language);
  if (drawn === undefined || subset.puzzle.fields.filter(({ choices }) => choices.length > 1).length > 2) return [];
  const { rows, values } = drawn.map;
  const width = Math.max(...rows.map((row) => row.length));
  const lines = rows.map((row, y) => `${row.padEnd(width)} ${(values[y] ?? []).map((each) => each || "×").join(" ")}`);
  return ["", worded(resultsMessages.difficultyMap()), ...lines];
}

function hardest(year: YearAnswer): Message[] {
  const ratings = (year.difficulties ?? []).flatMap((difficulty, index) =>
    difficulty === undefined ? [] : [{ index, plays: difficulty.plays }],
  );
  const sorted = ratings.sort((a, b) => a.plays - b.plays).map(({ index }) => index);
  if (sorted.length === 0) return [];
  return [
    resultsMessages.easiest({ names: someTargets(year, sorted.slice(0, 3)) }),
    resultsMessages.hardest({ names: someTargets(year, sorted.slice(-3).reverse()) }),
  ];
}

function picture(context: Context, year: YearAnswer): string {
  const said = [...figures(year), ...hardest(year)];
  const text = said.flatMap((line) => wrapped(context.worded(line), textColumns(context), "  "));
  const histogram = ["", ...histogramLines(context, targetNoun(year.subset.whole), year.counts, year.language)];
  return `${[...text, ...mapLines(context, year), ...ratingLines(context, year), ...histogram].join("\n")}\n`;
}

/** What only one of the two kinds of year has a use for. */
function strayOption({ values, format }: Context): Refusal | undefined {
  const { lazy, weekday, field, difficulty, year: only } = values;
  if (difficulty && lazy) return refused(textMessages.useEither({ one: "--difficulty", other: "--lazy" }));
  if (difficulty && isPictureFormat(format))
    return refused(textMessages.useEither({ one: "--difficulty", other: `-o .${format}` }));
  if (!lazy && format === "gif") return refused(requestsMessages.onlyLazyIsGif({ option: "--lazy" }));
  if (!lazy)
    return only === undefined
      ? undefined
      : refused(requestsMessages.onlyWithLazy({ option: "--year", lazy: "--lazy" }));
  if (weekday !== undefined || field !== undefined)
    return refused(requestsMessages.lazyHasAllDays({ lazy: "--lazy", one: "--weekday", other: "--field" }));
  return format === "png" ? refused(requestsMessages.lazyIsNoPng({ lazy: "--lazy" })) : undefined;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, format } = context;
  if (args.length > 0) return refused(lineMessages.yearHasNoDate());
  const stray = strayOption(context);
  if (stray !== undefined) return stray;
  if (context.values.lazy) return (await import("./lazy-year.js")).runLazyYear(context);
  const asked = await readParts(context, yearParts);
  if (!asked.ok) return asked;
  if (isPictureFormat(format)) return writePicture(context, { ...asked.value, picture: "year", format });
  const year = await askYear(asked.value, callerOf(context));
  if (!year.ok) return year;
  await context.print(context.wantsJson ? jsonText(yearJson(year.value)) : picture(context, year.value));
  if (year.value.summary.tilings > 0) return 0;
  await context.warn(resultsMessages.noneSolved({ areDates: areDates(year.value) }));
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
    { line: "daytile year --lazy --year 2027", description: "which pieces to move each morning, as few as possible" },
    { line: "daytile year --lazy -o lazy.pdf", description: "the same as a book; .gif and .svg are an animation" },
  ],
  meanings: {
    ...meaningsOf(yearParts),
    year: { description: "which year, with --lazy (default this year)" },
  },
  options: [...optionNames(yearParts), "lazy", "year", "json", "output", "threads", "lang"],
  writes: ["txt", "json", ...chartFormats, "gif"],
  notes: ["Days that don't exist, such as 31 April, are counted too."],
  run,
};
