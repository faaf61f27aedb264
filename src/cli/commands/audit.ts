/** From a puzzle to which sets of cells can stay uncovered at all, and in how many ways. */

import type { Message } from "../../core/i18n/message.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { wrapped } from "../../core/pens/columns.js";
import { cellWords } from "../../core/puzzle/labels.js";
import { type AuditAnswer, askAudit, auditJson } from "../../requests/audit.js";
import { jsonText } from "../../requests/json.js";
import { type Refusal, refused } from "../../requests/outcome.js";
import { puzzleParts } from "../../requests/schema.js";
import type { Command, Context, ExitCode } from "../command.js";
import { callerOf, readParts } from "../line/request.js";
import { histogramLines, textColumns } from "../terminal/charts.js";
import { chartFormats, isPictureFormat, writePicture } from "../terminal/picture-file.js";

const maxNamed = 20;

/** The sets with these indexes, as many as anyone would read. */
function someSets({ sets, puzzle, language }: AuditAnswer, indexes: readonly number[]): Message {
  const words = cellWords(puzzle, language);
  const shown = indexes.slice(0, maxNamed).flatMap((index) => sets[index] ?? []);
  const named = shown.map(({ cells }) => cells.map((cell) => words[cell]).join("+"));
  return resultsMessages.some({ names: named, more: indexes.length - named.length });
}

function figures(audit: AuditAnswer): Message[] {
  const { puzzle, k, summary } = audit;
  const { size, tilings, mean, most, impossible, unique } = summary;
  const named = (indexes: readonly number[]): Message => someSets(audit, indexes);
  return [
    resultsMessages.setTotals({
      puzzle: puzzle.id,
      size: k,
      cells: puzzle.board.cells.length,
      sets: size,
      solutions: tilings,
      mean,
    }),
    most === undefined
      ? resultsMessages.noMost()
      : resultsMessages.most({ count: most.count, names: named(most.indexes) }),
    impossible.length === 0
      ? resultsMessages.noneImpossible()
      : resultsMessages.impossibleSets({ count: impossible.length, names: named(impossible) }),
    unique.length === 0
      ? resultsMessages.noneUnique()
      : resultsMessages.uniqueSets({ count: unique.length, names: named(unique) }),
  ];
}

function picture(context: Context, audit: AuditAnswer): string {
  const text = figures(audit).flatMap((line) => wrapped(context.worded(line), textColumns(context), "  "));
  const counts = audit.sets.map(({ count }) => count);
  return `${[...text, "", ...histogramLines(context, "set", counts, audit.language)].join("\n")}\n`;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const { args, format } = context;
  if (args.length > 0) return refused(lineMessages.auditHasNoDate());
  const parts = await readParts(context, puzzleParts);
  if (!parts.ok) return parts;
  if (isPictureFormat(format)) return writePicture(context, { ...parts.value, picture: "pairs", format });
  const audit = await askAudit(parts.value, callerOf(context));
  if (!audit.ok) return audit;
  await context.print(context.wantsJson ? jsonText(auditJson(audit.value)) : picture(context, audit.value));
  const { puzzle, k, summary } = audit.value;
  if (summary.tilings > 0) return 0;
  await context.warn(resultsMessages.noSetSolved({ size: k, cells: puzzle.board.cells.length }));
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
