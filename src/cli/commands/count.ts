/** From a date to the number of its solutions. */

import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { askCount, countJson } from "../../requests/count.js";
import { jsonText } from "../../requests/json.js";
import type { Refusal } from "../../requests/outcome.js";
import { whyNoSolution } from "../../requests/question.js";
import { boardParts } from "../../requests/schema.js";
import type { Command, Context, ExitCode } from "../command.js";
import { optionNames } from "../line/options.js";
import { callerOf, readParts } from "../line/request.js";
import { tellNotes } from "../terminal/notes.js";

async function run(context: Context): Promise<ExitCode | Refusal> {
  const asked = await readParts(context, boardParts);
  if (!asked.ok) return asked;
  const answer = await askCount(asked.value, callerOf(context));
  if (!answer.ok) return answer;
  const { question, count } = answer.value;
  await tellNotes(context, question.notes);
  await context.remark(resultsMessages.titled({ title: question.title, puzzle: question.puzzle.id }));
  await context.print(context.wantsJson ? jsonText(countJson(answer.value)) : `${count}\n`);
  if (count === 0) await context.warn(whyNoSolution(question));
  return count === 0 ? 1 : 0;
}

export const count: Command = {
  summary: "count the solutions",
  usage: "count [DATE]",
  takes: "date",
  examples: [
    { line: "daytile count 12-25", description: "how many solutions 25 December has" },
    { line: "daytile count --field month=Apr --field day=31", description: "even for a day that doesn't exist" },
    { line: "daytile count 2026-07-25 -p weekday --json", description: "as JSON, for other programs" },
    { line: "daytile count 12-25 --no-flips", description: "without flipping any piece" },
  ],
  options: [...optionNames(boardParts), "json", "output", "threads", "lang"],
  writes: ["txt", "json"],
  run,
};
