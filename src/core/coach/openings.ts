/**
 * From a bare board to the counts of all its targets, where counting takes longer than a moment and has been done before.
 *
 * A book of openings, as chess players have. A board is known by its cells, its pieces and what its fields uncover, so
 * it doesn't matter what is printed on it: weeks that begin on Sunday and on Monday are one board. In the book, the
 * choices of a field are in the order of their cells.
 */

import type { Puzzle } from "../puzzle/puzzle.js";
import { bytesFromBase64 } from "../solver/kernel/webassembly.js";
import { openingBook } from "./opening-book.js";

type Choices = readonly (readonly number[])[];

const byCells = (a: readonly number[], b: readonly number[]): number => (a[0] ?? 0) - (b[0] ?? 0);

/** By field: what its choices uncover, in the order of the book. */
const choicesOf = ({ fields }: Puzzle): Choices[] =>
  fields.map(({ choices }) => choices.map(({ cells }) => cells).sort(byCells));

/** Two numbers of 32 bits, mixed in different ways, tell boards apart. */
function hashed(text: string): string {
  let [one, other] = [0, 0];
  for (let i = 0; i < text.length; i++) {
    one = (Math.imul(one, 31) + text.charCodeAt(i)) | 0;
    other = (Math.imul(other ^ text.charCodeAt(i), 0x2c1b3c6d) + (other >>> 13)) | 0;
  }
  return `${(one >>> 0).toString(36)}-${(other >>> 0).toString(36)}`;
}

/** What a board is called in the book. */
export function openingKey(puzzle: Puzzle): string {
  const cells = puzzle.board.cells.map(({ point: { x, y } }) => [x, y]);
  const pieces = puzzle.pieces.map(({ shape, mayFlip, copies }) => [shape.map(({ x, y }) => [x, y]), mayFlip, copies]);
  return hashed(
    JSON.stringify([puzzle.lattice, cells, choicesOf(puzzle), pieces.map((piece) => JSON.stringify(piece)).sort()]),
  );
}

/** By target: its place in the book. */
export function placesInBook(puzzle: Puzzle): number[] {
  const ordered = choicesOf(puzzle);
  return puzzle.fields.reduce<number[]>(
    (places, { choices }, field) => {
      const digits = choices.map(({ cells }) => ordered[field]?.indexOf(cells) ?? 0);
      return places.flatMap((place) => digits.map((digit) => place * choices.length + digit));
    },
    [0],
  );
}

/** Two bytes a count. */
function unpacked(text: string): number[] {
  const bytes = bytesFromBase64(text);
  return Array.from({ length: bytes.length / 2 }, (_, i) => (bytes[2 * i] ?? 0) * 256 + (bytes[2 * i + 1] ?? 0));
}

/** By target; undefined for a board that isn't in the book. */
export function openingCounts(puzzle: Puzzle): Float64Array | undefined {
  const packed = openingBook[openingKey(puzzle)];
  if (packed === undefined) return undefined;
  const counts = unpacked(packed);
  return Float64Array.from(placesInBook(puzzle), (place) => counts[place] ?? 0);
}
