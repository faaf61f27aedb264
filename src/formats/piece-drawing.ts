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

import { formatsMessages } from "../core/locales/en/formats.generated.js";
import type { DraftPiece } from "../core/puzzle/draft.js";
import { placeIn, type Remark, type Written } from "./problem.js";

export interface DrawnPiece {
  readonly id: Written;
  readonly shape: Written[];
}

const drawn = /^[#.]+$/;

/** A word of a row, and how many characters are before it. */
interface Word extends Written {
  readonly column: number;
}

function wordsIn(row: Written): Word[] {
  return [...row.text.matchAll(/\S+/g)].map(({ 0: text, index: column }) => ({
    text,
    at: placeIn(row, column),
    exact: row.exact,
    column,
  }));
}

/** Pieces whose names are in one row. */
interface Group {
  /** By the column of the name. */
  readonly pieces: ReadonlyMap<number, DrawnPiece>;
  height: number;
}

/** By how many columns a whole row is shifted; undefined where its words do not agree. */
function shiftOf({ pieces }: Group, words: readonly Word[]): number | undefined {
  const isShift = (shift: number): boolean => words.every(({ column }) => pieces.has(column - shift));
  return [1, -1, 2, -2, 3, -3].find(isShift);
}

/** A row that is shifted as a whole is one slip, however many pieces are in it. */
function misplaced(group: Group, words: readonly Word[], word: Word): Remark {
  const shift = shiftOf(group, words);
  const said =
    shift === undefined
      ? formatsMessages.notBelowName()
      : formatsMessages.shiftedRow({ spaces: Math.abs(shift), toTheRight: shift > 0 });
  return { at: word.at, ...said };
}

/** Adds a row to the pieces above it; answers with the first thing that is wrong about it. */
function addRow(group: Group, words: readonly Word[]): Remark | undefined {
  const stray = words.find(({ column }) => !group.pieces.has(column));
  if (stray !== undefined) return misplaced(group, words, stray);
  const late = words.find(({ column }) => group.pieces.get(column)?.shape.length !== group.height);
  for (const word of words) group.pieces.get(word.column)?.shape.push(word);
  group.height++;
  return late && { at: late.at, ...formatsMessages.gapAbove({ empty: "." }) };
}

/** Within a row, a word with another mark is a slip of the pen in a shape: the check of shapes names it. */
const isShapeRow = (words: readonly Written[]): boolean => words.some(({ text }) => drawn.test(text));

/** Where one row of a group is wrong, those below it cannot be judged. */
export function readDrawing(rows: readonly Written[]): { pieces: DrawnPiece[]; remarks: Remark[] } {
  const pieces: DrawnPiece[] = [];
  const remarks: Remark[] = [];
  let group: Group | undefined = { pieces: new Map(), height: 0 };
  for (const words of rows.map(wordsIn).filter(({ length }) => length > 0)) {
    if (isShapeRow(words)) {
      const remark = group && addRow(group, words);
      if (remark !== undefined) remarks.push(remark);
      if (remark !== undefined) group = undefined;
    } else {
      group = { pieces: new Map(words.map((id) => [id.column, { id, shape: [] }])), height: 0 };
      pieces.push(...group.pieces.values());
    }
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
