/**
 * From a puzzle, a title and a number of pages to the cover of its book, as print shops want it: back, spine and front on
 * one sheet, with colour up to the edge and beyond.
 */

import { cellSize } from "../../core/drawing/board-figures.js";
import type { Box, Figure, Picture } from "../../core/drawing/picture.js";
import type { Point } from "../../core/lattice/lattice.js";
import { creditsIn } from "../../core/puzzle/credits.js";
import { cellLabels } from "../../core/puzzle/labels.js";
import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { lastOf } from "../../core/text/list.js";
import { markRing, placeLabels } from "../board-labels.js";
import { drawParagraph, drawText, isReadFromRight, type PageLook, placeLine } from "../page.js";
import { getPaperWords } from "../words.js";
import { BookBoards } from "./boards.js";
import { drawPieces } from "./front.js";

/** Letters of a text as loops, in sizes of the font, and how wide it is. */
export type OutlineOf = (text: string) => { readonly outlines: readonly Point[][]; readonly width: number };

export interface CoverFacts {
  readonly puzzle: Puzzle;
  /** Of a page, trimmed. */
  readonly look: PageLook;
  readonly title: string;
  /** A year or a month; nothing where the book is for any year. */
  readonly span: string;
  /** Whom it is for, and a few words to them. */
  readonly lines: readonly string[];
  /** A day with a ring around it. */
  readonly marked?: Target | undefined;
  /** How many puzzles are in the book. */
  readonly puzzles: number;
  /** How wide the back of the book is, in millimetres. */
  readonly spine: number;
  /** How far colour goes beyond where pages are trimmed. */
  readonly bleed: number;
  readonly outlineOf: OutlineOf;
}

/**
 * How thick white paper is for each of the two pages of a leaf, as often quoted for print on demand. Nobody
 * here has measured it, so there is an option for those who know their paper.
 */
const millimetresPerPage = 0.0572;

/** A last page without another on its back is as thick as both. */
export const measureSpine = (pages: number): number =>
  Math.round(2 * Math.ceil(pages / 2) * millimetresPerPage * 10) / 10;

/** Narrower ones have no room for words. */
const narrowestWords = 5;

const inset = ({ left, top, width, height }: Box, by: number): Box => ({
  left: left + by,
  top: top + by,
  width: width - 2 * by,
  height: height - 2 * by,
});

const part = ({ left, top, width, height }: Box, from: number, to: number): Box => ({
  left,
  width,
  top: top + height * from,
  height: height * (to - from),
});

/** Rings around the labels of a day, in the units of a board. */
export function drawRings(puzzle: Puzzle, target: Target): Figure[] {
  const cells = target.flatMap((choice, field) => puzzle.fields[field]?.choices[choice]?.cells ?? []);
  const labels = placeLabels(puzzle, cellLabels(puzzle, "en")).filter(({ cell }) => cells.includes(cell));
  return labels.map((label) => ({
    kind: "path",
    path: `M${markRing(label, cellSize)
      .map(({ x, y }) => `${Math.round(x * 10) / 10} ${Math.round(y * 10) / 10}`)
      .join("L")}Z`,
    stroke: "mark",
    lineWidth: cellSize * 0.06,
  }));
}

/** Sizes of a title, the largest first; long ones take two lines before they get smaller. */
const titleSizes = [0.65, 0.55, 0.45, 0.35, 0.28] as const;

function drawTitle(look: PageLook, room: Box, title: string, large: number) {
  const said = (share: number) =>
    drawParagraph(look, room, title, { size: large * share, ink: "text", bold: true, at: "middle" });
  const size = titleSizes.find((share) => said(share).figures.length <= 2);
  return said(size ?? lastOf(titleSizes));
}

/** Title, year and what the book is, one below the other. */
function drawFrontHead(
  { look, title, span }: CoverFacts,
  room: Box,
  large: number,
): { figures: Figure[]; height: number } {
  const said = drawTitle(look, room, title, large);
  const year = said.height + (span === "" ? 0 : large * 0.85);
  const end = year + large * 0.5;
  const middle = { ink: "text", at: "middle" } as const;
  const figures = [
    ...said.figures,
    drawText(look, placeLine(room, year - large * 0.1), span, { size: large * 0.62, bold: true, ...middle }),
    drawText(look, placeLine(room, end), getPaperWords(look.language).everyDay, { size: large * 0.3, ...middle }),
  ];
  return { figures, height: end };
}

function drawFront(facts: CoverFacts, boards: BookBoards, page: Box): Figure[] {
  const { look, lines, puzzle, marked } = facts;
  const room = inset(page, page.width * 0.09);
  const large = Math.min(room.width * 0.15, room.height * 0.1);
  const board = marked === undefined ? boards.bare() : [...boards.empty(marked), ...drawRings(puzzle, marked)];
  const words = lines.map((text, i) =>
    drawText(look, placeLine(room, room.height * 0.97 - (lines.length - 1 - i) * large * 0.45), text, {
      size: large * 0.3,
      ink: "text",
      at: "middle",
    }),
  );
  const head = drawFrontHead(facts, room, large);
  const below = part(room, (head.height + large * 0.3) / room.height, 0.74);
  return [
    ...head.figures,
    boards.placedIn(below, board),
    drawPieces(puzzle, part(room, 0.77, 0.97 - lines.length * 0.05), boards.scaleIn(below) * 0.62),
    ...words,
  ];
}

/** Where print shops put their own code; in millimetres. */
const codeSize = { width: 51, height: 31 } as const;

function drawBack({ look, puzzle, puzzles }: CoverFacts, page: Box): Figure[] {
  const room = inset(page, page.width * 0.11);
  const { task, bookOf } = getPaperWords(look.language);
  const size = room.width * 0.048;
  const text = { ink: "text", at: "start" } as const;
  const first = drawParagraph(look, { ...room, top: room.top + room.height * 0.08 }, task, { size, ...text });
  const about = bookOf({ count: puzzles });
  const below = { ...room, top: room.top + room.height * 0.08 + first.height + size };
  const code = {
    ...codeSize,
    left: room.left + room.width - codeSize.width,
    top: room.top + room.height - codeSize.height,
  };
  const credits = { ...room, width: room.width - codeSize.width - 4, top: code.top, height: codeSize.height };
  const said = drawParagraph(look, below, about, { size, ...text });
  return [
    ...first.figures,
    ...said.figures,
    drawPieces(puzzle, part(room, 0.4, 0.7), 1),
    { kind: "rect", box: code, radius: 0, fill: "disc" },
    ...drawParagraph(look, credits, creditsIn(puzzle, look.language).join(" · "), { size: 2.6, ...text }).figures,
  ];
}

/** From top to bottom, as titles run on most shelves. */
function drawSpine({ title, outlineOf }: CoverFacts, box: Box): Figure[] {
  const { outlines, width } = outlineOf(title);
  if (box.width < narrowestWords || width === 0) return [];
  const size = Math.min(box.width * 0.5, (box.height * 0.8) / width);
  const [x, y] = [box.left + box.width / 2 - size * 0.36, box.top + (box.height - width * size) / 2];
  const loops = outlines.map((loop) =>
    loop.map((point) => `${(x - point.y * size).toFixed(2)} ${(y + point.x * size).toFixed(2)}`),
  );
  return [{ kind: "path", path: loops.map((loop) => `M${loop.join("L")}Z`).join(""), fill: "text" }];
}

export function drawCover(facts: CoverFacts): Picture {
  const { look, spine, bleed, title, puzzle } = facts;
  const { width, height } = look.sheet;
  const boards = new BookBoards(puzzle, look.language, false);
  const page = (left: number): Box => ({ left, top: 0, width, height });
  const [first, second] = [page(0), page(width + spine)];
  const [front, back] = isReadFromRight(look) ? [first, second] : [second, first];
  const whole = inset({ left: 0, top: 0, width: 2 * width + spine, height }, -bleed);
  const onSpine = { left: width, top: -bleed, width: spine, height: height + 2 * bleed };
  const figures: Figure[] = [
    { kind: "rect", box: whole, radius: 0, fill: "frame" },
    { kind: "rect", box: onSpine, radius: 0, fill: "open" },
    ...drawBack(facts, back),
    ...drawSpine(facts, { ...onSpine, top: 0, height }),
    ...drawFront(facts, boards, front),
  ];
  return { title, description: title, box: whole, figures, parts: boards.parts() };
}
