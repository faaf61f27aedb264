/** From an outline and a number to lines across it. You can tell the patterns of two numbers apart by eye and by finger. */

import type { Point } from "../../core/lattice/lattice.js";
import { inTurn, itemAt } from "../../core/text/list.js";
import type { Ring } from "../plane.js";
import type { Line } from "./part.js";

interface Hatch {
  /** Directions of the lines, as quarters of a half turn. */
  readonly directions: readonly number[];
  /** Between lines, as a share of a cell. */
  readonly apart: number;
}

/** Four directions wide, then crossed, then narrow; after that they begin again. */
const hatches: readonly Hatch[] = [
  ...[0, 2, 1, 3].map((direction) => ({ directions: [direction], apart: 0.22 })),
  { directions: [0, 2], apart: 0.3 },
  { directions: [1, 3], apart: 0.3 },
  ...[0, 2, 1, 3].map((direction) => ({ directions: [direction], apart: 0.11 })),
  { directions: [0, 2], apart: 0.15 },
  { directions: [1, 3], apart: 0.15 },
];

const turnPoint = ({ x, y }: Point, angle: number): Point => ({
  x: x * Math.cos(angle) - y * Math.sin(angle),
  y: x * Math.sin(angle) + y * Math.cos(angle),
});

/** Where a level line crosses the rings, from left to right. */
function findCrossings(rings: readonly Ring[], y: number): number[] {
  const found = rings.flatMap((ring) =>
    ring.flatMap((to, i) => {
      const from = inTurn(ring, i - 1);
      if (from.y <= y === to.y <= y) return [];
      return [from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)];
    }),
  );
  return found.sort((a, b) => a - b);
}

/** Lines shorter than this are left out: specks. */
const shortest = 0.5;

/** Level lines within the rings, every other one backwards, so that the beam travels little. */
function findLevelLines(rings: readonly Ring[], apart: number): Line[] {
  const ys = rings.flat().map(({ y }) => y);
  const [top, bottom] = [Math.min(...ys), Math.max(...ys)];
  const count = Math.max(0, Math.floor((bottom - top) / apart));
  const first = (top + bottom - count * apart) / 2;
  return Array.from({ length: count + 1 }, (_, i) => first + i * apart).flatMap((y, row) => {
    const xs = findCrossings(rings, y);
    const pairs = xs.flatMap((x, i): Line[] => {
      const end = xs[i + 1];
      return i % 2 === 1 || end === undefined || end - x < shortest
        ? []
        : [
            [
              { x, y },
              { x: end, y },
            ],
          ];
    });
    return row % 2 === 0 ? pairs : pairs.reverse().map((line) => line.toReversed());
  });
}

/** The pattern of this number within rings, for cells of this size. */
export function findHatchLines(rings: readonly Ring[], number: number, cell: number): Line[] {
  const { directions, apart } = itemAt(hatches, number % hatches.length);
  return directions.flatMap((direction) => {
    const angle = (direction * Math.PI) / 4;
    const level = rings.map((ring) => ring.map((point) => turnPoint(point, -angle)));
    return findLevelLines(level, apart * cell).map((line) => line.map((point) => turnPoint(point, angle)));
  });
}
