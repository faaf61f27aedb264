/** From a puzzle to which sets of cells can stay uncovered at all, and in how many ways. */

import type { Language } from "../../core/calendar/languages.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { targetCells } from "../../core/puzzle/target.js";
import { type CellSet, countSets, setsInReach } from "../../core/solver/counts.js";
import { type Summary, summaryOf } from "../../core/solver/summary.js";
import { cellName } from "../cells.js";
import { type Command, type Context, type ExitCode, type Failure, wrongUsage } from "../command.js";
import { jsonHead, jsonText } from "../json.js";
import { loadPuzzle } from "../puzzle.js";
import { wrongArea } from "../question.js";
import { histogramLines, textColumns } from "../terminal/charts.js";
import { wrapped } from "../terminal/columns.js";
import { average, counted } from "../text.js";
import { doWork } from "../work.js";

interface Audit {
  readonly puzzle: Puzzle;
  /** How many cells each set has. */
  readonly k: number;
  readonly sets: readonly CellSet[];
  readonly counts: readonly number[];
  readonly summary: Summary;
}

const setWords = ({ board }: Puzzle, k: number): string => `${k} of ${board.cells.length} cells`;

/** Why there is no point in counting, if there is none. */
function refusal(puzzle: Puzzle, k: number): Failure | undefined {
  const cells = puzzle.board.cells.length;
  const area = wrongArea(puzzle, k);
  if (k > cells) return wrongUsage(`the board has ${counted(cells, "cell")}, so ${k} cannot stay uncovered`);
  if (area !== undefined) return wrongUsage(area);
  if (setsInReach(puzzle, k)) return undefined;
  return wrongUsage(`${setWords(puzzle, k)} make too many sets to count`);
}

async function countAll(context: Context, puzzle: Puzzle, k: number): Promise<Audit> {
  const setup = { puzzle, flips: context.values["no-flips"] !== true };
  const sets = await doWork(context, (options) => countSets(setup, k, options));
  const counts = sets.map(({ count }) => count);
  return { puzzle, k, sets, counts, summary: summaryOf(counts) };
}

/** What is printed on the cells, or where that is ambiguous their names. */
function cellWords(puzzle: Puzzle, language: Language): string[] {
  const labels = cellLabels(puzzle, language);
  return labels.map((label, index) =>
    label !== "" && labels.indexOf(label) === labels.lastIndexOf(label) ? label : cellName(puzzle, index),
  );
}

const maxNamed = 20;

/** The sets with these indexes, as many as one would read. */
function someSets({ sets }: Audit, indexes: readonly number[], words: readonly string[]): string {
  const named = indexes.slice(0, maxNamed).map((index) => sets[index]!.cells.map((cell) => words[cell]).join("+"));
  const more = indexes.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more.toLocaleString("en")} more`] : [])].join(", ");
}

function figures(audit: Audit, language: Language): string[] {
  const { puzzle, k, summary } = audit;
  const { size, tilings, mean, most, impossible, unique } = summary;
  const words = cellWords(puzzle, language);
  const all = `${counted(size, "set")}, ${counted(tilings, "solution")}, ${average(mean)} on average`;
  const list = (name: string, indexes: readonly number[]): string =>
    indexes.length === 0
      ? `${name}: none`
      : `${name}: ${counted(indexes.length, "set")}: ${someSets(audit, indexes, words)}`;
  return [
    `${puzzle.id}, any ${setWords(puzzle, k)} uncovered: ${all}`,
    most === undefined
      ? "most: none"
      : `most: ${most.count.toLocaleString("en")} (${someSets(audit, [most.index], words)})`,
    list("impossible", impossible),
    list("unique", unique),
  ];
}

function picture(context: Context, audit: Audit): string {
  const lines = figures(audit, context.values.lang ?? "en");
  const text = lines.flatMap((line) => wrapped(line, textColumns(context), "  "));
  return `${[...text, "", ...histogramLines(context, "Sets", audit.counts)].join("\n")}\n`;
}

function document({ puzzle, k, sets, summary }: Audit): Record<string, unknown> {
  const { size, tilings, mean, most, impossible, unique } = summary;
  const named = (index: number): string[] => sets[index]!.cells.map((cell) => cellName(puzzle, cell));
  return {
    ...jsonHead("audit", puzzle),
    cells: k,
    sets: size,
    tilings,
    mean,
    impossible: impossible.map(named),
    unique: unique.map(named),
    most: most === undefined ? null : { cells: named(most.index), count: most.count },
  };
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const { values, args, io } = context;
  if (args.length > 0) return wrongUsage("audit looks at every set of cells and takes no date");
  const loaded = await loadPuzzle(io, values.puzzle);
  if (!loaded.ok) return loaded;
  const puzzle = loaded.value;
  // As many as any target of the puzzle leaves uncovered.
  const k = values.cells ?? targetCells(puzzle, []).length;
  const refused = refusal(puzzle, k);
  if (refused !== undefined) return refused;
  const audit = await countAll(context, puzzle, k);
  await context.print(values.json ? jsonText(document(audit)) : picture(context, audit));
  if (audit.summary.tilings > 0) return 0;
  await context.say(`daytile: whichever ${setWords(puzzle, k)} stay uncovered, there is no solution`);
  return 1;
}

export const audit: Command = {
  summary: "uncover any cells, dates or not: impossible, unique, most",
  usage: "audit",
  takes: "none",
  examples: [
    { line: "daytile audit", description: "any two cells of the classic board" },
    { line: "daytile audit -p weekday-6x9 --json", description: "any three cells, for other programs" },
  ],
  options: ["puzzle", "cells", "no-flips", "json", "output", "threads", "lang"],
  notes: ["As many cells stay uncovered as on a date. A blank cell is named by its place: r8c1 is row 8, column 1."],
  run,
};
