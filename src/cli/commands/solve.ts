/** From a date to a solution, drawn for the terminal. */

import { drawText } from "../../core/drawing/text.js";
import type { Command, Context, ExitCode, Failure } from "../command.js";
import { failedCheck } from "../command.js";
import { questionOptions, readQuestion } from "../question.js";

async function run(context: Context): Promise<ExitCode | Failure> {
  const { values, page } = context;
  const question = await readQuestion(context);
  if (!question.ok) return question;
  const { puzzle, uncovered, language } = question.value;
  const { firstTiling } = await import("../../core/solver/search.js");
  const placements = firstTiling(question.value);
  if (placements === undefined) return failedCheck("there is no solution");
  await context.remark(question.value.title);
  const { paint, columns: width } = page;
  const look = { style: values.style ?? "outline", language, width };
  const lines = drawText(puzzle, { placements, uncovered }, paint === undefined ? look : { ...look, paint });
  await context.print(`${lines.join("\n")}\n`);
  return 0;
}

export const solve: Command = {
  summary: "draw a solution",
  usage: "[solve] [DATE]",
  takes: "date",
  examples: [{ line: "daytile", says: "today's tiling" }],
  options: [...questionOptions, "style", "json", "output", "lang"],
  run,
};
