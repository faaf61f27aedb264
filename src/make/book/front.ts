/** From a puzzle to the first two pages of its book: the title, and what there is to know. */

import { boxAround, letterFigures, pieceFigures, thickness } from "../../core/drawing/board-figures.js";
import type { Block } from "../../core/drawing/layout.js";
import { type Box, type Figure, moved } from "../../core/drawing/picture.js";
import { latticeNamed } from "../../core/lattice/lattice.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { titleOf } from "../../core/puzzle/titles.js";
import { itemAt } from "../../core/text/list.js";
import { pieceLetters } from "../../core/tiling/letters.js";
import { drawText, type PageLook, placeColumns, placeLine } from "../page.js";
import { shelved } from "../shelves.js";
import { getPaperWords } from "../words.js";
import type { BookBoards } from "./boards.js";
import { type Binding, getBookFrame } from "./chapter.js";

/** A line of the contents. */
export interface ContentsEntry {
  readonly title: string;
  readonly puzzles: number;
  readonly solutions: number | undefined;
}

const band = (box: Box, from: number, to: number): Box => ({
  ...box,
  top: box.top + box.height * from,
  height: box.height * (to - from),
});

const getWholePage = ({ sheet }: PageLook): Box => {
  const margin = Math.min(sheet.width, sheet.height) * 0.1;
  return { left: margin, top: margin, width: sheet.width - 2 * margin, height: sheet.height - 2 * margin };
};

/** What stands on a title page besides the puzzle's own words. */
export interface Dedication {
  readonly title?: string | undefined;
  /** Whom it is for, and a few words to them; as written. */
  readonly lines: readonly string[];
  /** What the board on it shows; left out: nothing. */
  board?(boards: BookBoards): readonly Figure[];
}

/** The year, or nothing, above the title; a board; whom it is for; the credits. */
export function drawTitlePage({ look, boards }: Binding, puzzle: Puzzle, year: string, own: Dedication): Figure[] {
  const page = getWholePage(look);
  // On a page as wide as it is high, three wide lines would reach into the board.
  const large = Math.min(page.width * 0.14, page.height * 0.105);
  const { everyDay } = getPaperWords(look.language);
  const title = own.title ?? titleOf(puzzle, look.language);
  const middle = { at: "middle" } as const;
  const said = own.lines.map((text, i) =>
    drawText(look, placeLine(page, page.height * 0.955 - (own.lines.length - 1 - i) * large * 0.34), text, {
      size: large * 0.24,
      ink: "text",
      ...middle,
    }),
  );
  const rows = own.lines.length * 0.028;
  return [
    drawText(look, placeLine(page, large), year, { size: large, ink: "text", bold: true, ...middle }),
    drawText(look, placeLine(page, large * 1.75), title, { size: large * 0.45, ink: "text", bold: true, ...middle }),
    drawText(look, placeLine(page, large * 2.3), everyDay, { size: large * 0.3, ink: "soft", ...middle }),
    boards.placedIn(band(page, 0.25, 0.7), own.board?.(boards) ?? boards.bare()),
    drawPieces(puzzle, band(page, 0.74, 0.93 - rows), boards.scaleIn(page)),
    ...said,
    drawText(look, placeLine(page, page.height), creditsIn(puzzle, look.language).join(" · "), {
      size: large * 0.16,
      ink: "soft",
      ...middle,
    }),
  ];
}

/** Every copy of every piece, with its letter. */
function drawPieceBlocks(puzzle: Puzzle): Block[] {
  const lattice = latticeNamed(puzzle.lattice);
  const letters = pieceLetters(puzzle);
  const numbers = letters.map((_, i) => letters.slice(0, i).flat().length);
  return puzzle.pieces.flatMap(({ shape }, i) =>
    itemAt(letters, i).map((letter, copy) => {
      const { left, top, width, height } = boxAround(lattice, shape, 0);
      const piece = pieceFigures(lattice, shape, itemAt(numbers, i) + copy);
      const figures = [...piece, ...letterFigures(lattice, shape, letter)];
      return { width, height: height + thickness, figures: [moved(-left, -top, figures)] };
    }),
  );
}

const pieceGap = 40;
/** Rows differ in length: an even share of the whole would be too short for some. */
const roomToSpare = 1.08;

/** As large as the room allows, but no larger than they are beside a board of this scale. */
export function drawPieces(puzzle: Puzzle, room: Box, largest: number): Figure {
  const blocks = drawPieceBlocks(puzzle);
  const scaleOf = (rows: Block): number => Math.min(largest, room.width / rows.width, room.height / rows.height);
  const whole = blocks.reduce((sum, { width }) => sum + width + pieceGap, 0);
  const attempts = blocks.map((_, i) => shelved(blocks, (whole / (i + 1)) * roomToSpare, pieceGap));
  const rows = attempts.reduce((best, each) => (scaleOf(each) > scaleOf(best) ? each : best));
  const scale = scaleOf(rows);
  const x = room.left + (room.width - rows.width * scale) / 2;
  return moved(x, room.top + (room.height - rows.height * scale) / 2, rows.figures, scale);
}

const lineHeight = 0.075;

function drawEntry(look: PageLook, box: Box, cells: readonly string[], bold: boolean): Figure[] {
  const [title = "", puzzles = "", solutions = ""] = cells;
  const how = { size: Math.min(4, box.height * 0.6), ink: "text", bold } as const;
  return [
    drawText(look, box, title, { ...how, at: "start" }),
    drawText(look, placeColumns(look, box, 0, 0.62), puzzles, { ...how, at: "end" }),
    drawText(look, box, solutions, { ...how, at: "end" }),
  ];
}

const placeContentsRow = (room: Box, rows: number, i: number): Box => {
  const height = Math.min(room.height * lineHeight, room.height / rows);
  return { ...room, top: room.top + i * height, height: height * 0.8 };
};

const placeContents = (look: PageLook): Box => {
  const { middle } = getBookFrame(look);
  return band({ ...middle, left: middle.left + middle.width * 0.1, width: middle.width * 0.8 }, 0.54, 1);
};

/** The places of the contents that lead to pages: by entry, to its puzzles and to its solutions. */
export function placeContentsLinks(
  look: PageLook,
  entries: number,
): { readonly puzzles: Box; readonly solutions: Box }[] {
  return Array.from({ length: entries }, (_, i) => {
    const row = placeContentsRow(placeContents(look), entries + 1, i + 1);
    return { puzzles: placeColumns(look, row, 0, 0.64), solutions: placeColumns(look, row, 0.7, 1) };
  });
}

function drawContents(look: PageLook, room: Box, entries: readonly ContentsEntry[]): Figure[] {
  const { puzzles, solutions } = getPaperWords(look.language);
  const hasSolutions = entries.some((entry) => entry.solutions !== undefined);
  const rows = [
    ["", puzzles, hasSolutions ? solutions : ""],
    ...entries.map((entry) => [entry.title, String(entry.puzzles), String(entry.solutions ?? "")]),
  ];
  return rows.flatMap((cells, i) => drawEntry(look, placeContentsRow(room, rows.length, i), cells, i === 0));
}

/** What to do, with what, and where to find it. */
export function drawAboutPage({ look, boards }: Binding, puzzle: Puzzle, entries: readonly ContentsEntry[]): Figure[] {
  const { middle } = getBookFrame(look);
  const task = { size: 4.4, ink: "text", at: "start" } as const;
  const room = { ...middle, left: middle.left + middle.width * 0.1, width: middle.width * 0.8 };
  return [
    drawText(look, placeLine(middle, 5), getPaperWords(look.language).task, task),
    drawPieces(puzzle, band(room, 0.08, 0.48), boards.scaleIn(middle) * 0.6),
    ...drawContents(look, placeContents(look), entries),
  ];
}
