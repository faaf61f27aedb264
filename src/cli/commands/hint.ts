/** From a board with pieces on it to as much help as is asked for, in a sentence, as JSON or as a drawing. */

import { hintMessages } from "../../core/coach/messages.js";
import { coachMessages } from "../../core/locales/en/coach.generated.js";
import { lineMessages } from "../../core/locales/en/line.generated.js";
import { wrapped } from "../../core/pens/columns.js";
import { drawText, type TextOptions } from "../../core/pens/text.js";
import type { Placement } from "../../core/tiling/placement.js";
import { askHint, type HintAnswer, hintJson } from "../../requests/hint.js";
import { jsonText } from "../../requests/json.js";
import type { Refusal } from "../../requests/outcome.js";
import { whyNoSolution } from "../../requests/question.js";
import { hintParts } from "../../requests/schema.js";
import type { Command, Context, ExitCode } from "../command.js";
import { optionNames } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { textColumns } from "../terminal/charts.js";
import { tellNotes } from "../terminal/notes.js";

/** What the board looks like once the hint is taken; undefined where it changes nothing. */
function boardAfter({ question: { placed }, hint }: HintAnswer): readonly Placement[] | undefined {
  if (hint.kind === "everything") return hint.tiling;
  return hint.kind === "next" ? [...placed, hint.placement] : undefined;
}

function picture({ page, values }: Context, answer: HintAnswer): string[] {
  const placements = boardAfter(answer);
  if (placements === undefined) return [];
  const { puzzle, uncovered, language } = answer.question;
  const { style = "outline" } = values;
  const look: TextOptions = { style, language, width: page.columns, ...(page.paint ? { paint: page.paint } : {}) };
  return drawText(puzzle, { placements, uncovered }, look);
}

function text(context: Context, answer: HintAnswer): string {
  const lines = hintMessages(answer.question, answer.hint).flatMap((said) =>
    wrapped(context.worded(said), textColumns(context)),
  );
  return `${[...lines, ...picture(context, answer)].join("\n")}\n`;
}

const isHopeless = ({ hint }: HintAnswer): boolean =>
  hint.kind === "impossible" || (hint.kind === "left" && hint.count === 0);

async function run(context: Context): Promise<ExitCode | Refusal> {
  const asked = await readParts(context, hintParts);
  if (!asked.ok) return asked;
  const answer = await askHint(asked.value, callerOf(context));
  if (!answer.ok) return answer;
  const { question } = answer.value;
  await tellNotes(context, question.notes);
  await context.remark(
    coachMessages.placed({ title: question.title, puzzle: question.puzzle.id, count: question.placed.length }),
  );
  await context.print(context.wantsJson ? jsonText(hintJson(answer.value)) : text(context, answer.value));
  const { hint } = answer.value;
  if (hint.kind === "wrong" && hint.reason.kind === "hidden") await context.remark(lineMessages.seeWhy());
  if (!isHopeless(answer.value)) return 0;
  await context.warn(whyNoSolution(question));
  return 1;
}

export const hintCommand: Command = {
  summary: "help with a half-solved board: the next piece, and why",
  usage: "hint [DATE]",
  takes: "date",
  examples: [
    { line: "daytile hint 12-25 --place @half.txt", description: "the next piece, where it goes and why" },
    { line: "daytile hint 12-25 --place @half.txt --level wrong", description: "only whether something is wrong" },
    { line: "daytile hint 12-25 --level left --json", description: "how many solutions remain, as JSON" },
  ],
  options: [...optionNames(hintParts), "style", "json", "output", "lang"],
  writes: ["txt", "json"],
  notes: ["docs/techniques.md explains the reasons that a hint gives."],
  run,
};
