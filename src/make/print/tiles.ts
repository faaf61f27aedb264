/** From something larger than a page to the windows through which pages show it, with an overlap for the glue. */

import type { Box, Size } from "../../core/drawing/picture.js";
export const overlap = 10;

export interface Tile {
  /** Rows have letters, columns numbers: `A1`. */
  readonly label: string;
  readonly row: number;
  readonly column: number;
  /** What is seen, in the millimetres of the whole. */
  readonly window: Box;
}

export interface Tiles {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly Tile[];
}

/** How many pages stand side by side. */
export function countPagesAcross(length: number, room: number): number {
  return length <= room ? 1 : Math.ceil((length - overlap) / (room - overlap));
}

const lettersInAlphabet = 26;

/** A to Z, then AA, AB … */
function nameRow(row: number): string {
  const last = String.fromCharCode("A".charCodeAt(0) + (row % lettersInAlphabet));
  return row < lettersInAlphabet ? last : nameRow(Math.floor(row / lettersInAlphabet) - 1) + last;
}

export const nameTile = (row: number, column: number): string => `${nameRow(row)}${column + 1}`;

/** Where the first window begins, so that the whole lies in the middle of all pages together. */
const before = (length: number, room: number, pages: number): number =>
  (length - (pages * (room - overlap) + overlap)) / 2;

export function splitIntoTiles({ width, height }: Size, room: Size): Tiles {
  const size = { width: room.width, height: room.height };
  const [columns, rows] = [countPagesAcross(width, room.width), countPagesAcross(height, room.height)];
  const [left, top] = [before(width, room.width, columns), before(height, room.height, rows)];
  const tiles = Array.from({ length: rows * columns }, (_, i): Tile => {
    const [row, column] = [Math.floor(i / columns), i % columns];
    const corner = { left: left + column * (room.width - overlap), top: top + row * (room.height - overlap) };
    return { label: nameTile(row, column), row, column, window: { ...corner, ...size } };
  });
  return { rows, columns, tiles };
}
