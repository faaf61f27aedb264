/** From labels to lines in their cells, as large as they can be read best and never beyond the cell. */

import type { Point } from "../../core/lattice/lattice.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import { type BoardLabel, markRing, matchSizes, measureRoom, placeLabels } from "../board-labels.js";
import { type Bounds, findBounds } from "../plane.js";
import { closePath, type Line } from "./part.js";

/** What is engraved on each cell, and how a text becomes lines: capitals are 1 high and stand on y = 0, y downwards. */
export interface EngravedLetters {
  /** By cell. */
  readonly labels: readonly string[];
  lines(text: string): readonly Line[];
  readonly onFrame?: FrameWords | undefined;
  /** Cells with a ring around them. */
  readonly marked?: readonly number[] | undefined;
  /** What stands on the lid of a box. */
  readonly lid?: LidTexts | undefined;
}

/** The words on the lower and the upper side of a frame; empty for none. */
export interface FrameWords {
  readonly below: string;
  readonly above: string;
}

export const noFrameWords: FrameWords = { below: "", above: "" };

/** What stands on a lid: lines of text, and a day with a ring around it. */
export interface LidTexts {
  readonly lines: readonly string[];
  readonly day?: string | undefined;
}

/** In sizes of a cell: of capitals, and of the whole height. */
const largest = 0.3;
const roomDown = 0.6;
/** Capitals of a label that is five sizes of the font wide; a field has no smaller size in common. */
const leastAlike = 0.09;

interface Label {
  readonly lines: readonly Line[];
  readonly box: Bounds;
  /** The largest height of capitals at which it fits, in sizes of a cell. */
  readonly size: number;
}

/** In sizes of the font. */
const capitalHeight = 0.7;

function labelOf(lines: readonly Line[], { cells }: BoardLabel): Label {
  const box = findBounds(lines);
  const [width, height] = [box.right - box.left, box.bottom - box.top];
  const room = measureRoom({ cells }, (width * capitalHeight) / cells);
  return { lines, box, size: Math.min(largest, room / (width || 1), roomDown / (height || 1)) };
}

/** The middle of capitals, so that labels of a row stand on one line; letters much higher or lower are centred. */
const middleOf = ({ top, bottom }: Bounds): number => (top < -1.5 || bottom > 0.31 ? (top + bottom) / 2 : -0.5);

/** Around the middle of a cell; `scale` is the height of capitals in millimetres. */
function placed({ lines, box }: Label, at: Point, scale: number): Line[] {
  const middle = { x: (box.left + box.right) / 2, y: middleOf(box) };
  return lines.map((line) =>
    line.map(({ x, y }) => ({ x: at.x + (x - middle.x) * scale, y: at.y + (y - middle.y) * scale })),
  );
}

export function engraveLabels(puzzle: Puzzle, cell: number, { labels: texts, lines }: EngravedLetters): Line[] {
  const all = placeLabels(puzzle, texts).filter(({ text }) => lines(text).length > 0);
  const labels = all.map((label) => labelOf(lines(label.text), label));
  const sizes = matchSizes(
    all,
    labels.map(({ size }) => size),
    leastAlike,
  );
  return all.flatMap(({ at }, i) =>
    placed(itemAt(labels, i), { x: at.x * cell, y: at.y * cell }, cell * itemAt(sizes, i)),
  );
}

/** Rings around the labels of marked cells. */
export function engraveMark(puzzle: Puzzle, cell: number, { labels, marked = [] }: EngravedLetters): Line[] {
  const all = placeLabels(puzzle, labels).filter((label) => marked.includes(label.cell));
  return all.map((label) => closePath(markRing(label, cell)));
}

/** In heights of the room: of capitals. */
const inscriptionShare = 0.42;
/** In widths of the room. */
const inscriptionWidth = 0.86;

/** Lower capitals, in millimetres, burn to a smudge. */
const lowestCapitals = 1.2;

/** A line of text in the middle of a room, as large as it fits; nothing where that would be too small to read. */
export function engraveInscription(text: string, room: Bounds, lines: EngravedLetters["lines"]): Line[] {
  const drawn = lines(text);
  if (drawn.length === 0) return [];
  const box = findBounds(drawn);
  const [width, height] = [room.right - room.left, room.bottom - room.top];
  const scale = Math.min(inscriptionShare * height, (inscriptionWidth * width) / (box.right - box.left || 1));
  if (scale < lowestCapitals) return [];
  const at = { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 };
  return placed({ lines: drawn, box, size: scale }, at, scale);
}

/** A letter in the middle of a room, its capitals as high as the room. */
export function engraveLetter(text: string, room: Bounds, lines: EngravedLetters["lines"]): Line[] {
  const drawn = lines(text);
  if (drawn.length === 0) return [];
  const scale = room.bottom - room.top;
  const at = { x: (room.left + room.right) / 2, y: (room.top + room.bottom) / 2 };
  return placed({ lines: drawn, box: findBounds(drawn), size: scale }, at, scale);
}
