/** From blocks of figures to a page: side by side in rows, below each other, under a headline. */

import { type Figure, moved, type Picture, type TextFigure } from "./picture.js";
import { beginsAtRight, clipped, emWidth } from "./width.js";

/** Figures in a box whose corner is the point (0, 0). */
export interface Block {
  readonly width: number;
  readonly height: number;
  readonly figures: readonly Figure[];
}

/** In rows that are no wider than this, unless a block is; each row is as high as its highest block. */
export function inRows(blocks: readonly Block[], widest: number, gap: number): Block {
  const figures: Figure[] = [];
  let [x, y, height, width] = [0, 0, 0, 0];
  for (const block of blocks) {
    if (x > 0 && x + block.width > widest) [x, y, height] = [0, y + height + gap, 0];
    figures.push(moved(x, y, block.figures));
    x += block.width + gap;
    height = Math.max(height, block.height);
    width = Math.max(width, x - gap);
  }
  return { width, height: y + height, figures };
}

export const below = (blocks: readonly Block[], gap: number): Block => inRows(blocks, 0, gap);

export const textWidth = (text: string, size: number): number => emWidth(text) * size;
/** Of most characters, in sizes of the font. */
const characterWidth = 0.6;

/** The longest beginning that fits, in sizes of the font. */
function cutTo(text: string, width: number): string {
  let columns = Math.max(1, Math.floor(width / characterWidth));
  while (columns > 1 && emWidth(clipped(text, columns)) > width) columns--;
  return clipped(text, columns);
}

/** As large as fits the width, down to the smallest size; what is longer still is cut. */
export function fittedText(
  text: string,
  width: number,
  largest: number,
  smallest: number,
): { text: string; size: number } {
  const size = Math.min(largest, width / Math.max(characterWidth, emWidth(text)));
  return size >= smallest ? { text, size } : { text: cutTo(text, width / smallest), size: smallest };
}

/** A line of text as a block; `room` is the width it may take. */
export function line(text: string, largest: number, room: number, look: Pick<TextFigure, "ink" | "bold">): Block {
  const fitted = fittedText(text, room, largest, largest / 2);
  const width = Math.min(room, textWidth(fitted.text, fitted.size));
  const at = { x: 0, y: largest * 0.8 };
  const figure: TextFigure = { kind: "text", ...fitted, at, anchor: "start", ...look };
  return { width, height: largest * 1.1, figures: text === "" ? [] : [figure] };
}

/** The same over the whole width: what is read from the right begins there. */
export function wholeLine(text: string, largest: number, room: number, look: Pick<TextFigure, "ink" | "bold">): Block {
  const block = line(text, largest, room, look);
  if (!beginsAtRight(text)) return block;
  const figures = block.figures.map(
    (figure): Figure =>
      figure.kind === "text" ? { ...figure, at: { x: room, y: figure.at.y }, anchor: "end" } : figure,
  );
  return { ...block, width: room, figures };
}

const margin = 28;
const headSize = 26;
const noteSize = 15;
const headGap = 20;
const narrowest = 320;

export interface Caption {
  readonly title: string;
  /** A line below the title. */
  readonly note: string;
  readonly description: string;
  readonly parts?: Picture["parts"];
}

/** The page itself, a headline, and the block below it. */
export function captioned(block: Block, { title, note, description, parts = {} }: Caption): Picture {
  const room = Math.max(narrowest, block.width);
  const head = below(
    [wholeLine(title, headSize, room, { ink: "text", bold: true }), wholeLine(note, noteSize, room, { ink: "soft" })],
    4,
  );
  const all = below([head, block], headGap);
  const box = { left: 0, top: 0, width: room + 2 * margin, height: all.height + 2 * margin };
  const paper: Figure = { kind: "rect", box, radius: 0, fill: "page" };
  return { title, description, box, figures: [paper, moved(margin, margin, all.figures)], parts };
}
