/** From a puzzle and a year to the PDF of a book: a puzzle for every day, and the solutions. */

import { localDate } from "../../core/calendar/calendar.js";
import { formatDate } from "../../core/calendar/date-text.js";
import { isDateField } from "../../core/puzzle/date-fields.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { bookOf, bookRefusal } from "../../make/book/book.js";
import { type BookDate, datesOf, showsYear } from "../../make/book/dates.js";
import { bookParameters } from "../../make/book/parameters.js";
import { type SolvedDate, solveDates } from "../../make/book/solve.js";
import { settingsOf } from "../../make/parameters.js";
import { pdfOfPages, pointsPerMillimetre } from "../../pens/pdf.js";
import { type Context, faultsAsUsage, found, type Outcome, wrongUsage } from "../command.js";
import { counted } from "../text.js";
import { doWork } from "../work.js";
import { languageOf, type Make, puzzleToMake } from "./making.js";
import { paperOf } from "./print.js";

/** From this month on, those who ask for a book mean the year to come. */
const nextYearFrom = 7;

/** The year asked for; left open where the board is the same every year. */
function yearOf({ values, io }: Context, puzzle: Puzzle): number | undefined {
  if (values.year !== undefined || !showsYear(puzzle)) return values.year;
  const { year, month } = localDate(io.now());
  return month < nextYearFrom ? year : year + 1;
}

function datesAsked(context: Context, puzzle: Puzzle): Outcome<BookDate[]> {
  const dates = datesOf(puzzle, { year: yearOf(context, puzzle), month: context.values.month });
  return dates.ok ? found(dates.value) : faultsAsUsage(dates.faults);
}

const maxNamed = 10;

async function remarkOn(context: Context, dates: readonly SolvedDate[], pages: number): Promise<void> {
  await context.remark(`${counted(dates.length, "date")} on ${counted(pages, "page")}`);
  const impossible = dates.filter(({ count }) => count === 0).map(({ date }) => formatDate(date, languageOf(context)));
  if (impossible.length === 0) return;
  const named = impossible.slice(0, maxNamed).join(", ");
  const more = impossible.length > maxNamed ? " …" : "";
  await context.say(`daytile: ${counted(impossible.length, "date")} without a solution: ${named}${more}`);
}

export const makeBook: Make = async (context) => {
  const { values } = context;
  const [puzzle, sheet] = [await puzzleToMake(context), paperOf(context)];
  if (!puzzle.ok) return puzzle;
  if (!sheet.ok) return sheet;
  const strange = puzzle.value.fields.find(({ name }) => !isDateField(name));
  if (strange !== undefined)
    return wrongUsage(
      `the field ${strange.name} of ${puzzle.value.id} is not part of a date: there is no book of its year`,
    );
  const refused = bookRefusal({ sheet: sheet.value });
  if (refused !== undefined) return wrongUsage(refused);
  const dates = datesAsked(context, puzzle.value);
  if (!dates.ok) return dates;
  const flips = values["no-flips"] !== true;
  const solved = await doWork(context, (options) => solveDates(puzzle.value, dates.value, { ...options, flips }));
  const settings = settingsOf(bookParameters, values);
  const { theme = "light" } = values;
  const language = languageOf(context);
  const look = {
    sheet: sheet.value,
    language,
    theme,
    perPage: Number(settings["per-page"]),
    hasSolutions: !settings["no-solutions"],
  };
  const book = bookOf(puzzle.value, solved, look);
  await remarkOn(context, solved, book.pages.length);
  const description = `${counted(solved.length, "puzzle")}, one for every date`;
  return found(await pdfOfPages({ ...book, description, language, scale: pointsPerMillimetre }, theme));
};
