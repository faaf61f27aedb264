/** From the solved dates of a year to the pages of a book: title, contents, puzzles by month, solutions at the back. */

import type { Figure, Picture } from "../../core/drawing/picture.js";
import { themeNamed } from "../../core/drawing/themes.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { itemAt } from "../../core/text/list.js";
import type { Said } from "../../core/text/message.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import type { Bookmark } from "../../pens/bookmark.js";
import { sayMake } from "../messages.js";
import { type PageLook, pageOf } from "../page.js";
import { pageWords } from "../words.js";
import { BookBoards } from "./boards.js";
import {
  type Binding,
  bookFrame,
  chaptersOf,
  chapterTitle,
  pageFigures,
  puzzlePages,
  solutionPage,
} from "./chapter.js";
import { aboutPage, piecesIn, titlePage } from "./front.js";
import type { SolvedDate } from "./solve.js";

export interface BookLook extends PageLook {
  readonly perPage: number;
  readonly hasSolutions: boolean;
}

export interface Book {
  readonly title: string;
  readonly pages: readonly Picture[];
  readonly bookmarks: readonly Bookmark[];
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

function puzzleSections(binding: Binding, puzzle: Puzzle, dates: readonly SolvedDate[]): Section[] {
  const { middle } = bookFrame(binding.look);
  const withPieces = binding.perPage === 1;
  const height = withPieces ? middle.height * (1 - piecesShare) : middle.height;
  const below = { ...middle, top: middle.top + height, height: middle.height - height };
  const pieces = withPieces ? [piecesIn(puzzle, below, 1)] : [];
  return chaptersOf(dates).map((chapter) => {
    const title = chapterTitle(binding.look, chapter);
    const pages = puzzlePages(binding, chapter, { ...middle, height });
    return { title, leaves: pages.map((figures) => ({ title, figures: [...figures, ...pieces] })) };
  });
}

function solutionSections(binding: Binding, dates: readonly SolvedDate[]): Section[] {
  const { look } = binding;
  const { middle } = bookFrame(look);
  const { solutions } = pageWords(look.language);
  return chaptersOf(dates).map((chapter) => {
    const title = `${solutions} · ${chapterTitle(look, chapter)}`;
    return { title, leaves: [{ title, figures: solutionPage(binding, chapter, middle) }] };
  });
}

/** The number of the first page of each section. */
function firstPages(sections: readonly Section[], before: number): number[] {
  let page = before + 1;
  return sections.map(({ leaves }) => {
    const first = page;
    page += leaves.length;
    return first;
  });
}

const narrowestSheet = 100;

/** Why no book can have this paper, if it cannot. */
export function bookRefusal({ sheet: { width, height } }: Pick<BookLook, "sheet">): Said | undefined {
  if (Math.min(width, height) >= narrowestSheet) return undefined;
  return sayMake.sheetTooSmallForBook(`${width} × ${height} mm`, narrowestSheet);
}

/** A year, a month, or nothing where it is every day of any year. */
function spanOf(look: PageLook, dates: readonly SolvedDate[]): string {
  const [first, ...others] = chaptersOf(dates);
  if (first !== undefined && others.length === 0) return chapterTitle(look, first);
  return String(first?.year ?? "");
}

/** The title, and what there is to know. */
const frontPages = 2;

export function bookOf(puzzle: Puzzle, dates: readonly SolvedDate[], look: BookLook): Book {
  // Who reads which pieces to move must know which is which.
  const hasMoves = dates.some(({ moved }) => moved !== undefined);
  const boards = new BookBoards(puzzle, look.language, hasMoves || themeNamed(look.theme).letters);
  const binding = { look, boards, letters: pieceLetters(puzzle), perPage: look.perPage };
  const puzzles = puzzleSections(binding, puzzle, dates);
  const solutions = look.hasSolutions ? solutionSections(binding, dates) : [];
  const sections = [...puzzles, ...solutions];
  const numbers = firstPages(sections, frontPages);
  const title = titleOf(puzzle, look.language);
  const entries = puzzles.map((section, i) => ({
    title: section.title,
    puzzles: itemAt(numbers, i),
    solutions: numbers[puzzles.length + i],
  }));
  const span = spanOf(look, dates);
  const front = titlePage(binding, puzzle, span);
  const leaves = [{ title, figures: aboutPage(binding, puzzle, entries) }, ...sections.flatMap((each) => each.leaves)];
  const pages = leaves.map((leaf, i) => [
    ...pageFigures(look, { title: leaf.title, note: leaf.title === title ? "" : title, number: i + frontPages }),
    ...leaf.figures,
  ]);
  const parts = boards.parts();
  return {
    title: span === "" ? title : `${title}, ${span}`,
    pages: [front, ...pages].map((figures) => pageOf(look, title, figures, parts)),
    bookmarks: sections.map((section, i) => ({ title: section.title, page: itemAt(numbers, i) - 1 })),
  };
}
