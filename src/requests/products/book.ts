/** From a puzzle and a year to the PDF of a book: a puzzle for every day, and the solutions. */

import { localDate } from "../../core/calendar/calendar.js";
import { formatDate } from "../../core/calendar/date-text.js";
import type { Language } from "../../core/calendar/languages.js";
import type { Size } from "../../core/drawing/picture.js";
import { isDateField } from "../../core/puzzle/date-fields.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import type { Said } from "../../core/text/message.js";
import { bookOf, bookRefusal } from "../../make/book/book.js";
import { type BookDate, datesOf, dependsOnYear } from "../../make/book/dates.js";
import type { Dedication } from "../../make/book/front.js";
import { lazyDates } from "../../make/book/lazy.js";
import { bookParameters } from "../../make/book/parameters.js";
import { rateDates } from "../../make/book/rate.js";
import { type SolvedDate, solveDates } from "../../make/book/solve.js";
import { giftWords } from "../../make/gift/words.js";
import { settingsOf } from "../../make/parameters.js";
import { filledIn, pageWords, writtenNumber } from "../../make/words.js";
import { pdfOfPages, pointsPerMillimetre } from "../../pens/pdf.js";
import { type Caller, doWork, nowOf } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused, refusedFor } from "../outcome.js";
import { flipsAsked, languageAsked } from "../question.js";
import { type Made, type Make, type MakingAsked, puzzleToMake, settingsAsked } from "./making.js";
import { sayProduct } from "./messages.js";
import { paperAsked } from "./print.js";

/** From this month on, those who ask for a book mean the year to come. */
const nextYearFrom = 7;

/** The year asked for; left open where the board is the same every year. */
function yearOf(asked: MakingAsked, puzzle: Puzzle, caller: Caller): number | undefined {
  const { year: wanted } = settingsAsked(asked);
  if (wanted !== undefined || !dependsOnYear(puzzle)) return wanted;
  const { year, month } = localDate(nowOf(caller));
  return month < nextYearFrom ? year : year + 1;
}

function datesAsked(asked: MakingAsked, puzzle: Puzzle, caller: Caller): Outcome<BookDate[]> {
  const dates = datesOf(puzzle, { year: yearOf(asked, puzzle, caller), month: settingsAsked(asked).month });
  return dates.ok ? found(dates.value) : refusedFor(dates.faults);
}

const maxNamed = 10;

function notesOn(dates: readonly SolvedDate[], pages: number, language: Language): Note[] {
  const size = remark(sayProduct.datesOnPages(dates.length, pages));
  const impossible = dates.filter(({ count }) => count === 0).map(({ date }) => formatDate(date, language));
  if (impossible.length === 0) return [size];
  const named = [...impossible.slice(0, maxNamed), ...(impossible.length > maxNamed ? ["…"] : [])];
  return [size, warning(sayProduct.datesWithout(impossible.length, named))];
}

/** Why there is no book of this puzzle's year, if there is none. */
function whyNoBook({ id, fields }: Puzzle, sheet: Size): Said | undefined {
  const strange = fields.find(({ name }) => !isDateField(name));
  return strange === undefined ? bookRefusal({ sheet }) : sayProduct.noBook(id, strange.name);
}

/** Whom the book is for, and a few words to them. */
function dedicationAsked(asked: MakingAsked): Dedication {
  const { title, for: name, dedication } = settingsAsked(asked);
  const forName = name === undefined ? [] : [filledIn(giftWords(languageAsked(asked)).forName, { name })];
  return { title, lines: [...forName, ...(dedication === undefined ? [] : [dedication])] };
}

async function bound(asked: MakingAsked, puzzle: Puzzle, solved: readonly SolvedDate[], sheet: Size): Promise<Made> {
  const settings = settingsOf(bookParameters, settingsAsked(asked));
  const { theme = "light" } = asked;
  const language = languageAsked(asked);
  const look = {
    sheet,
    language,
    theme,
    perPage: Number(settings["per-page"]),
    hasSolutions: !settings["no-solutions"],
    gutter: settings.gutter,
    recto: settings.recto,
    dedication: dedicationAsked(asked),
  };
  const book = bookOf(puzzle, solved, look);
  const description = filledIn(pageWords(language).bookOf, { count: writtenNumber(solved.length, language) });
  const data = await pdfOfPages(
    { ...book, cover: book.title, description, language, scale: pointsPerMillimetre },
    { theme },
  );
  return { data, notes: notesOn(solved, book.pages.length, language) };
}

export const makeBook: Make = async (asked, _, caller) => {
  const [made, sheet] = [await puzzleToMake(asked, caller), paperAsked(asked)];
  if (!made.ok) return made;
  if (!sheet.ok) return sheet;
  const { puzzle } = made.value;
  const why = whyNoBook(puzzle, sheet.value);
  if (why !== undefined) return refused(why);
  const dates = datesAsked(asked, puzzle, caller);
  if (!dates.ok) return dates;
  const flips = flipsAsked(asked);
  const solved = await doWork(caller, async (options) => {
    const all = await solveDates(puzzle, dates.value, { ...options, flips });
    const rated = await rateDates(puzzle, all, { ...options, flips });
    return settingsAsked(asked).lazy ? lazyDates(puzzle, rated, { ...options, flips }) : rated;
  });
  const { data, notes } = await bound(asked, puzzle, solved, sheet.value);
  return found({ data, notes: [...made.value.notes, ...notes] });
};
