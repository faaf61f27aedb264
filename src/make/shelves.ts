/** From blocks to pages: in rows without overlap, the highest first, each row filled with whatever still fits. */

import type { Size } from "../core/drawing/picture.js";
import { type Figure, moved } from "../core/drawing/picture.js";
import { lastOf } from "../core/text/list.js";

interface Sized extends Size {
  readonly figures: readonly Figure[];
}

interface Row<Block extends Sized> {
  readonly blocks: readonly Block[];
  readonly width: number;
  readonly height: number;
}

function rowFrom<Block extends Sized>(waiting: Block[], widest: number, gap: number): Row<Block> {
  const blocks: Block[] = [];
  let width = -gap;
  for (const block of [...waiting]) {
    if (blocks.length > 0 && width + gap + block.width > widest) continue;
    blocks.push(block);
    waiting.splice(waiting.indexOf(block), 1);
    width += gap + block.width;
  }
  return { blocks, width, height: Math.max(...blocks.map(({ height }) => height)) };
}

function rowsOf<Block extends Sized>(blocks: readonly Block[], widest: number, gap: number): Row<Block>[] {
  const waiting = [...blocks].sort((a, b) => b.height - a.height);
  const rows: Row<Block>[] = [];
  while (waiting.length > 0) rows.push(rowFrom(waiting, widest, gap));
  return rows;
}

/** Rows are spread over the width, so that scissors get between the pieces. */
function rowFigures<Block extends Sized>({ blocks, width }: Row<Block>, room: Size, y: number, gap: number): Figure[] {
  const spare = (room.width - width) / (blocks.length + 1);
  let x = spare;
  return blocks.map((block) => {
    const figure = moved(x, y, block.figures);
    x += block.width + gap + spare;
    return figure;
  });
}

/** All rows together, however high that is. */
export function shelved(blocks: readonly Sized[], widest: number, gap: number): Sized {
  const rows = rowsOf(blocks, widest, gap);
  const width = Math.max(...rows.map((row) => row.width));
  let height = -gap;
  const figures = rows.flatMap((row) => {
    const own = rowFigures(row, { width, height: 0 }, height + gap, gap);
    height += row.height + gap;
    return own;
  });
  return { width, height, figures };
}

/** The figures of each page, from the point (0, 0); no block may be larger than the room. */
export function onShelves<Block extends Sized>(blocks: readonly Block[], room: Size, gap: number): Figure[][] {
  const pages: Figure[][] = [];
  let y = Number.POSITIVE_INFINITY;
  for (const row of rowsOf(blocks, room.width, gap)) {
    if (y + row.height > room.height) {
      pages.push([]);
      y = 0;
    }
    lastOf(pages).push(...rowFigures(row, room, y, gap));
    y += row.height + gap;
  }
  return pages;
}
