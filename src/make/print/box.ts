/**
 * From a board to a paper box: the board is its bottom, four walls fold up, and strips at the corners hold them. The lid is
 * the same, a little larger, with title, name, dedication and day.
 */

import type { Block } from "../../core/drawing/layout.js";
import { type Box, type Figure, moved, type Size } from "../../core/drawing/picture.js";
import { drawParagraph, drawText, type PageLook } from "../page.js";

/**
 * In millimetres: how high the walls are, and how much wider the lid is than the bottom. Four layers of card lie between
 * them, two walls of the box and two strips of the lid, each half a millimetre at most.
 */
const [wall, lidWall, lidGap] = [15, 12, 2] as const;
/** How far the end of a glued strip is drawn in. */
const slant = 3;
const dash = 3;

const line = (path: string, lineWidth: number): Figure => ({ kind: "path", path, stroke: "letter", lineWidth });

/** Short strokes from a point to another. */
function dashes(x1: number, y1: number, x2: number, y2: number): string {
  const length = Math.hypot(x2 - x1, y2 - y1);
  const count = Math.max(1, Math.floor(length / (2 * dash)));
  const at = (t: number): string => `${(x1 + (x2 - x1) * t).toFixed(2)} ${(y1 + (y2 - y1) * t).toFixed(2)}`;
  return Array.from({ length: count }, (_, i) => `M${at(i / count)}L${at((i + 0.5) / count)}`).join("");
}

/** What is cut: around the walls, and around the strips at the ends of the upper and the lower one. */
function drawOutline({ width, height }: Size, h: number): string {
  const [right, bottom] = [h + width, h + height];
  const points = [
    [h, 0],
    [right, 0],
    [right + h - 1, slant],
    [right + h - 1, h - slant],
    [right, h],
    [right + h, h],
    [right + h, bottom],
    [right, bottom],
    [right + h - 1, bottom + slant],
    [right + h - 1, bottom + h - slant],
    [right, bottom + h],
    [h, bottom + h],
    [1, bottom + h - slant],
    [1, bottom + slant],
    [h, bottom],
    [0, bottom],
    [0, h],
    [h, h],
    [1, h - slant],
    [1, slant],
  ];
  return `M${points.map((point) => point.join(" ")).join("L")}Z`;
}

/** What is folded: around the bottom, and between walls and strips. */
function drawFolds({ width, height }: Size, h: number): string {
  const [right, bottom] = [h + width, h + height];
  return [
    dashes(h, h, right, h),
    dashes(h, bottom, right, bottom),
    dashes(h, h, h, bottom),
    dashes(right, h, right, bottom),
    ...[0, bottom].flatMap((y) => [dashes(h, y, h, y + h), dashes(right, y, right, y + h)]),
  ].join("");
}

/** A sheet to cut and fold, with something on its bottom. */
function drawNet(size: Size, h: number, inside: readonly Figure[]): Block {
  return {
    width: size.width + 2 * h,
    height: size.height + 2 * h,
    figures: [moved(h, h, inside), line(drawOutline(size, h), 0.35), line(drawFolds(size, h), 0.2)],
  };
}

/** The box around a board. */
export const drawBoxNet = (board: Block): Block => drawNet(board, wall, board.figures);

/** What stands on the lid. */
export interface LidWords {
  readonly lines: readonly string[];
  readonly day?: string | undefined;
}

function drawDay(look: PageLook, box: Box, day: string, size: number): Figure[] {
  const text = drawText(look, box, day, { size, ink: "text", bold: true, at: "middle" });
  const width = Math.min(box.width, day.length * size * 0.62 + 2 * size);
  const ring = { left: box.left + (box.width - width) / 2, top: box.top - size * 0.5, width, height: size * 2.1 };
  return [{ kind: "rect", box: ring, radius: ring.height / 2, stroke: "mark", lineWidth: 0.8 }, text];
}

/** Lines below each other in the middle of the lid, the first of them large. */
function drawWords(look: PageLook, { width, height }: Size, { lines, day }: LidWords): Figure[] {
  const size = width * 0.075;
  const room = { left: width * 0.08, width: width * 0.84 };
  let top = 0;
  const figures = lines.flatMap((text, i) => {
    const own = i === 0 ? size : size * 0.7;
    const said = drawParagraph(look, { ...room, top, height: own }, text, {
      size: own,
      ink: "text",
      bold: i === 0,
      at: "middle",
    });
    top += said.height + size * 0.6;
    return said.figures;
  });
  const place = { ...room, top: top + size * 0.6, height: size * 0.7 };
  const ringed = day === undefined ? [] : drawDay(look, place, day, size * 0.7);
  const end = day === undefined ? top - size * 0.6 : place.top + size * 1.12;
  return [moved(0, (height - end) / 2, [...figures, ...ringed])];
}

/** The lid of the box around a board. */
export function drawLidNet(look: PageLook, board: Size, words: LidWords): Block {
  const size = { width: board.width + lidGap, height: board.height + lidGap };
  return drawNet(size, lidWall, drawWords(look, size, words));
}
