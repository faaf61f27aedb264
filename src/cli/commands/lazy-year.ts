/** From a puzzle and a year to a table of its mornings: which pieces to move for each day, the fewest in all. */

import { formatDate } from "../../core/calendar/date-text.js";
import { counted, listed } from "../../core/text/sentences.js";
import { jsonText } from "../../requests/json.js";
import { askLazyYear, type LazyMorning, type LazyYearAnswer, lazyYearJson } from "../../requests/lazy-year.js";
import type { Refusal } from "../../requests/outcome.js";
import type { Context, ExitCode } from "../command.js";
import { callerOf, puzzleParts } from "../line/request.js";
import { average } from "../terminal/text.js";

function movesWords({ puzzle, mornings }: LazyYearAnswer, { day }: LazyMorning): string {
  if (day === undefined) return "no solution";
  if (day === mornings.find((morning) => morning.day !== undefined)?.day) return "start";
  const ids = day.moved.map(({ piece }) => puzzle.pieces[piece]?.id ?? "");
  return ids.length === 0 ? "nothing to move" : `move ${ids.length}: ${listed(ids)}`;
}

/** A line for each day: its date, the number of its solution, what to move. */
function table(answer: LazyYearAnswer): string[] {
  const rows = answer.mornings.map((morning) => {
    const { month, day } = morning.date;
    const number = morning.day === undefined ? "" : `${morning.day.rank + 1}`;
    return [formatDate({ month, day }, answer.language), number, movesWords(answer, morning)] as const;
  });
  const widest = (column: 0 | 1): number => Math.max(...rows.map((row) => row[column].length));
  const [dates, numbers] = [widest(0), widest(1)];
  return rows.map(([date, number, moves]) => `${date.padEnd(dates)}  ${number.padStart(numbers)}  ${moves}`);
}

function text(answer: LazyYearAnswer): string {
  const { puzzle, year, mornings, moves } = answer;
  const solved = mornings.filter(({ day }) => day !== undefined).length;
  const each = solved > 1 ? `, ${average(moves / (solved - 1))} a morning` : "";
  const head = `${puzzle.id}, ${year}: ${counted(solved, "day")} with a solution, ${counted(moves, "move")}${each}`;
  return `${[head, "", ...table(answer)].join("\n")}\n`;
}

export async function runLazyYear(context: Context): Promise<ExitCode | Refusal> {
  const parts = await puzzleParts(context);
  if (!parts.ok) return parts;
  const answer = await askLazyYear({ ...parts.value, year: context.values.year }, callerOf(context));
  if (!answer.ok) return answer;
  await context.print(context.wantsJson ? jsonText(lazyYearJson(answer.value)) : text(answer.value));
  if (answer.value.mornings.some(({ day }) => day !== undefined)) return 0;
  await context.warn({ message: "no day has a solution" });
  return 1;
}
