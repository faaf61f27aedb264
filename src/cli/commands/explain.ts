/** From a board without a solution to why it has none: an argument in sentences, as JSON, or drawn step by step. */

import { explanationLines } from "../../core/coach/messages.js";
import { wrapped } from "../../core/pens/columns.js";
import { askExplanation, type ExplanationAnswer, explanationJson } from "../../requests/explanation.js";
import { jsonText } from "../../requests/json.js";
import { found, type Outcome, type Refusal } from "../../requests/outcome.js";
import type { BoardAsked } from "../../requests/question.js";
import { boardParts } from "../../requests/schema.js";
import type { Command, Context, ExitCode } from "../command.js";
import { optionNames } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { textColumns } from "../terminal/charts.js";
import { tellNotes } from "../terminal/notes.js";
import { chartFormats, isPictureFormat, writePicture } from "../terminal/picture-file.js";

/** `22+24`, as `daytile audit` writes sets of cells. */
const cellMark = "+";

/** Cells may take the place of a date. */
async function askedOf(context: Context): Promise<Outcome<BoardAsked>> {
  const asked = await readParts(context, boardParts);
  const { date } = asked.ok ? asked.value : {};
  if (!asked.ok || date === undefined || !date.includes(cellMark)) return asked;
  return found({ ...asked.value, date: undefined, uncover: date.split(cellMark) });
}

/** Later lines of a sentence begin where its first word does. */
function text(context: Context, { question, explanation }: ExplanationAnswer): string {
  const columns = textColumns(context);
  const lines = explanationLines(question, explanation).flatMap(({ indent, message }) =>
    wrapped(context.worded(message), columns - indent.length).map(
      (part, i) => `${i === 0 ? indent : " ".repeat(indent.length)}${part}`,
    ),
  );
  return `${lines.join("\n")}\n`;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const asked = await askedOf(context);
  if (!asked.ok) return asked;
  const { format } = context;
  const { theme, size } = context.values;
  if (isPictureFormat(format)) return writePicture(context, { ...asked.value, picture: "proof", theme, size, format });
  const answer = await askExplanation(asked.value, callerOf(context));
  if (!answer.ok) return answer;
  await tellNotes(context, answer.value.question.notes);
  await context.print(context.wantsJson ? jsonText(explanationJson(answer.value)) : text(context, answer.value));
  return 0;
}

export const explainCommand: Command = {
  summary: "why a date, or a half-solved board, has no solution",
  usage: "explain [DATE]",
  takes: "date",
  examples: [
    { line: "daytile explain 22+24", description: "why these two cells can't both stay uncovered" },
    { line: "daytile explain 10 Nov --place @half.txt", description: "why a half-solved board is a dead end" },
    { line: "daytile explain 10 Nov --place @half.txt -o why.svg", description: "drawn step by step" },
  ],
  options: [...optionNames(boardParts), "theme", "size", "json", "output", "lang"],
  writes: ["txt", "json", ...chartFormats],
  run,
};
