/** From a solved puzzle to a picture to be shared: the board with its date lit, the pieces beside it, never on it. */

import { wordsOf } from "../../../../core/calendar/languages.js";
import { boxAround, pieceFigures, thickness } from "../../../../core/drawing/board-figures.js";
import { boardPicture } from "../../../../core/drawing/board-picture.js";
import type { Figure } from "../../../../core/drawing/picture.js";
import { latticeNamed } from "../../../../core/lattice/lattice.js";
import type { Puzzle } from "../../../../core/puzzle/puzzle.js";
import { itemAt } from "../../../../core/text/list.js";
import type { AppContext } from "../../../context.js";
import { type Canvas2d, CanvasPen, canvasOf } from "../../watch/canvas-pen.js";

/** In pixels: a square, as most places show it whole. */
const side = 1080;
const margin = 72;
const boardTop = 150;
const boardHeight = 560;
const trayTop = 738;
const trayHeight = 116;

/** What the card says; every line fits on one. */
export interface CardText {
  readonly date: string;
  readonly puzzle: string;
  /** Such as "4:12 · No hints · 5-day streak". */
  readonly facts: string;
}

interface Room {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** As large as there is room, in the middle of it. */
function drawInto(pen: CanvasPen, figures: readonly Figure[], from: Room, into: Room, most = Number.POSITIVE_INFINITY) {
  const scale = Math.min(most, into.width / from.width, into.height / from.height);
  const { pixels } = pen;
  pixels.save();
  pixels.translate(into.left + into.width / 2, into.top + into.height / 2);
  pixels.scale(scale, scale);
  pixels.translate(-from.left - from.width / 2, -from.top - from.height / 2);
  pen.draw(figures);
  pixels.restore();
}

function drawBoard(pen: CanvasPen, { puzzle, uncovered, language }: AppContext): void {
  const { box, figures } = boardPicture(puzzle, { placements: [], uncovered }, { language });
  drawInto(pen, figures, box, { left: margin, top: boardTop, width: side - 2 * margin, height: boardHeight });
}

/** By copy: the number of its piece. */
const copiesIn = ({ pieces }: Puzzle): number[] =>
  pieces.flatMap(({ copies }, piece) => Array.from({ length: copies }, () => piece));

/** All in a row and in one scale, as the puzzle draws them: where they go is nobody's business. */
function drawPieces(pen: CanvasPen, { puzzle }: AppContext): void {
  const lattice = latticeNamed(puzzle.lattice);
  const copies = copiesIn(puzzle);
  const boxes = copies.map((piece) => boxAround(lattice, itemAt(puzzle.pieces, piece).shape, thickness));
  const wide = boxes.reduce((sum, { width }) => sum + width, 0);
  const gap = 14;
  const most = (side - 2 * margin - gap * (copies.length - 1)) / wide;
  const scale = Math.min(most, trayHeight / Math.max(...boxes.map(({ height }) => height)));
  let left = (side - wide * scale - gap * (copies.length - 1)) / 2;
  copies.forEach((piece, copy) => {
    const box = itemAt(boxes, copy);
    const into = { left, top: trayTop, width: box.width * scale, height: trayHeight };
    drawInto(pen, pieceFigures(lattice, itemAt(puzzle.pieces, piece).shape, copy), box, into, scale);
    left += into.width + gap;
  });
}

function line(pixels: Canvas2d, text: string, y: number, size: number, colour: string, bold = true): void {
  pixels.font = `${bold ? 700 : 500} ${size}px ${getComputedStyle(document.documentElement).fontFamily}`;
  pixels.textAlign = "center";
  pixels.fillStyle = colour;
  pixels.fillText(text, side / 2, y, side - 2 * margin);
}

function drawText(pixels: Canvas2d, { date, puzzle, facts }: CardText, { theme, language }: AppContext): void {
  const { text, soft } = theme.plain;
  pixels.direction = wordsOf(language).rightToLeft ? "rtl" : "ltr";
  line(pixels, "Daytile", 78, 46, text);
  line(pixels, puzzle, 122, 28, soft, false);
  line(pixels, date, 936, 52, text);
  line(pixels, facts, 1004, 40, text, false);
}

export async function cardOf(context: AppContext, text: CardText): Promise<Blob> {
  const pixels = canvasOf(side, side);
  const pen = new CanvasPen(pixels, { ...context.theme, letters: false });
  pixels.fillStyle = context.theme.plain.page;
  pixels.fillRect(0, 0, side, side);
  drawBoard(pen, context);
  drawPieces(pen, context);
  drawText(pixels, text, context);
  const blob = await new Promise<Blob | null>((resolve) => pixels.canvas.toBlob(resolve, "image/png"));
  if (blob === null) throw new Error("a canvas gives no picture");
  return blob;
}
