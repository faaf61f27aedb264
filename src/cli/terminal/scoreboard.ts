/** From the entries of a race to a table with bars that fits the page. */

import type { Message } from "../../core/i18n/message.js";
import type { Translate } from "../../core/i18n/translate.js";
import { watchMessages } from "../../core/locales/en/watch.generated.js";
import { ansiBar } from "../../core/pens/ansi-heat.js";
import { table, widthOf } from "../../core/pens/columns.js";
import { barText } from "../../core/pens/text-histogram.js";
import type { RaceEntry } from "../../requests/race/contest.js";
import type { Context } from "../command.js";
import { isAsciiOnly } from "./characters.js";
import { textColumns } from "./charts.js";

const ratioText = (ratio: number): string => (ratio < 9.95 ? ratio.toFixed(1) : Math.round(ratio).toLocaleString("en"));

interface Column {
  readonly heading: Message;
  text(entry: RaceEntry, fastest: number): string | Message;
  /** Those of the lowest rank are left out first where there is no room. */
  readonly rank: number;
}

/** `812 ms`, `3.1 s`. */
function raceTime(milliseconds: number): string {
  const seconds = milliseconds / 1000;
  if (seconds >= 100) return `${seconds.toFixed(0)} s`;
  if (seconds >= 1) return `${seconds.toFixed(1)} s`;
  return `${milliseconds.toFixed(milliseconds < 10 ? 1 : 0)} ms`;
}

const number = (value: number): string => value.toLocaleString("en");
/** What an unfinished search has got to is not all of it. */
const atLeast = ({ isComplete }: RaceEntry, text: string): string => (isComplete ? text : `>${text}`);

const columns: readonly Column[] = [
  { heading: watchMessages.algorithmHead(), text: ({ algorithm }) => algorithm.id, rank: 9 },
  { heading: watchMessages.firstHead(), text: (entry) => firstText(entry), rank: 3 },
  {
    heading: watchMessages.solutionsHead(),
    text: ({ solutions, isComplete }) => (isComplete ? number(solutions) : watchMessages.soFar({ solutions })),
    rank: 7,
  },
  { heading: watchMessages.nodesHead(), text: ({ nodes }) => number(nodes), rank: 2 },
  { heading: watchMessages.triedHead(), text: ({ tried }) => number(tried), rank: 1 },
  { heading: watchMessages.allHead(), text: (entry) => atLeast(entry, raceTime(entry.milliseconds)), rank: 8 },
  { heading: watchMessages.timesHead(), text: (entry, fastest) => timesText(entry, fastest), rank: 6 },
];

/** Among searches none of which has finished, nobody is the fastest. */
const timesText = (entry: RaceEntry, fastest: number): string =>
  fastest === undecided ? "–" : atLeast(entry, ratioText(entry.milliseconds / fastest));

const firstText = ({ firstMilliseconds }: RaceEntry): string | Message =>
  firstMilliseconds === undefined ? watchMessages.none() : raceTime(firstMilliseconds);

const undecided = Number.POSITIVE_INFINITY;
const narrowestBar = 4;
const maxBarWidth = 30;

function rowsOf(voice: Translate, shown: readonly Column[], entries: readonly RaceEntry[], fastest: number): string[] {
  const worded = (text: string | Message): string => (typeof text === "string" ? text : voice(text));
  const cells = entries.map((entry) => shown.map(({ text }) => worded(text(entry, fastest))));
  return table([shown.map(({ heading }) => worded(heading)), ...cells], new Set(Array.from(shown.keys()).slice(1)));
}

/** As many columns as leave room for the bars. */
function fittingRows(voice: Translate, entries: readonly RaceEntry[], fastest: number, width: number): string[] {
  let shown = columns;
  for (;;) {
    const rows = rowsOf(voice, shown, entries, fastest);
    if (shown.length <= 2 || Math.max(...rows.map(widthOf)) + 2 + narrowestBar <= width) return rows;
    const least = Math.min(...shown.map(({ rank }) => rank));
    shown = shown.filter(({ rank }) => rank > least);
  }
}

/** Equal lengths for equal ratios: what takes ten times as long is longer by the same each time. */
function barLengths(entries: readonly RaceEntry[], room: number): number[] {
  const shortest = Math.min(...entries.map(({ milliseconds }) => milliseconds));
  const sizes = entries.map(({ milliseconds }) => 1 + Math.log10(milliseconds / shortest));
  const longest = Math.max(...sizes);
  return sizes.map((size) => (size / longest) * room);
}

export function scoreboard(context: Context, entries: readonly RaceEntry[]): string[] {
  const finished = entries.filter(({ isComplete }) => isComplete);
  const fastest = Math.min(undecided, ...finished.map(({ milliseconds }) => milliseconds));
  const width = context.page.isTerminal ? context.page.columns : textColumns(context);
  const [heading = "", ...rows] = fittingRows(context.worded, entries, fastest, width);
  const edge = Math.max(widthOf(heading), ...rows.map(widthOf));
  const room = Math.min(maxBarWidth, width - edge - 3);
  if (room < 1) return [heading, ...rows];
  const paint = context.page.paint === undefined ? (bar: string): string => bar : ansiBar;
  const ascii = isAsciiOnly(context.io);
  const bars = barLengths(entries, room).map((length) => paint(barText(length, ascii)));
  return [heading, ...rows.map((row, i) => `${row}${" ".repeat(edge - widthOf(row) + 2)}${bars[i]}`)];
}
