/** From what a gift is about to what lies in its box: a card, and an envelope that hides the solution. */

import { roundedPath } from "../../core/drawing/path.js";
import type { Box, Figure, Picture, Size } from "../../core/drawing/picture.js";
import type { BookBoards } from "../book/boards.js";
import { drawParagraph, drawText, makeFrame, type PageLook, placeLine } from "../page.js";
import { getPaperWords } from "../words.js";
import { drawFoot, drawPage, footHeight, type GiftPages, insetBox, writeForName } from "./pages.js";

const drawLine = (path: string, lineWidth = 0.25): Figure => ({ kind: "path", path, stroke: "soft", lineWidth });

/** Short strokes, for something to fold. */
function traceDashes(y: number, from: number, to: number): string {
  const length = 3;
  const count = Math.floor((to - from) / (2 * length));
  return Array.from({ length: count }, (_, i) => {
    const x = from + i * 2 * length;
    return `M${x} ${y}L${x + length} ${y}`;
  }).join("");
}

/** Where to cut. */
function drawCutLine({ left, top, width, height }: Box): Figure {
  const corners = [
    { x: left, y: top },
    { x: left + width, y: top },
    { x: left + width, y: top + height },
    { x: left, y: top + height },
  ];
  return drawLine(roundedPath(corners, 2), 0.3);
}

/** What most printers print on, and room for a line of words above and below. */
const edge = 12;

/** As large as the box allows, in the middle of what a printer reaches. */
function placeCard({ look, insert }: GiftPages, share: Size): Box {
  const page = insetBox({ left: 0, top: 0, ...look.sheet }, edge);
  const width = Math.min(page.width, insert.width * share.width);
  const height = Math.min(page.height - footHeight, insert.height * share.height);
  return { left: page.left + (page.width - width) / 2, top: page.top + (page.height - height) / 2, width, height };
}

/** A card for the box: whom it is for, what it is, and the date to look for. */
function drawCard(pages: GiftPages, boards: BookBoards): Figure[] {
  const { look, title, dedication, target, date } = pages;
  const card = placeCard(pages, { width: 1, height: 1 });
  const unit = Math.min(card.width, card.height) / 100;
  const room = insetBox(card, 7 * unit);
  const centred = { at: "middle" } as const;
  const forName = writeForName(pages);
  const said = drawParagraph(look, { ...room, top: room.top + 15 * unit }, dedication, {
    size: 3.4 * unit,
    ink: "text",
    ...centred,
  });
  const top = 15 * unit + (dedication === "" ? 0 : said.height + 2 * unit);
  const board = { ...room, top: room.top + top, height: room.height - top - 13 * unit };
  return [
    drawCutLine(card),
    drawText(look, placeLine(room, 3 * unit), forName === "" ? "" : title, { size: 3 * unit, ink: "soft", ...centred }),
    drawText(look, placeLine(room, 11.5 * unit), forName === "" ? title : forName, {
      size: 8 * unit,
      ink: "text",
      bold: true,
      ...centred,
    }),
    ...said.figures,
    boards.placedIn(board, boards.empty(target)),
    drawText(look, placeLine(room, room.height - 5 * unit), date, {
      size: 4 * unit,
      ink: "text",
      bold: true,
      ...centred,
    }),
    drawText(look, placeLine(room, room.height), getPaperWords(look.language).task, {
      size: 2.8 * unit,
      ink: "text",
      ...centred,
    }),
    ...drawFoot(pages, makeFrame(look.sheet, 0, footHeight).foot),
  ];
}

const strip = 9;

/** Strips at the sides and at the end of the panel that closes the envelope. */
function drawStrips(look: PageLook, { left, top, width, height }: Box): Figure[] {
  const strips = [
    { left, top, width: strip, height },
    { left: left + width - strip, top, width: strip, height },
    { left, top: top + height - strip, width, height: strip },
  ];
  const { glueHere } = getPaperWords(look.language).gift;
  return strips.flatMap((box): Figure[] => [
    { kind: "rect", box, radius: 0, fill: "open" },
    drawText(look, { ...box, top: box.top + box.height / 2 - 1.5, height: 2.6 }, glueHere, {
      size: 2.8,
      ink: "soft",
      at: "middle",
    }),
  ]);
}

/** Close zigzags over a whole panel: no light that falls through the paper shows what lies below. */
function drawTint({ left, top, width, height }: Box): Figure {
  const [step, rise] = [2.5, 2] as const;
  const columns = Math.floor(width / step);
  const rows = Array.from({ length: Math.floor(height / rise) - 1 }, (_, row) => {
    const points = Array.from({ length: columns + 1 }, (_, i) => {
      const y = top + (row + (i % 2 === 0 ? 0.1 : 1.6)) * rise;
      return `${(left + (i * width) / columns).toFixed(2)} ${y.toFixed(2)}`;
    });
    return `M${points.join("L")}`;
  });
  return { kind: "path", path: rows.join(""), stroke: "rim", lineWidth: 0.7 };
}

function drawFold(look: PageLook, page: Box, y: number, words: string): Figure[] {
  const label = { ...page, top: y - 4, height: 3 };
  return [
    drawLine(traceDashes(y, page.left, page.left + page.width)),
    drawText(look, label, words, { size: 2.8, ink: "soft", at: "middle" }),
  ];
}

function drawCover(pages: GiftPages, panel: Box): Figure[] {
  const { look, title, date } = pages;
  const forName = writeForName(pages);
  const room = insetBox(panel, panel.height * 0.12);
  const inside = getPaperWords(look.language).gift.inside({ date });
  return [
    drawText(look, placeLine(room, panel.height * 0.4), forName === "" ? title : forName, {
      size: panel.height * 0.11,
      ink: "text",
      bold: true,
      at: "middle",
    }),
    drawText(look, placeLine(room, panel.height * 0.54), inside, {
      size: panel.height * 0.055,
      ink: "text",
      at: "middle",
    }),
  ];
}

/**
 * Three panels, one above the other. The first fold goes back, the second forward: the upper panel is the cover, and the
 * lower one lies on the solution in the middle, with a tint that nobody sees through, glued on three sides.
 */
function drawEnvelope(pages: GiftPages, boards: BookBoards): Figure[] {
  const { look, target, solution } = pages;
  const words = getPaperWords(look.language).gift;
  const page = placeCard(pages, { width: 1, height: 3 });
  const height = page.height / 3;
  const panel = (i: number): Box => ({ ...page, top: page.top + i * height, height });
  const shown = solution === undefined ? boards.empty(target) : boards.solved(target, solution);
  const tinted = insetBox(panel(2), strip);
  return [
    drawText(look, { ...page, top: page.top - 5, height: 3 }, words.envelope, { size: 3.4, ink: "soft", at: "middle" }),
    drawCutLine(page),
    ...drawCover(pages, panel(0)),
    ...drawFold(look, page, panel(1).top, words.foldBack),
    boards.placedIn(insetBox(panel(1), strip), shown),
    ...drawStrips(look, panel(2)),
    drawTint({ ...tinted, top: panel(2).top + 1, height: tinted.top + tinted.height - panel(2).top - 1 }),
    ...drawFold(look, page, panel(2).top, words.foldForward),
  ];
}

/** The card, and the envelope with the solution. */
export const drawInsertPages = (pages: GiftPages): Picture[] => [
  drawPage(pages, drawCard),
  drawPage(pages, drawEnvelope),
];
