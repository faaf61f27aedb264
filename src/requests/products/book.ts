/** From a puzzle and a year to the PDF of a book: a puzzle for every day, and the solutions. */

import { localDate } from "../../core/calendar/calendar.js";
import { formatDate } from "../../core/calendar/date-text.js";
import type { Language } from "../../core/calendar/languages.js";
import type { Picture, Size } from "../../core/drawing/picture.js";
import type { Message } from "../../core/i18n/message.js";
import { productsMessages } from "../../core/locales/en/products.generated.js";
import { isDateField } from "../../core/puzzle/date-fields.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { zipOf } from "../../make/archive.js";
import { type Book, type BookLook, bookOf, bookRefusal, spanOf } from "../../make/book/book.js";
import { ringsOnBoard, usualSpine } from "../../make/book/cover.js";
import { type BookDate, datesOf, dependsOnYear } from "../../make/book/dates.js";
import type { Dedication } from "../../make/book/front.js";
import { bookParameters } from "../../make/book/parameters.js";
import { lazyDates, rateDates, type SolvedDate, solveDates } from "../../make/book/solve.js";
import { settingsOf } from "../../make/parameters.js";
import { getPaperWords } from "../../make/words.js";
import { pdfOfPages, pointsPerMillimetre } from "../../pens/pdf.js";
import { type Caller, doWork, nowOf } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused, refusedFor } from "../outcome.js";
import { flipsAsked, languageAsked } from "../question.js";
import { fontAsked, type Made, type Make, type MakingAsked, puzzleToMake, settingsAsked } from "./making.js";
import { dayAsked, linesAsked } from "./personal.js";
import { pagePreviews } from "./previews.js";
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
  const size = remark(productsMessages.datesOnPages({ dates: dates.length, pages }));
  const impossible = dates.filter(({ count }) => count === 0).map(({ date }) => formatDate(date, language));
  if (impossible.length === 0) return [size];
  const named = [...impossible.slice(0, maxNamed), ...(impossible.length > maxNamed ? ["…"] : [])];
  return [size, warning(productsMessages.datesWithout({ count: impossible.length, dates: named }))];
}

/** Why there is no book of this puzzle's year, if there is none. */
function whyNoBook({ id, fields }: Puzzle, sheet: Size): Message | undefined {
  const strange = fields.find(({ name }) => !isDateField(name));
  return strange === undefined ? bookRefusal({ sheet }) : productsMessages.noBook({ puzzle: id, field: strange.name });
}

/** Whom the book is for, and a few words to them. */
function dedicationAsked(asked: MakingAsked, marked: Target | undefined, puzzle: Puzzle): Dedication {
  const { title } = settingsAsked(asked);
  const lines = linesAsked(asked);
  if (marked === undefined) return { title, lines };
  return { title, lines, board: (boards) => [...boards.empty(marked), ...ringsOnBoard(puzzle, marked)] };
}

/** What is to be bound, and how it is to look. */
interface Job {
  readonly asked: MakingAsked;
  readonly puzzle: Puzzle;
  readonly solved: readonly SolvedDate[];
  readonly look: BookLook;
  /** A day with a ring around it, on the first page and on the cover. */
  readonly marked: Target | undefined;
}

/** A book that is bound by others has wide inner margins and begins its months on the right. */
const boundGutter = 6;

function lookAsked(asked: MakingAsked, sheet: Size, isBound: boolean): Omit<BookLook, "dedication" | "mark"> {
  const own = settingsAsked(asked);
  const settings = settingsOf(bookParameters, own);
  return {
    sheet,
    language: languageAsked(asked),
    theme: asked.theme ?? "light",
    perPage: Number(settings["per-page"]),
    hasSolutions: !settings["no-solutions"],
    gutter: own.gutter ?? (isBound ? boundGutter : 0),
    recto: settings.recto || isBound,
    bleed: own.bleed ?? 0,
  };
}

const descriptionOf = ({ solved, look: { language } }: Job): string =>
  getPaperWords(language).bookOf({ count: solved.length });

async function interiorOf(job: Job): Promise<{ readonly book: Book; readonly data: Uint8Array }> {
  const { puzzle, solved, look } = job;
  const book = bookOf(puzzle, solved, look);
  const { language, theme, bleed } = look;
  const facts = { cover: book.title, description: descriptionOf(job), language, bleed, scale: pointsPerMillimetre };
  return { book, data: await pdfOfPages({ ...book, ...facts, font: fontAsked(job.asked) }, { theme }) };
}

/** What print shops cut off around a cover: an eighth of an inch. */
const coverBleed = 3.2;

/** The cover as a page, and as a file. */
interface Cover {
  readonly page: Picture;
  readonly data: Uint8Array;
}

async function coverOf({ asked, puzzle, solved, look, marked }: Job, book: Book, spine: number): Promise<Cover> {
  const [{ coverPicture }, { readLineOutliner }] = await Promise.all([
    import("../../make/book/cover.js"),
    import("../../pens/outlines.js"),
  ]);
  const bleed = settingsAsked(asked).bleed ?? coverBleed;
  const { title = titleOf(puzzle, look.language), lines } = look.dedication;
  const font = fontAsked(asked);
  const outlineOf = await readLineOutliner("Bold", font);
  const own = { puzzle, look, title, span: book.span, lines, marked, puzzles: solved.length, spine, bleed, outlineOf };
  const page = coverPicture(own);
  const { language, theme } = look;
  const document = { title, description: book.title, pages: [page], language, bleed, scale: pointsPerMillimetre, font };
  return { page, data: await pdfOfPages(document, { theme }) };
}

async function bound(job: Job): Promise<Made> {
  const { book, data } = await interiorOf(job);
  const notes = notesOn(job.solved, book.pages.length, job.look.language);
  return { data, notes, previews: () => pagePreviews(book.pages, job.look.theme, fontAsked(job.asked)) };
}

/** Interior and cover, as print shops take them. */
async function boundByOthers(job: Job): Promise<Made> {
  const { book, data } = await interiorOf(job);
  const spine = settingsAsked(job.asked).spine ?? usualSpine(book.pages.length);
  const cover = await coverOf(job, book, spine);
  const files = [
    { name: "interior.pdf", data },
    { name: "cover.pdf", data: cover.data },
  ];
  const told = remark(productsMessages.coverSpine({ pages: book.pages.length, spine }));
  return {
    data: zipOf(files),
    notes: [...notesOn(job.solved, book.pages.length, job.look.language), told],
    previews: () => pagePreviews([cover.page, ...book.pages], job.look.theme, fontAsked(job.asked)),
  };
}

async function hung(job: Job): Promise<Made> {
  const { posterPage } = await import("../../make/book/poster.js");
  const { puzzle, solved, look } = job;
  const { title = titleOf(puzzle, look.language), lines } = look.dedication;
  const page = posterPage(puzzle, solved, look, { title, span: spanOf(look, solved), lines });
  const { language, theme, bleed } = look;
  const document = {
    title,
    description: descriptionOf(job),
    pages: [page],
    language,
    bleed,
    scale: pointsPerMillimetre,
    font: fontAsked(job.asked),
  };
  const previews = () => pagePreviews([page], theme, document.font);
  return { data: await pdfOfPages(document, { theme }), notes: notesOn(solved, 1, language), previews };
}

/** The day of the book's year, which has another weekday than that of this year, or that of a birth. */
function inBook(asked: MakingAsked, puzzle: Puzzle, marked: Target, caller: Caller): Target {
  const year = datesOf(puzzle, { year: yearOf(asked, puzzle, caller) });
  const parts = ["month", "day"].map((part) => puzzle.fields.findIndex(({ name }) => name === part));
  if (!year.ok || parts.includes(-1)) return marked;
  return year.value.find(({ target }) => parts.every((part) => target[part] === marked[part]))?.target ?? marked;
}

async function markAsked(asked: MakingAsked, puzzle: Puzzle, caller: Caller): Promise<Outcome<Target | undefined>> {
  const { mark } = settingsAsked(asked);
  if (mark === undefined) return found(undefined);
  const question = await dayAsked(asked, puzzle, mark, caller);
  if (!question.ok) return question;
  const { target } = question.value;
  return found(target && inBook(asked, puzzle, target, caller));
}

/** Posters are seen from afar. */
const posterPaper = "A2";

const sheetAsked = (asked: MakingAsked): Outcome<Size> => {
  const { poster, sheet } = settingsAsked(asked);
  return paperAsked(poster ? { ...asked, settings: { ...asked.settings, sheet: sheet ?? posterPaper } } : asked);
};

export const makeBook: Make = async (asked, format, caller) => {
  const { poster = false } = settingsAsked(asked);
  if (poster && format === "zip") return refused(productsMessages.onlyBooks());
  const [made, sheet] = [await puzzleToMake(asked, caller), sheetAsked(asked)];
  if (!made.ok) return made;
  if (!sheet.ok) return sheet;
  const { puzzle } = made.value;
  const marked = await markAsked(asked, puzzle, caller);
  if (!marked.ok) return marked;
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
  const look = {
    ...lookAsked(asked, sheet.value, format === "zip"),
    dedication: dedicationAsked(asked, marked.value, puzzle),
    mark: marked.value === undefined ? undefined : { target: marked.value, rings: ringsOnBoard(puzzle, marked.value) },
  };
  const job = { asked, puzzle, solved, look, marked: marked.value };
  const bookMade = await (poster ? hung(job) : format === "zip" ? boundByOthers(job) : bound(job));
  return found({ ...bookMade, notes: [...made.value.notes, ...bookMade.notes] });
};
