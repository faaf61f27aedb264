/** From a date to its constraint model in a format of other solvers, and from their answer to a solution. */

import { modelOf } from "../../core/algorithms/algorithms.js";
import { drawText } from "../../core/pens/text.js";
import { verifyTiling } from "../../core/tiling/verify.js";
import { modelFormat, modelFormats, type WrittenModel, writtenModel } from "../../formats/models/models.js";
import { type Command, type Context, type ExitCode, type Failure, failedCheck } from "../command.js";
import { tilingOf } from "../engines/engine-tilings.js";
import { readSource } from "../puzzle.js";
import { type AskedQuestion, questionOptions, readFittingQuestion } from "../question.js";

const defaultFormat = "dlx";

async function showAnswer(
  context: Context,
  { puzzle, uncovered, flips, language }: AskedQuestion,
  model: WrittenModel,
  file: string,
): Promise<ExitCode | Failure> {
  const { io, values, page, print } = context;
  const answer = await readSource(io, file);
  if (!answer.ok) return answer;
  const { format = defaultFormat } = values;
  const chosen = modelFormat(format).readAnswer(model, answer.value);
  if (chosen.length === 0 && model.constraints.length > 0) {
    return failedCheck(`the answer chooses nothing of this model, if it is one to --format ${format}`);
  }
  const placements = tilingOf(model, chosen);
  const fault = verifyTiling(puzzle, uncovered, placements, { flips });
  if (fault !== null) return failedCheck(`the answer is no solution: ${fault}`);
  const look = { language, width: page.columns, ...(page.paint ? { paint: page.paint } : {}) };
  await print(`${drawText(puzzle, { placements, uncovered }, look).join("\n")}\n`);
  return 0;
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const { values, print } = context;
  const asked = await readFittingQuestion(context);
  if (!asked.ok) return asked;
  const question = asked.value;
  const model = writtenModel(modelOf(question), question.title);
  if (values.answer !== undefined) return showAnswer(context, question, model, values.answer);
  await print(modelFormat(values.format ?? defaultFormat).write(model));
  return 0;
}

const answerNote =
  "--answer reads what a solver made of the same model and format, and shows the solution; for json and matrix it reads the numbers of the chosen placements.";

export const model: Command = {
  summary: "write a date as a model for other solvers",
  usage: "model [DATE]",
  takes: "date",
  examples: [
    { line: "daytile model 12-25", description: "items and options, as Knuth's programs read them" },
    { line: "daytile model 12-25 --format lp -o christmas.lp", description: "a linear programme" },
    { line: "daytile model 6 Oct --format matrix", description: "a table of zeros and ones to look at" },
  ],
  options: [...questionOptions, "format", "answer", "output", "lang"],
  notes: [
    `Formats: ${modelFormats.map((name) => `${name}: ${modelFormat(name).description}`).join("; ")}.`,
    `Every format says what its unknowns stand for. ${answerNote}`,
  ],
  run,
};
