/** The lattices: which cells touch, how a shape can be turned and flipped, where the corners of a cell are. */

import { expectOneOf } from "../text/arguments.js";
import { frozen } from "../text/frozen.js";

/** A place in a lattice's own whole-number coordinates: of a cell or of a corner. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

/** A place in the written form of a board or shape: line and position in the line. */
export interface GridPlace {
  readonly row: number;
  readonly column: number;
}

/** A linear map of the lattice onto itself: (x, y) becomes (xx·x + xy·y, yx·x + yy·y). */
export interface Symmetry {
  readonly xx: number;
  readonly xy: number;
  readonly yx: number;
  readonly yy: number;
  readonly flips: boolean;
}

/**
 * The lattices that boards are made of.
 *
 * @example
 * ```ts
 * latticeNames.join(", "); // → square, hex
 * ```
 */
export const latticeNames = frozen(["square", "hex"]);
/** The name of a lattice. */
export type LatticeName = (typeof latticeNames)[number];

/** What a board's cells are like: which of them touch, how shapes turn, where corners are. */
export interface Lattice {
  readonly name: LatticeName;
  /** Steps to the cells that share a side, in turning order. */
  readonly neighbours: readonly Point[];
  /** Every turn, then every turn of the mirror image. */
  readonly symmetries: readonly Symmetry[];
  fromGrid(row: number, column: number): Point;
  toGrid(cell: Point): GridPlace;
  /** The corners of a cell, as points that touching cells share; the side from corner i to i + 1 faces neighbour i. */
  corners(cell: Point): readonly Point[];
  /** Where a corner is in the plane, y downwards; the centres of touching cells are 1 apart. */
  cornerInPlane(corner: Point): Point;
  centreInPlane(cell: Point): Point;
}

const identity: Symmetry = { xx: 1, xy: 0, yx: 0, yy: 1, flips: false };

/** First `a`, then `b`. */
function compose(a: Symmetry, b: Symmetry): Symmetry {
  return {
    xx: b.xx * a.xx + b.xy * a.yx,
    xy: b.xx * a.xy + b.xy * a.yy,
    yx: b.yx * a.xx + b.yy * a.yx,
    yy: b.yx * a.xy + b.yy * a.yy,
    flips: a.flips !== b.flips,
  };
}

function turnsOf(start: Symmetry, turn: Symmetry, order: number): Symmetry[] {
  const turns = [start];
  while (turns.length < order) turns.push(compose(turns[turns.length - 1] as Symmetry, turn));
  return turns;
}

function group(turn: Symmetry, mirror: Symmetry, order: number): Symmetry[] {
  return [...turnsOf(identity, turn, order), ...turnsOf(mirror, turn, order)];
}

const half = (corner: Point): Point => ({ x: corner.x / 2, y: corner.y / 2 });

const square: Lattice = {
  name: "square",
  neighbours: [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
  ],
  symmetries: group({ xx: 0, xy: -1, yx: 1, yy: 0, flips: false }, { xx: -1, xy: 0, yx: 0, yy: 1, flips: true }, 4),
  fromGrid: (row, column) => ({ x: column, y: row }),
  toGrid: ({ x, y }) => ({ row: y, column: x }),
  corners: ({ x, y }) => [
    { x: 2 * x + 1, y: 2 * y - 1 },
    { x: 2 * x + 1, y: 2 * y + 1 },
    { x: 2 * x - 1, y: 2 * y + 1 },
    { x: 2 * x - 1, y: 2 * y - 1 },
  ],
  cornerInPlane: half,
  centreInPlane: (cell) => cell,
};

const hexCorners: readonly Point[] = [
  { x: 1, y: -1 },
  { x: 1, y: 1 },
  { x: 0, y: 2 },
  { x: -1, y: 1 },
  { x: -1, y: -1 },
  { x: 0, y: -2 },
];
const hexRowHeight = Math.sqrt(3) / 2;

/** How many whole cells the first cell of a written row is right of the slanted axis x = 0. */
const hexShift = (row: number): number => Math.floor(row / 2);

/**
 * Hexagons with a corner on top, in slanted coordinates: a step in y goes half a cell to the right. Written down, every
 * second row is half a cell to the right of the row above.
 */
const hex: Lattice = {
  name: "hex",
  neighbours: [
    { x: 1, y: 0 },
    { x: 0, y: 1 },
    { x: -1, y: 1 },
    { x: -1, y: 0 },
    { x: 0, y: -1 },
    { x: 1, y: -1 },
  ],
  symmetries: group({ xx: 0, xy: -1, yx: 1, yy: 1, flips: false }, { xx: -1, xy: -1, yx: 0, yy: 1, flips: true }, 6),
  fromGrid: (row, column) => ({ x: column - hexShift(row), y: row }),
  toGrid: ({ x, y }) => ({ row: y, column: x + hexShift(y) }),
  corners: ({ x, y }) => hexCorners.map((c) => ({ x: 2 * x + y + c.x, y: 3 * y + c.y })),
  cornerInPlane: ({ x, y }) => ({ x: x / 2, y: (y * hexRowHeight) / 3 }),
  centreInPlane: ({ x, y }) => ({ x: x + y / 2, y: y * hexRowHeight }),
};

/** For those who have a name that was checked: what complains about others is not loaded with them. */
export const lattices: Readonly<Record<LatticeName, Lattice>> = frozen({ square, hex });

/**
 * The lattice with a name.
 *
 * @example
 * ```ts
 * latticeNamed("hex").neighbours.length; // → 6
 * ```
 */
export function latticeNamed(name: LatticeName): Lattice {
  if (!Object.hasOwn(lattices, name)) expectOneOf(name, "name", latticeNames);
  return lattices[name];
}
