/** From words and the top of a frame to rings of letters on it: as large as they fit on its level sides. */

import type { FrameWords } from "../laser/labels.js";
import {
  difference,
  findBounds,
  intersection,
  makeRectangle,
  measureArea,
  moveBy,
  offsetBy,
  type Ring,
  union,
} from "../plane.js";
import type { Letters } from "./letters.js";
import type { FrameSide } from "./parameters.js";

/** The letters of each line. */
export type Inscription = readonly (readonly Ring[])[];

/** Around letters, in millimetres. */
const margin = 0.8;
/** Around all of them together. */
const around = 0.2;
/** How high letters are that fill the width of the frame, in its widths: of the font. */
const largest = 0.8;
const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4] as const;

/** The face around words is filled up to a rectangle, which has to be on the frame as well. */
const isInside = (rings: readonly Ring[], room: readonly Ring[]): boolean => {
  const { left, top, right, bottom } = findBounds(rings);
  const box = { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
  const outside = difference(union(offsetBy(rings, margin), makeRectangle(box)), room);
  return measureArea(outside) < 0.01;
};

/** A level stretch of the frame: its middle, and how long it is. */
interface Stretch {
  readonly x: number;
  readonly y: number;
  readonly length: number;
}

/** The longest along each of these sides of the frame. */
function stretchesOf(room: readonly Ring[], width: number, sides: readonly FrameSide[]): Stretch[] {
  const { left, right, top, bottom } = findBounds(room);
  return sides.flatMap((side) => {
    const y = side === "lower" ? bottom - width / 2 : top + width / 2;
    const row = intersection(room, makeRectangle({ left, right, top: y - 0.1, bottom: y + 0.1 }));
    const stretches = row.map((ring) => findBounds([ring])).sort((a, b) => b.right - b.left - (a.right - a.left));
    return stretches
      .slice(0, 1)
      .map((stretch) => ({ x: (stretch.left + stretch.right) / 2, y, length: stretch.right - stretch.left }));
  });
}

/** How wide the frame is at the middle of its lower edge. */
function widthOf(room: readonly Ring[]): number {
  const outer = room.filter((ring) => measureArea([ring]) > 0);
  const inner = room.filter((ring) => measureArea([ring]) < 0);
  return inner.length === 0 ? 0 : findBounds(outer).bottom - findBounds(inner).bottom;
}

/** One line, on the first of the sides that has room for it; nothing where none has. */
function lineOn(text: string, sides: readonly FrameSide[], room: readonly Ring[], letters: Letters): Ring[] {
  if (text === "") return [];
  const width = widthOf(room);
  const stretches = stretchesOf(room, width, sides);
  for (const size of sizes.map((share) => largest * width * share)) {
    // What is too long isn't drawn first.
    const long = stretches.filter(({ length }) => letters.widthOf(text) * size <= length);
    const rings = long.length === 0 ? [] : letters.ringsOf(text, size);
    const place = long.find(({ x, y }) => isInside(moveBy(rings, x, y), room));
    if (place !== undefined) return rings.length === 0 ? [] : moveBy(rings, place.x, place.y);
  }
  return [];
}

/** Below and above, or all of it on one line where only one side is level; nothing where no letters fit. */
export function inscriptionRings({ below, above }: FrameWords, room: readonly Ring[], letters: Letters): Inscription {
  const upper = lineOn(above, ["upper"], room, letters);
  const lower = upper.length === 0 ? [] : lineOn(below, ["lower"], room, letters);
  if (lower.length > 0) return [upper, lower];
  const whole = [below, above].filter((text) => text !== "").join(" · ");
  const line = lineOn(whole, ["lower", "upper"], room, letters);
  return line.length === 0 ? [] : [line];
}
