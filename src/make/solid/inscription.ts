/** From a text and the top of a frame to rings of letters on it: as large as they fit on one of its level sides. */

import {
  areaOf,
  boundsOf,
  difference,
  intersection,
  movedBy,
  offsetBy,
  type Ring,
  rectangle,
  union,
} from "../plane.js";
import type { Letters } from "./letters.js";

/** Around letters, in millimetres. */
const margin = 0.8;
/** Around all of them together. */
const around = 0.2;
/** How high letters are that fill the width of the frame, in its widths: of the font. */
const largest = 0.8;
const sizes = [1, 0.9, 0.8, 0.7, 0.6, 0.5, 0.4] as const;

/** The face around words is filled up to a rectangle, which has to be on the frame as well. */
const isInside = (rings: readonly Ring[], room: readonly Ring[]): boolean => {
  const { left, top, right, bottom } = boundsOf(rings);
  const box = { left: left - around, top: top - around, right: right + around, bottom: bottom + around };
  const outside = difference(union(offsetBy(rings, margin), rectangle(box)), room);
  return areaOf(outside) < 0.01;
};

/** Where level stretches of the frame have their middle: along its lower edge, then along its upper one. */
function places(room: readonly Ring[], width: number): { x: number; y: number }[] {
  const { left, right, top, bottom } = boundsOf(room);
  return [bottom - width / 2, top + width / 2].flatMap((y) => {
    const row = intersection(room, rectangle({ left, right, top: y - 0.1, bottom: y + 0.1 }));
    const stretches = row.map((ring) => boundsOf([ring])).sort((a, b) => b.right - b.left - (a.right - a.left));
    return stretches.slice(0, 1).map((stretch) => ({ x: (stretch.left + stretch.right) / 2, y }));
  });
}

/** How wide the frame is at the middle of its lower edge. */
function widthOf(room: readonly Ring[]): number {
  const outer = room.filter((ring) => areaOf([ring]) > 0);
  const inner = room.filter((ring) => areaOf([ring]) < 0);
  return inner.length === 0 ? 0 : boundsOf(outer).bottom - boundsOf(inner).bottom;
}

/** Nothing where no letters fit. */
export function inscriptionRings(text: string, room: readonly Ring[], letters: Letters): Ring[] {
  if (text === "") return [];
  const width = widthOf(room);
  for (const share of sizes) {
    const rings = letters.ringsOf(text, largest * width * share);
    const place = places(room, width).find(({ x, y }) => isInside(movedBy(rings, x, y), room));
    if (place !== undefined) return rings.length === 0 ? [] : movedBy(rings, place.x, place.y);
  }
  return [];
}
