/** From the solved dates of a year to the pages of a book: title, contents, puzzles by month, solutions at the back. */

import { type Figure, moved, type Picture } from "../../core/drawing/picture.js";
import { themeNamed } from "../../core/drawing/themes.js";
import type { Message } from "../../core/i18n/message.js";
import { makeMessages } from "../../core/locales/en/make.generated.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { itemAt } from "../../core/text/list.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import type { Bookmark } from "../../pens/bookmark.js";
import type { PageLink } from "../../pens/page-link.js";
import { isReadFromRight, makePage, type PageLook } from "../page.js";
import { getPaperWords } from "../words.js";
import { BookBoards } from "./boards.js";
import {
  type Binding,
  drawPageFrame,
  drawPuzzlePages,
  drawSolutionPage,
  getBookFrame,
  nameChapter,
  placeSolutionsLink,
  splitIntoChapters,
} from "./chapter.js";
import {
  type ContentsEntry,
  type Dedication,
  drawAboutPage,
  drawPieces,
  drawTitlePage,
  placeContentsLinks,
} from "./front.js";
import type { SolvedDate } from "./solve.js";

export interface BookLook extends PageLook {
  readonly perPage: number;
  readonly hasSolutions: boolean;
  /** Extra margin where pages are bound, in millimetres. */
  readonly gutter: number;
  /** True where months begin on right-hand pages. */
  readonly recto: boolean;
  readonly dedication: Dedication;
  readonly mark?: Binding["mark"];
}

export interface Book {
  readonly title: string;
  /** A year or a month; nothing where it is for any year. */
  readonly span: string;
  readonly pages: readonly Picture[];
  readonly bookmarks: readonly Bookmark[];
  readonly links: readonly PageLink[];
}

/** A page before its number is printed on it. */
interface Leaf {
  readonly title: string;
  readonly figures: readonly Figure[];
}

interface Section {
  readonly title: string;
  readonly leaves: readonly Leaf[];
}

/** Where only one puzzle stands on a page there is room for the pieces. */
const piecesShare = 0.24;
/** Between what is said about a puzzle and the pieces. */
const pieceGap = 6;

function makePuzzleSections(binding: Binding, puzzle: Puzzle, dates: readonly SolvedDate[]): Section[] {
  const { middle } = getBookFrame(binding.look);
  const withPieces = binding.perPage === 1;
  const height = withPieces ? middle.height * (1 - piecesShare) : middle.height;
  const below = { ...middle, top: middle.top + height + pieceGap, height: middle.height - height - pieceGap };
  const pieces = withPieces ? [drawPieces(puzzle, below, 1)] : [];
  return splitIntoChapters(dates).map((chapter) => {
    const title = nameChapter(binding.look, chapter);
    const pages = drawPuzzlePages(binding, chapter, { ...middle, height });
    return { title, leaves: pages.map((figures) => ({ title, figures: [...figures, ...pieces] })) };
  });
}

function makeSolutionSections(binding: Binding, dates: readonly SolvedDate[]): Section[] {
  const { look } = binding;
  const { middle } = getBookFrame(look);
  const { solutions } = getPaperWords(look.language);
  return splitIntoChapters(dates).map((chapter) => {
    const title = `${solutions} · ${nameChapter(look, chapter)}`;
    return { title, leaves: [{ title, figures: drawSolutionPage(binding, chapter, middle) }] };
  });
}

/** The number of the first page of each section; this many of them begin on right-hand pages, which have odd numbers. */
function findFirstPages(sections: readonly Section[], before: number, recto: number): number[] {
  let page = before + 1;
  return sections.map(({ leaves }, i) => {
    const first = i < recto && page % 2 === 0 ? page + 1 : page;
    page = first + leaves.length;
    return first;
  });
}

const narrowestSheet = 100;

/** Why no book can have this paper, if it cannot. */
export function checkBook({ sheet: { width, height } }: Pick<BookLook, "sheet">): Message | undefined {
  if (Math.min(width, height) >= narrowestSheet) return undefined;
  return makeMessages.sheetTooSmallForBook({ sheet: `${width} × ${height} mm`, least: narrowestSheet });
}

/** A year, a month, or nothing where it is every day of any year. */
export function nameSpan(look: PageLook, dates: readonly SolvedDate[]): string {
  const [first, ...others] = splitIntoChapters(dates);
  if (first !== undefined && others.length === 0) return nameChapter(look, first);
  return String(first?.year ?? "");
}

/** The title, and what there is to know. */
const frontPages = 2;

/** How far the content of a page is moved away from where it is bound. */
function measureGutter(look: BookLook, number: number): number {
  const isBoundLeft = (number % 2 === 1) !== isReadFromRight(look);
  return isBoundLeft ? look.gutter : 0;
}

/** The pages that sections take, by number, with where the solutions of each are. */
interface NumberedLeaf extends Leaf {
  readonly number: number;
  readonly solutions?: number | undefined;
}

function numbered(sections: readonly Section[], numbers: readonly number[], solutions: readonly number[]) {
  return sections.flatMap(({ leaves }, i) =>
    leaves.map((leaf, k): NumberedLeaf => ({ ...leaf, number: itemAt(numbers, i) + k, solutions: solutions[i] })),
  );
}

/** From the contents to the months, and from the puzzles to their solutions. */
function makeLinks(inner: BookLook, entries: readonly ContentsEntry[], leaves: readonly NumberedLeaf[]): PageLink[] {
  const inContents = placeContentsLinks(inner, entries.length).flatMap(({ puzzles, solutions }, i) => {
    const entry = itemAt(entries, i);
    const toSolutions = entry.solutions === undefined ? [] : [{ on: 1, box: solutions, to: entry.solutions - 1 }];
    return [{ on: 1, box: puzzles, to: entry.puzzles - 1 }, ...toSolutions];
  });
  const onPages = leaves.flatMap(({ number, solutions }) =>
    solutions === undefined ? [] : [{ on: number - 1, box: placeSolutionsLink(inner), to: solutions - 1 }],
  );
  return [...inContents, ...onPages].map((link) => {
    const { left, ...box } = link.box;
    return { ...link, box: { ...box, left: left + measureGutter(inner, link.on + 1) } };
  });
}

/** A book before it is bound: what is on each of its pages, by number. */
interface Unbound {
  readonly title: string;
  readonly look: BookLook;
  readonly parts: Picture["parts"];
  readonly figures: ReadonlyMap<number, readonly Figure[]>;
}

/** Pages that no section needs are empty. */
function bindPages({ title, look, parts, figures }: Unbound): Picture[] {
  return Array.from({ length: Math.max(...figures.keys()) }, (_, i) => {
    const own = moved(measureGutter(look, i + 1), 0, figures.get(i + 1) ?? []);
    return makePage(look, title, [own], parts);
  });
}

function drawLeaves(look: PageLook, title: string, leaves: readonly NumberedLeaf[]): Map<number, Figure[]> {
  return new Map(
    leaves.map((leaf) => [
      leaf.number,
      [...drawPageFrame(look, { ...leaf, note: leaf.title === title ? "" : title }), ...leaf.figures],
    ]),
  );
}

export function bindBook(puzzle: Puzzle, dates: readonly SolvedDate[], look: BookLook): Book {
  const inner = { ...look, sheet: { ...look.sheet, width: look.sheet.width - look.gutter } };
  // Who reads which pieces to move must know which is which.
  const hasMoves = dates.some(({ moved: pieces }) => pieces !== undefined);
  const boards = new BookBoards(puzzle, look.language, hasMoves || themeNamed(look.theme).letters);
  const binding = { look: inner, boards, letters: pieceLetters(puzzle), perPage: look.perPage, mark: look.mark };
  const puzzles = makePuzzleSections(binding, puzzle, dates);
  const sections = [...puzzles, ...(look.hasSolutions ? makeSolutionSections(binding, dates) : [])];
  const numbers = findFirstPages(sections, frontPages, look.recto ? puzzles.length + 1 : 0);
  const title = look.dedication.title ?? titleOf(puzzle, look.language);
  const entries = puzzles.map((section, i) => ({
    title: section.title,
    puzzles: itemAt(numbers, i),
    solutions: numbers[puzzles.length + i],
  }));
  const solutions = numbers.slice(puzzles.length);
  const leaves = [...numbered(puzzles, numbers, solutions), ...numbered(sections.slice(puzzles.length), solutions, [])];
  const about = { title, figures: drawAboutPage(binding, puzzle, entries), number: frontPages };
  const span = nameSpan(look, dates);
  const figures = drawLeaves(inner, title, [about, ...leaves]);
  figures.set(1, drawTitlePage(binding, puzzle, span, look.dedication));
  return {
    title: span === "" ? title : `${title} · ${span}`,
    span,
    pages: bindPages({ title, look, parts: boards.parts(), figures }),
    bookmarks: sections.map((section, i) => ({ title: section.title, page: itemAt(numbers, i) - 1 })),
    links: makeLinks(inner, entries, leaves),
  };
}
