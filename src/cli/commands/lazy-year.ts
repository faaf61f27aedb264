/** From a puzzle and a year to a table of its mornings: which pieces to move for each day, the fewest in all. */

import { formatDate } from "../../core/calendar/date-text.js";
import type { Message } from "../../core/i18n/message.js";
import { resultsMessages } from "../../core/locales/en/results.generated.js";
import { jsonText } from "../../requests/json.js";
import { askLazyYear, type LazyMorning, type LazyYearAnswer, lazyYearJson } from "../../requests/lazy-year.js";
import type { Refusal } from "../../requests/outcome.js";
import type { PuzzleAsked } from "../../requests/question.js";
import { lazyYearParts } from "../../requests/schema.js";
import type { Context, ExitCode } from "../command.js";
import { callerOf, readParts } from "../line/request.js";
import { writeFile, writePicture } from "../terminal/picture-file.js";

function movesWords({ puzzle, mornings }: LazyYearAnswer, { day }: LazyMorning): Message {
  if (day === undefined) return resultsMessages.noSolution();
  if (day === mornings.find((morning) => morning.day !== undefined)?.day) return resultsMessages.lazyStart();
  const ids = day.moved.map(({ piece }) => puzzle.pieces[piece]?.id ?? "");
  return ids.length === 0 ? resultsMessages.nothingToMove() : resultsMessages.move({ names: ids });
}

/** A line for each day: its date, the number of its solution, what to move. */
function table({ worded }: Context, answer: LazyYearAnswer): string[] {
  const rows = answer.mornings.map((morning) => {
    const { month, day } = morning.date;
    const number = morning.day === undefined ? "" : `${morning.day.rank + 1}`;
    return [formatDate({ month, day }, answer.language), number, worded(movesWords(answer, morning))] as const;
  });
  const widest = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
  const [dates, numbers] = [widest(0), widest(1)];
  return rows.map(([date, number, moves]) => `${date.padEnd(dates)}  ${number.padStart(numbers)}  ${moves}`);
}

function text(context: Context, answer: LazyYearAnswer): string {
  const { puzzle, year, mornings, moves } = answer;
  const solved = mornings.filter(({ day }) => day !== undefined).length;
  const mean = solved > 1 ? moves / (solved - 1) : undefined;
  const head = context.worded(
    resultsMessages.lazyYear({ puzzle: puzzle.id, year: String(year), days: solved, moves, mean }),
  );
  return `${[head, "", ...table(context, answer)].join("\n")}\n`;
}

/** A book where pages are asked for, else an animation. */
function written(context: Context, parts: PuzzleAsked, format: "pdf" | "gif" | "svg"): Promise<ExitCode | Refusal> {
  const { year } = context.values;
  if (format !== "pdf") return writePicture(context, { ...parts, picture: "lazy-year", year, format });
  return writeFile(context, { ...parts, want: "product", product: "book", format, settings: { lazy: true, year } });
}

export async function runLazyYear(context: Context): Promise<ExitCode | Refusal> {
  const parts = await readParts(context, lazyYearParts);
  if (!parts.ok) return parts;
  const { format } = context;
  if (format === "pdf" || format === "gif" || format === "svg") return written(context, parts.value, format);
  const answer = await askLazyYear(parts.value, callerOf(context));
  if (!answer.ok) return answer;
  await context.print(context.wantsJson ? jsonText(lazyYearJson(answer.value)) : text(context, answer.value));
  if (answer.value.mornings.some(({ day }) => day !== undefined)) return 0;
  await context.warn(resultsMessages.noDaySolved());
  return 1;
}
