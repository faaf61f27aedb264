/** From the solved dates of a year to one large page: the months side by side, and in each its days. */

import { type Box, type Figure, moved, type Picture } from "../../core/drawing/picture.js";
import { themeNamed } from "../../core/drawing/themes.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import { drawText, makePage, type PageLook, placeLine } from "../page.js";
import { BookBoards } from "./boards.js";
import {
  type Binding,
  type Chapter,
  chooseGrid,
  drawSolutionPage,
  nameChapter,
  placeBox,
  splitIntoChapters,
} from "./chapter.js";
import type { SolvedDate } from "./solve.js";

export interface PosterLook extends PageLook {
  readonly hasSolutions: boolean;
  readonly mark?: Binding["mark"];
}

export interface PosterWords {
  readonly title: string;
  readonly span: string;
  /** Whom it is for, and a few words to them. */
  readonly lines: readonly string[];
}

/** It is laid out as if this wide, in millimetres, and then made as large as its paper. */
const designWidth = 420;
const margin = 16;
const headHeight = 34;
const footHeight = 8;
const monthGap = 9;
const nameHeight = 9;

/** Without solutions, it's a poster to fill in. */
function asShown(date: SolvedDate, { hasSolutions }: PosterLook): SolvedDate {
  const { moved: _, ...unsolved } = date;
  return hasSolutions ? date : { ...unsolved, solution: undefined };
}

function drawMonth(binding: Binding, chapter: Chapter, box: Box): Figure[] {
  const { look } = binding;
  const days = { ...box, top: box.top + nameHeight, height: box.height - nameHeight };
  return [
    drawText(look, placeLine(box, 6), nameChapter(look, { ...chapter, year: undefined }), {
      size: 6,
      ink: "text",
      bold: true,
      at: "start",
    }),
    ...drawSolutionPage(binding, chapter, days),
  ];
}

function drawHead(look: PageLook, head: Box, { title, span, lines }: PosterWords): Figure[] {
  const heading = span === "" ? title : `${title} · ${span}`;
  return [
    drawText(look, placeLine(head, 16), heading, { size: 16, ink: "text", bold: true, at: "middle" }),
    drawText(look, placeLine(head, 26), lines.join(" · "), { size: 7, ink: "soft", at: "middle" }),
  ];
}

export function drawPoster(
  puzzle: Puzzle,
  dates: readonly SolvedDate[],
  look: PosterLook,
  words: PosterWords,
): Picture {
  const scale = look.sheet.width / designWidth;
  const height = look.sheet.height / scale;
  const design = { ...look, sheet: { width: designWidth, height } };
  const boards = new BookBoards(puzzle, look.language, themeNamed(look.theme).letters);
  const binding = { look: design, boards, letters: pieceLetters(puzzle), perPage: 1, mark: look.mark };
  const across = { left: margin, width: designWidth - 2 * margin };
  const room = { ...across, top: margin + headHeight, height: height - 2 * margin - headHeight - footHeight };
  const chapters = splitIntoChapters(dates.map((date) => asShown(date, look)));
  const grid = chooseGrid(design, chapters.length);
  const figures = [
    ...drawHead(design, { ...across, top: margin, height: headHeight }, words),
    ...chapters.flatMap((chapter, i) => drawMonth(binding, chapter, placeBox(design, room, grid, i, monthGap))),
    drawText(design, { ...across, top: height - margin - 4, height: 4 }, creditsIn(puzzle, look.language).join(" · "), {
      size: 4,
      ink: "soft",
      at: "middle",
    }),
  ];
  return makePage(look, words.title, [moved(0, 0, figures, scale)], boards.parts());
}
