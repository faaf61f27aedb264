/** From a date to its constraint model in a format of other solvers, and from their answer to a solution. */

import { drawText } from "../../core/pens/text.js";
import type { Tiling } from "../../core/tiling/placement.js";
import { modelFormat, modelFormats } from "../../formats/models/models.js";
import { askModel, defaultModelFormat } from "../../requests/model.js";
import { found, type Outcome, type Refusal } from "../../requests/outcome.js";
import type { AskedQuestion } from "../../requests/question.js";
import { boardParts, modelParts } from "../../requests/schema.js";
import type { Command, Context, ExitCode } from "../command.js";
import { optionNames } from "../line/options.js";
import { readSource } from "../line/puzzle.js";
import { callerOf, readParts } from "../line/request.js";
import { tellNotes } from "../terminal/notes.js";

async function answerAsked({ io, values: { answer } }: Context): Promise<Outcome<string | undefined>> {
  return answer === undefined ? found(undefined) : readSource(io, answer);
}

/** As --format says, else as the name of the file does. */
const formatAsked = ({ values, format }: Context) =>
  values.format ?? modelFormats.find((each) => each === format) ?? defaultModelFormat;

function drawn({ page }: Context, { puzzle, uncovered, language }: AskedQuestion, placements: Tiling): string {
  const look = { language, width: page.columns, ...(page.paint ? { paint: page.paint } : {}) };
  return `${drawText(puzzle, { placements, uncovered }, look).join("\n")}\n`;
}

async function run(context: Context): Promise<ExitCode | Refusal> {
  const asked = await readParts(context, boardParts);
  if (!asked.ok) return asked;
  const answer = await answerAsked(context);
  if (!answer.ok) return answer;
  const request = { ...asked.value, format: formatAsked(context), answer: answer.value };
  const model = await askModel(request, callerOf(context));
  if (!model.ok) return model;
  const { question, text, tiling } = model.value;
  await tellNotes(context, question.notes);
  await context.print(tiling === undefined ? text : drawn(context, question, tiling));
  return 0;
}

const answerNote =
  "--answer reads a solver's answer to the same model and format, and shows the solution. For json and matrix, an answer is the numbers of the chosen placements.";

export const model: Command = {
  summary: "write a date as a model for other solvers",
  usage: "model [DATE]",
  takes: "date",
  examples: [
    { line: "daytile model 12-25", description: "items and options, for Knuth's programs" },
    { line: "daytile model 12-25 --format lp -o christmas.lp", description: "a linear program" },
    { line: "daytile model 6 Oct --format matrix", description: "a table of zeros and ones" },
  ],
  options: [...optionNames(modelParts), "output", "lang"],
  writes: [...modelFormats, "txt"],
  notes: [
    `Formats: ${modelFormats.map((name) => `${name}: ${modelFormat(name).description}`).join("; ")}.`,
    `Every format says what its unknowns mean. ${answerNote}`,
  ],
  run,
};
