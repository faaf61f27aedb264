/** What the printed pages of a gift have in common: what they are about, and how they begin and end. */

import type { Box, Figure, Picture, Size } from "../../core/drawing/picture.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import type { Tiling } from "../../core/tiling/placement.js";
import { BookBoards } from "../book/boards.js";
import { drawProse, drawText, makePage, type PageLook, placeColumns, placeLine } from "../page.js";
import { getPaperWords } from "../words.js";
import type { SheetMap } from "./sheets.js";

/** What to do, one after the other; the picture beside it shows it. */
export interface GiftStep {
  readonly text: string;
  readonly shows: "test" | "parts" | "frame" | "box" | "fold" | "board" | "card";
  /** What to open for it; left out: nothing. */
  readonly file?: string;
}

export interface GiftPages {
  readonly puzzle: Puzzle;
  readonly look: PageLook;
  readonly title: string;
  /** Whom it is for; empty for nobody in particular. */
  readonly name: string;
  readonly dedication: string;
  /** In words. */
  readonly date: string;
  readonly target: Target;
  readonly solution: Tiling | undefined;
  /** Machine, material, glue. */
  readonly needs: readonly string[];
  readonly steps: readonly GiftStep[];
  /** The numbers on the wells of the test piece. */
  readonly tested: readonly string[];
  /** Every plate or sheet. */
  readonly maps: readonly SheetMap[];
  /** How large a card may be that lies in the box. */
  readonly insert: Size;
}

export const headHeight = 14;
export const footHeight = 10;

export const insetBox = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left + by,
  top: top + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

export const writeForName = ({ look, name }: GiftPages): string =>
  name === "" ? "" : getPaperWords(look.language).gift.forName({ name });

export function drawHead(pages: GiftPages, head: Box, heading: string): Figure[] {
  const { look, title } = pages;
  const line = placeLine(head, 6);
  return [
    drawText(look, placeColumns(look, line, 0, 0.66), title, { size: 6, ink: "text", bold: true, at: "start" }),
    drawText(look, placeColumns(look, line, 0.68, 1), writeForName(pages), { size: 4.4, ink: "text", at: "end" }),
    drawProse(look, placeLine(head, 11.5), heading, { size: 4, ink: "soft", at: "start" }),
  ];
}

export function drawFoot({ look, puzzle }: GiftPages, foot: Box): Figure[] {
  const small = { size: 2.6, ink: "soft", at: "start" } as const;
  return [
    drawText(look, placeLine(foot, 5), creditsIn(puzzle, look.language).join(" · "), small),
    drawText(look, placeLine(foot, 9), getPaperWords(look.language).gift.licence, small),
  ];
}

export function drawPage(pages: GiftPages, draw: (pages: GiftPages, boards: BookBoards) => Figure[]): Picture {
  const boards = new BookBoards(pages.puzzle, pages.look.language, false);
  const figures = draw(pages, boards);
  return makePage(pages.look, pages.title, figures, boards.parts());
}
