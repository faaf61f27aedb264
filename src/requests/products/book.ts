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
import { packZip } from "../../make/archive.js";
import { type Book, type BookLook, bindBook, checkBook, nameSpan } from "../../make/book/book.js";
import { drawRings, measureSpine } from "../../make/book/cover.js";
import { type BookDate, dependsOnYear, listDates } from "../../make/book/dates.js";
import type { Dedication } from "../../make/book/front.js";
import { bookParameters } from "../../make/book/parameters.js";
import { findLazyDates, rateDates, type SolvedDate, solveDates } from "../../make/book/solve.js";
import { resolveSettings } from "../../make/parameters.js";
import { getPaperWords } from "../../make/words.js";
import { pdfOfPages, pointsPerMillimetre } from "../../pens/pdf.js";
import { type Caller, doWork, nowOf } from "../caller.js";
import { type Note, remark, warning } from "../note.js";
import { found, type Outcome, refused, refusedFor } from "../outcome.js";
import { flipsAsked, languageAsked } from "../question.js";
import { getFont, getSettings, type Made, type Make, type MakingAsked, resolvePuzzle } from "./making.js";
import { readDay, writeLines } from "./personal.js";
import { drawPreviews } from "./previews.js";
import { resolvePaper } from "./print.js";

/** From this month on, those who ask for a book mean the year to come. */
const nextYearFrom = 7;

/** The year asked for; left open where the board is the same every year. */
function chooseYear(asked: MakingAsked, puzzle: Puzzle, caller: Caller): number | undefined {
  const { year: wanted } = getSettings(asked);
  if (wanted !== undefined || !dependsOnYear(puzzle)) return wanted;
  const { year, month } = localDate(nowOf(caller));
  return month < nextYearFrom ? year : year + 1;
}

function resolveDates(asked: MakingAsked, puzzle: Puzzle, caller: Caller): Outcome<BookDate[]> {
  const dates = listDates(puzzle, { year: chooseYear(asked, puzzle, caller), month: getSettings(asked).month });
  return dates.ok ? found(dates.value) : refusedFor(dates.faults);
}

const maxNamed = 10;

function writeNotes(dates: readonly SolvedDate[], pages: number, language: Language): Note[] {
  const size = remark(productsMessages.datesOnPages({ dates: dates.length, pages }));
  const impossible = dates.filter(({ count }) => count === 0).map(({ date }) => formatDate(date, language));
  if (impossible.length === 0) return [size];
  const named = [...impossible.slice(0, maxNamed), ...(impossible.length > maxNamed ? ["…"] : [])];
  return [size, warning(productsMessages.datesWithout({ count: impossible.length, dates: named }))];
}

/** Why there is no book of this puzzle's year, if there is none. */
function checkPuzzle({ id, fields }: Puzzle, sheet: Size): Message | undefined {
  const strange = fields.find(({ name }) => !isDateField(name));
  return strange === undefined ? checkBook({ sheet }) : productsMessages.noBook({ puzzle: id, field: strange.name });
}

/** Whom the book is for, and a few words to them. */
function makeDedication(asked: MakingAsked, marked: Target | undefined, puzzle: Puzzle): Dedication {
  const { title } = getSettings(asked);
  const lines = writeLines(asked);
  if (marked === undefined) return { title, lines };
  return { title, lines, board: (boards) => [...boards.empty(marked), ...drawRings(puzzle, marked)] };
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

function resolveLook(asked: MakingAsked, sheet: Size, isBound: boolean): Omit<BookLook, "dedication" | "mark"> {
  const own = getSettings(asked);
  const settings = resolveSettings(bookParameters, own);
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

const describeBook = ({ solved, look: { language } }: Job): string =>
  getPaperWords(language).bookOf({ count: solved.length });

async function makeInterior(job: Job): Promise<{ readonly book: Book; readonly data: Uint8Array }> {
  const { puzzle, solved, look } = job;
  const book = bindBook(puzzle, solved, look);
  const { language, theme, bleed } = look;
  const facts = { cover: book.title, description: describeBook(job), language, bleed, scale: pointsPerMillimetre };
  return { book, data: await pdfOfPages({ ...book, ...facts, font: getFont(job.asked) }, { theme }) };
}

/** What print shops cut off around a cover: an eighth of an inch. */
const coverBleed = 3.2;

/** The cover as a page, and as a file. */
interface Cover {
  readonly page: Picture;
  readonly data: Uint8Array;
}

async function makeCover({ asked, puzzle, solved, look, marked }: Job, book: Book, spine: number): Promise<Cover> {
  const [{ drawCover }, { readLineOutliner }] = await Promise.all([
    import("../../make/book/cover.js"),
    import("../../pens/outlines.js"),
  ]);
  const bleed = getSettings(asked).bleed ?? coverBleed;
  const { title = titleOf(puzzle, look.language), lines } = look.dedication;
  const font = getFont(asked);
  const outlineOf = await readLineOutliner("Bold", font);
  const own = { puzzle, look, title, span: book.span, lines, marked, puzzles: solved.length, spine, bleed, outlineOf };
  const page = drawCover(own);
  const { language, theme } = look;
  const document = { title, description: book.title, pages: [page], language, bleed, scale: pointsPerMillimetre, font };
  return { page, data: await pdfOfPages(document, { theme }) };
}

async function makeInteriorOnly(job: Job): Promise<Made> {
  const { book, data } = await makeInterior(job);
  const notes = writeNotes(job.solved, book.pages.length, job.look.language);
  return { data, notes, previews: () => drawPreviews(book.pages, job.look.theme, getFont(job.asked)) };
}

/** Interior and cover, as print shops take them. */
async function makeForPrintShop(job: Job): Promise<Made> {
  const { book, data } = await makeInterior(job);
  const spine = getSettings(job.asked).spine ?? measureSpine(book.pages.length);
  const cover = await makeCover(job, book, spine);
  const files = [
    { name: "interior.pdf", data },
    { name: "cover.pdf", data: cover.data },
  ];
  const told = remark(productsMessages.coverSpine({ pages: book.pages.length, spine }));
  return {
    data: packZip(files),
    notes: [...writeNotes(job.solved, book.pages.length, job.look.language), told],
    previews: () => drawPreviews([cover.page, ...book.pages], job.look.theme, getFont(job.asked)),
  };
}

async function makePoster(job: Job): Promise<Made> {
  const { drawPoster } = await import("../../make/book/poster.js");
  const { puzzle, solved, look } = job;
  const { title = titleOf(puzzle, look.language), lines } = look.dedication;
  const page = drawPoster(puzzle, solved, look, { title, span: nameSpan(look, solved), lines });
  const { language, theme, bleed } = look;
  const document = {
    title,
    description: describeBook(job),
    pages: [page],
    language,
    bleed,
    scale: pointsPerMillimetre,
    font: getFont(job.asked),
  };
  const previews = () => drawPreviews([page], theme, document.font);
  return { data: await pdfOfPages(document, { theme }), notes: writeNotes(solved, 1, language), previews };
}

/** The day of the book's year, which has another weekday than that of this year, or that of a birth. */
function findInBook(asked: MakingAsked, puzzle: Puzzle, marked: Target, caller: Caller): Target {
  const year = listDates(puzzle, { year: chooseYear(asked, puzzle, caller) });
  const parts = ["month", "day"].map((part) => puzzle.fields.findIndex(({ name }) => name === part));
  if (!year.ok || parts.includes(-1)) return marked;
  return year.value.find(({ target }) => parts.every((part) => target[part] === marked[part]))?.target ?? marked;
}

async function readMark(asked: MakingAsked, puzzle: Puzzle, caller: Caller): Promise<Outcome<Target | undefined>> {
  const { mark } = getSettings(asked);
  if (mark === undefined) return found(undefined);
  const question = await readDay(asked, puzzle, mark, caller);
  if (!question.ok) return question;
  const { target } = question.value;
  return found(target && findInBook(asked, puzzle, target, caller));
}

/** Posters are seen from afar. */
const posterPaper = "A2";

const resolveSheet = (asked: MakingAsked): Outcome<Size> => {
  const { poster, sheet } = getSettings(asked);
  return resolvePaper(poster ? { ...asked, settings: { ...asked.settings, sheet: sheet ?? posterPaper } } : asked);
};

export const makeBook: Make = async (asked, format, caller) => {
  const { poster = false } = getSettings(asked);
  if (poster && format === "zip") return refused(productsMessages.onlyBooks());
  const [made, sheet] = [await resolvePuzzle(asked, caller), resolveSheet(asked)];
  if (!made.ok) return made;
  if (!sheet.ok) return sheet;
  const { puzzle } = made.value;
  const marked = await readMark(asked, puzzle, caller);
  if (!marked.ok) return marked;
  const why = checkPuzzle(puzzle, sheet.value);
  if (why !== undefined) return refused(why);
  const dates = resolveDates(asked, puzzle, caller);
  if (!dates.ok) return dates;
  const flips = flipsAsked(asked);
  const solved = await doWork(caller, async (options) => {
    const all = await solveDates(puzzle, dates.value, { ...options, flips });
    const rated = await rateDates(puzzle, all, { ...options, flips });
    return getSettings(asked).lazy ? findLazyDates(puzzle, rated, { ...options, flips }) : rated;
  });
  const look = {
    ...resolveLook(asked, sheet.value, format === "zip"),
    dedication: makeDedication(asked, marked.value, puzzle),
    mark: marked.value === undefined ? undefined : { target: marked.value, rings: drawRings(puzzle, marked.value) },
  };
  const job = { asked, puzzle, solved, look, marked: marked.value };
  const bookMade = await (poster ? makePoster(job) : format === "zip" ? makeForPrintShop(job) : makeInteriorOnly(job));
  return found({ ...bookMade, notes: [...made.value.notes, ...bookMade.notes] });
};
