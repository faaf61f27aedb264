/**
 * Pieces drawn side by side, each under its name, from text to pieces and back:
 *
 *     L5    V5   O6
 *     ####  ###  ###
 *     #...  #..  ###
 *           #..
 *
 * A row of names begins a new group. Every row of a shape starts right below the first letter of its piece's name.
 */

import type { DraftPiece } from "../core/puzzle/draft.js";
import { matches, type Remark, type Written } from "./problem.js";

export interface DrawnPiece {
  readonly id: Written;
  readonly shape: Written[];
}

const drawn = /^[#.]+$/;
const misplaced =
  "this part of a shape stands under no name; start it right below the first letter of its piece's name";
const gap = "there is a gap above this part of a shape; write . where a row of it is empty";

interface Group {
  /** By the column of the name. */
  readonly pieces: ReadonlyMap<number, DrawnPiece>;
  height: number;
}

/** Undefined when all is well and the part was added to its piece. */
function misplacement(group: Group, column: number, part: Written): string | undefined {
  const piece = group.pieces.get(column);
  if (piece === undefined) return misplaced;
  const isNext = piece.shape.length === group.height;
  piece.shape.push(part);
  return isNext ? undefined : gap;
}

/** Within a row, a word with another mark is a slip of the pen in a shape: the check of shapes names it. */
const isShapeRow = (words: readonly Written[]): boolean => words.some(({ text }) => drawn.test(text));

export function readDrawing(rows: readonly Written[]): { pieces: DrawnPiece[]; remarks: Remark[] } {
  const pieces: DrawnPiece[] = [];
  const remarks: Remark[] = [];
  let group: Group = { pieces: new Map(), height: 0 };
  for (const row of rows) {
    const words = matches(row, /\S+/g);
    if (words.length > 0 && !isShapeRow(words)) {
      const named = words.map((id): [number, DrawnPiece] => [id.at - row.at, { id, shape: [] }]);
      group = { pieces: new Map(named), height: 0 };
      pieces.push(...group.pieces.values());
      continue;
    }
    for (const word of words) {
      const message = misplacement(group, word.at - row.at, word);
      if (message !== undefined) remarks.push({ at: word.at, message });
    }
    if (words.length > 0) group.height++;
  }
  return { pieces, remarks };
}

/** Names that look like shapes and rows with strange marks cannot be told apart when drawn. */
export function canBeDrawn(pieces: readonly DraftPiece[]): boolean {
  return (
    pieces.length > 0 &&
    pieces.every(({ id, shape }) => /^[^\s\p{C}]+$/u.test(id) && !drawn.test(id) && shape.length > 0) &&
    pieces.every(({ shape }) => shape.every((row) => drawn.test(row)))
  );
}

const between = "  ";
const widest = 96;

const widthOf = ({ id, shape }: DraftPiece): number => Math.max(id.length, ...shape.map((row) => row.length));

function grouped(pieces: readonly DraftPiece[]): DraftPiece[][] {
  const groups: DraftPiece[][] = [];
  let width = Number.POSITIVE_INFINITY;
  for (const piece of pieces) {
    width += between.length + widthOf(piece);
    if (width > widest) {
      groups.push([]);
      width = widthOf(piece);
    }
    groups.at(-1)?.push(piece);
  }
  return groups;
}

function drawGroup(pieces: readonly DraftPiece[]): string[] {
  const height = Math.max(...pieces.map(({ shape }) => shape.length));
  const line = (part: (piece: DraftPiece) => string): string =>
    pieces
      .map((piece) => part(piece).padEnd(widthOf(piece)))
      .join(between)
      .trimEnd();
  return [line(({ id }) => id), ...Array.from({ length: height }, (_, r) => line(({ shape }) => shape[r] ?? ""))];
}

export function writeDrawing(pieces: readonly DraftPiece[]): string[] {
  return grouped(pieces).flatMap((group, index) => (index === 0 ? drawGroup(group) : ["", ...drawGroup(group)]));
}
