/** From what a gift consists of to its printed pages: how to make it, a card for the box, and an envelope. */

import { roundedPath } from "../../core/drawing/path.js";
import type { Box, Figure, Picture } from "../../core/drawing/picture.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import type { Tiling } from "../../core/tiling/placement.js";
import { BookBoards } from "../book/boards.js";
import { piecesIn } from "../book/front.js";
import { columnsIn, frameOf, lineIn, type PageLook, pageOf, paragraphIn, textIn } from "../page.js";
import { filledIn, pageWords } from "../words.js";
import { giftWords } from "./words.js";

/** What to do, one after the other; the picture beside it shows it. */
export interface GiftStep {
  readonly text: string;
  readonly shows: "test" | "parts" | "frame" | "box" | "board";
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
}

const headHeight = 14;
const footHeight = 10;

const within = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left + by,
  top: top + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const lineFigure = (path: string, lineWidth = 0.25): Figure => ({ kind: "path", path, stroke: "soft", lineWidth });

/** Short strokes, for something to fold. */
function dashes(y: number, from: number, to: number): string {
  const length = 3;
  const count = Math.floor((to - from) / (2 * length));
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * 2 * length;
    return `M${x} ${y}L${x + length} ${y}`;
  }).join("");
}

function frameFigure(box: Box, radius: number): Figure {
  const { left, top, width, height } = box;
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
  return { kind: "path", path: roundedPath(corners, radius), stroke: "soft", lineWidth: 0.3 };
}

/** Three wells with their numbers, and the small piece. */
function testFigures({ look, tested }: GiftPages, box: Box): Figure[] {
  const size = Math.min(box.width / (tested.length + 1.2), box.height * 0.6);
  const top = box.top + (box.height - size) / 2;
  const wells = tested.flatMap((text, i): Figure[] => {
    const own = { left: box.left + i * size * 1.08, top, width: size, height: size };
    const at = { ...within(own, size * 0.2), height: size * 0.42 };
    return [
      { kind: "rect", box: own, radius: size * 0.1, fill: "frame" },
      { kind: "rect", box: within(own, size * 0.16), radius: size * 0.06, fill: "disc" },
      textIn(look, at, text, { size: size * 0.26, ink: "text", at: "middle" }),
    ];
  });
  const left = box.left + tested.length * size * 1.08 + size * 0.16;
  const piece = within({ left: left - size * 0.17, top, width: size, height: size }, size * 0.17);
  return [...wells, { kind: "rect", box: piece, radius: size * 0.06, fill: "top0" }];
}

/** The frame above the tray that it is glued onto. */
function glueFigures(boards: BookBoards, box: Box): Figure[] {
  const share = 0.78;
  const tray = { ...box, top: box.top + box.height * (1 - share), height: box.height * share };
  return [boards.placedIn(tray, boards.bare()), boards.placedIn({ ...tray, top: box.top }, boards.frame())];
}

/** A flat box, and its lid above it. */
function boxFigures(box: Box): Figure[] {
  const [width, height] = [Math.min(box.width * 0.8, box.height * 2), box.height * 0.3];
  const left = box.left + (box.width - width) / 2;
  const lower = { left, top: box.top + box.height * 0.58, width, height };
  const lid = { left: left - 2, top: box.top + box.height * 0.22, width: width + 4, height: height * 0.25 };
  const plate = { left: left + 3, top: lid.top + lid.height, width: width - 6, height: height * 0.2 };
  return [
    { kind: "rect", box: lower, radius: 1, fill: "frame", stroke: "soft", lineWidth: 0.3 },
    { kind: "rect", box: lid, radius: 1, fill: "well", stroke: "soft", lineWidth: 0.3 },
    { kind: "rect", box: plate, radius: 0.5, fill: "frame", stroke: "soft", lineWidth: 0.3 },
  ];
}

function stepPicture(pages: GiftPages, boards: BookBoards, { shows }: GiftStep, box: Box): Figure[] {
  if (shows === "test") return testFigures(pages, box);
  if (shows === "parts") return [piecesIn(pages.puzzle, box, 1)];
  if (shows === "frame") return glueFigures(boards, box);
  if (shows === "box") return boxFigures(box);
  return [boards.placedIn(box, boards.empty(pages.target))];
}

/** A number in a circle, what to do, and a picture of it. */
function stepFigures(pages: GiftPages, boards: BookBoards, step: GiftStep, i: number, box: Box): Figure[] {
  const { look } = pages;
  const size = 7;
  const number = columnsIn(look, box, 0, size / box.width);
  const circle = { left: number.left, top: box.top + 2, width: size, height: size };
  const words = columnsIn(look, { ...box, top: box.top + 3 }, 0.07, 0.64);
  return [
    { kind: "rect", box: circle, radius: size / 2, fill: "bar" },
    textIn(look, { ...circle, height: size * 0.72 }, String(i + 1), {
      size: 4.4,
      ink: "disc",
      bold: true,
      at: "middle",
    }),
    ...paragraphIn(look, words, step.text, { size: 4.8, ink: "text", at: "start" }).figures,
    ...stepPicture(pages, boards, step, within(columnsIn(look, box, 0.68, 1), 1)),
  ];
}

function headFigures({ look, title, name }: GiftPages, head: Box, heading: string): Figure[] {
  const forName = name === "" ? "" : filledIn(giftWords(look.language).forName, { name });
  const line = lineIn(head, 6);
  return [
    textIn(look, columnsIn(look, line, 0, 0.66), title, { size: 6, ink: "text", bold: true, at: "start" }),
    textIn(look, columnsIn(look, line, 0.68, 1), forName, { size: 4.4, ink: "text", at: "end" }),
    textIn(look, lineIn(head, 11.5), heading, { size: 4, ink: "soft", at: "start" }),
  ];
}

function footFigures({ look, puzzle }: GiftPages, foot: Box): Figure[] {
  const small = { size: 2.6, ink: "soft", at: "start" } as const;
  return [
    textIn(look, lineIn(foot, 5), creditsIn(puzzle, look.language).join(" · "), small),
    textIn(look, lineIn(foot, 9), giftWords(look.language).licence, small),
  ];
}

const needsHeight = 18;

function assemblyFigures(pages: GiftPages, boards: BookBoards): Figure[] {
  const { look, needs, steps } = pages;
  const { youNeed, howTo } = giftWords(look.language);
  const { head, middle, foot } = frameOf(look.sheet, headHeight, footHeight);
  const room = { ...middle, top: middle.top + needsHeight, height: middle.height - needsHeight };
  const height = room.height / steps.length;
  const needed = { ...middle, top: middle.top + 7, height: needsHeight };
  return [
    ...headFigures(pages, head, howTo),
    textIn(look, lineIn(middle, 5), youNeed, { size: 4, ink: "text", bold: true, at: "start" }),
    ...paragraphIn(look, needed, needs.join(" · "), { size: 4.4, ink: "text", at: "start" }).figures,
    ...steps.flatMap((step, i) =>
      stepFigures(pages, boards, step, i, { ...room, top: room.top + i * height, height: height - 4 }),
    ),
    ...footFigures(pages, foot),
  ];
}

/** A card to lie in the box: whom it is for, what it is, and the date to look for. */
function cardFigures(pages: GiftPages, boards: BookBoards): Figure[] {
  const { look, title, name, dedication, target } = pages;
  const { head, middle, foot } = frameOf(look.sheet, headHeight, footHeight);
  const { task } = pageWords(look.language);
  const centred = { at: "middle" } as const;
  const forName = name === "" ? title : filledIn(giftWords(look.language).forName, { name });
  const large = middle.width * 0.085;
  const words = { ...middle, left: middle.left + middle.width * 0.1, width: middle.width * 0.8 };
  const said = paragraphIn(look, { ...words, top: middle.top + large * 1.5 }, dedication, {
    size: 5.4,
    ink: "text",
    ...centred,
  });
  const top = middle.top + large * 1.5 + said.height + 4;
  const board = { ...words, top, height: middle.top + middle.height - 26 - top };
  return [
    textIn(look, lineIn(head, 8), name === "" ? "" : title, { size: 5, ink: "soft", ...centred }),
    textIn(look, lineIn(middle, large), forName, { size: large, ink: "text", bold: true, ...centred }),
    ...said.figures,
    boards.placedIn(board, boards.empty(target)),
    textIn(look, lineIn(middle, middle.height - 14), pages.date, { size: 6, ink: "text", bold: true, ...centred }),
    textIn(look, lineIn(middle, middle.height - 4), task, { size: 4, ink: "text", ...centred }),
    ...footFigures(pages, foot),
  ];
}

const strip = 10;

/** Strips left and right of the panel that is glued. */
function stripFigures(look: PageLook, panel: Box): Figure[] {
  const { glueHere } = giftWords(look.language);
  return [panel.left, panel.left + panel.width - strip].flatMap((left): Figure[] => {
    const box = { left, top: panel.top, width: strip, height: panel.height };
    const middle = { ...box, top: box.top + box.height / 2 - 2, height: 3 };
    return [
      { kind: "rect", box, radius: 0, fill: "open" },
      textIn(look, middle, glueHere, { size: 2.8, ink: "soft", at: "middle" }),
    ];
  });
}

function foldFigures(look: PageLook, page: Box, y: number, words: string): Figure[] {
  const label = { ...page, top: y - 4, height: 3 };
  return [
    lineFigure(dashes(y, page.left, page.left + page.width)),
    textIn(look, label, words, { size: 2.8, ink: "soft", at: "middle" }),
  ];
}

/**
 * Three panels, one above the other. The first fold goes back, the second forward: the upper panel is the cover, and the
 * solution on the lower one lies face to face with the middle, out of sight.
 */
function envelopeFigures(pages: GiftPages, boards: BookBoards): Figure[] {
  const { look, date, target, solution } = pages;
  const words = giftWords(look.language);
  const page = within({ left: 0, top: 0, ...look.sheet }, 12);
  const height = page.height / 3;
  const panel = (i: number): Box => ({ ...page, top: page.top + i * height, height });
  const cover = within(panel(0), 12);
  const forName = pages.name === "" ? pages.title : filledIn(words.forName, { name: pages.name });
  const inside = filledIn(words.inside, { date });
  const shown = solution === undefined ? boards.empty(target) : boards.solved(target, solution);
  return [
    frameFigure(page, 2),
    textIn(look, lineIn(cover, height * 0.35), forName, { size: 10, ink: "text", bold: true, at: "middle" }),
    textIn(look, lineIn(cover, height * 0.5), inside, { size: 5, ink: "text", at: "middle" }),
    ...foldFigures(look, page, panel(1).top, words.foldBack),
    ...stripFigures(look, panel(1)),
    textIn(look, lineIn(within(panel(1), strip + 4), height / 2), words.envelope, {
      size: 4,
      ink: "soft",
      at: "middle",
    }),
    ...foldFigures(look, page, panel(2).top, words.foldForward),
    boards.placedIn(within(panel(2), 8), shown),
  ];
}

function written(pages: GiftPages, draw: (pages: GiftPages, boards: BookBoards) => Figure[]): Picture {
  const boards = new BookBoards(pages.puzzle, pages.look.language, false);
  const figures = draw(pages, boards);
  return pageOf(pages.look, pages.title, figures, boards.parts());
}

export const assemblyPage = (pages: GiftPages): Picture => written(pages, assemblyFigures);

/** The card, and the envelope with the solution. */
export const boxPages = (pages: GiftPages): Picture[] => [written(pages, cardFigures), written(pages, envelopeFigures)];
