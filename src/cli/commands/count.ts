/** From a date to the number of its solutions. */

import { countTilings } from "../../core/solver/counts.js";
import type { Command, Context, ExitCode, Failure } from "../command.js";
import { jsonHead, jsonText } from "../json.js";
import { type AskedQuestion, questionJson, questionOptions, readFittingQuestion, whyNoSolution } from "../question.js";
import { doWork } from "../work.js";

async function countOf(context: Context, question: AskedQuestion): Promise<number> {
  if (question.obstacle !== undefined) return 0;
  return doWork(context, (options) => countTilings(question, options));
}

async function run(context: Context): Promise<ExitCode | Failure> {
  const question = await readFittingQuestion(context);
  if (!question.ok) return question;
  const { puzzle, title } = question.value;
  await context.remark(`${title} on ${puzzle.id}`);
  const count = await countOf(context, question.value);
  const document = { ...jsonHead("count", puzzle), ...questionJson(question.value), count };
  await context.print(context.values.json ? jsonText(document) : `${count}\n`);
  if (count === 0) await context.say(`daytile: ${whyNoSolution(question.value)}`);
  return count === 0 ? 1 : 0;
}

export const count: Command = {
  summary: "count the solutions",
  usage: "count [DATE]",
  takes: "date",
  examples: [
    { line: "daytile count 12-25", description: "how many ways there are on 25 December" },
    { line: "daytile count --field month=Apr --field day=31", description: "also for a day that no calendar has" },
    { line: "daytile count 2026-07-25 -p weekday --json", description: "as JSON, for other programs" },
    { line: "daytile count 12-25 --no-flips", description: "with every piece face up" },
  ],
  options: [...questionOptions, "json", "output", "threads", "lang"],
  run,
};
