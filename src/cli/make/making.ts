/** What every kind of thing that is made shares: from a command line to a file's data, and first of all to its puzzle. */

import { type Language, wordsOf } from "../../core/calendar/languages.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { hasWeekdays, withWeekStart } from "../../core/puzzle/week-start.js";
import { type Context, found, type Outcome, wrongUsage } from "../command.js";
import { weekdayNumber } from "../fields.js";
import { loadPuzzle } from "../puzzle.js";
import type { Data } from "../terminal/io.js";

export const makeFormats = ["svg", "dxf", "pdf", "stl", "3mf"] as const;
export type MakeFormat = (typeof makeFormats)[number];

/** Remarks and progress go to the context; the data of the file come back. */
export type Make = (context: Context, format: MakeFormat) => Promise<Outcome<Data>>;

export const languageOf = ({ values }: Context): Language => values.lang ?? "en";

/** The puzzle asked for, its week beginning with the day asked for. */
export async function puzzleToMake(context: Context): Promise<Outcome<Puzzle>> {
  const { io, values, args } = context;
  const [word] = args;
  if (word !== undefined)
    return wrongUsage(`the same thing is made for every date, so leave out ${JSON.stringify(word)}`);
  const puzzle = await loadPuzzle(io, values.puzzle);
  const day = values["week-start"];
  return puzzle.ok && day !== undefined ? startingOn(context, puzzle.value, day) : puzzle;
}

/** What was asked for and cannot be had is said even where nobody watches. */
async function startingOn(context: Context, puzzle: Puzzle, day: string): Promise<Outcome<Puzzle>> {
  const weekday = weekdayNumber(day, languageOf(context), "week-start");
  if (!weekday.ok) return weekday;
  const dealt = withWeekStart(puzzle, weekday.value);
  if (dealt !== puzzle) return found(dealt);
  const why = hasWeekdays(puzzle) ? "has weekdays that share cells" : "shows no weekdays";
  await context.say(
    `daytile: the puzzle ${puzzle.id} ${why}, so none can begin with ${wordsOf("en").longWeekdays[weekday.value]}`,
  );
  return found(puzzle);
}
