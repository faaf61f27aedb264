/** From a puzzle to which sets of cells can stay uncovered at all, and in how many ways. */

import type { Language } from "../../core/calendar/languages.js";
import { wrapped } from "../../core/pens/columns.js";
import { cellName } from "../../core/puzzle/cell-names.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { counted } from "../../core/text/sentences.js";
import { type AuditAnswer, askAudit, auditJson, setWords } from "../../requests/audit.js";
import { jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import type { Command, Context, ExitCode } from "../command.js";
import { callerOf, puzzleParts } from "../line/request.js";
import { histogramLines, textColumns } from "../terminal/charts.js";
import { chartFormats, isPictureFormat, writePicture } from "../terminal/picture-file.js";
import { average } from "../terminal/text.js";

/** What is printed on the cells, or where that is ambiguous their names. */
function cellWords(puzzle: Puzzle, language: Language): string[] {
  const labels = cellLabels(puzzle, language);
  return labels.map((label, index) =>
    label !== "" && labels.indexOf(label) === labels.lastIndexOf(label) ? label : cellName(puzzle, index),
  );
}

const maxNamed = 20;

/** The sets with these indexes, as many as one would read. */
function someSets({ sets }: AuditAnswer, indexes: readonly number[], words: readonly string[]): string {
  const shown = indexes.slice(0, maxNamed).flatMap((index) => sets[index] ?? []);
  const named = shown.map(({ cells }) => cells.map((cell) => words[cell]).join("+"));
  const more = indexes.length - named.length;
  return [...named, ...(more > 0 ? [`and ${more.toLocaleString("en")} more`] : [])].join(", ");
}

function figures(audit: AuditAnswer): string[] {
  const { puzzle, k, summary, language } = audit;
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
      : `most: ${most.count.toLocaleString("en")} (${someSets(audit, most.indexes, words)})`,
    list("impossible", impossible),
    list("unique", unique),
  ];
}

function picture(context: Context, audit: AuditAnswer): string {
  const text = figures(audit).flatMap((line) => wrapped(line, textColumns(context), "  "));
  const counts = audit.sets.map(({ count }) => count);
  return `${[...text, "", ...histogramLines(context, "Sets", counts)].join("\n")}\n`;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, format } = context;
  if (args.length > 0) return refused("audit checks every set of cells; leave out the date");
  const parts = await puzzleParts(context);
  if (!parts.ok) return parts;
  if (isPictureFormat(format)) return writePicture(context, { ...parts.value, picture: "pairs", format });
  const audit = await askAudit(parts.value, callerOf(context));
  if (!audit.ok) return audit;
  await context.print(context.wantsJson ? jsonText(auditJson(audit.value)) : picture(context, audit.value));
  const { puzzle, k, summary } = audit.value;
  if (summary.tilings > 0) return 0;
  await context.say(`daytile: no solution with any ${setWords(puzzle, k)} uncovered`);
  return 1;
}

export const audit: Command = {
  summary: "check every set of cells, not just dates",
  usage: "audit",
  takes: "none",
  examples: [
    { line: "daytile audit", description: "any two cells of the classic board" },
    { line: "daytile audit -p weekday-6x9 --json", description: "any three cells, for other programs" },
  ],
  options: ["puzzle", "no-flips", "json", "output", "threads", "lang"],
  writes: ["txt", "json", ...chartFormats],
  notes: ["Each set has as many cells as a date uncovers. Blank cells go by their place: r8c1 is row 8, column 1."],
  run,
};
