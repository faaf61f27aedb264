/**
 * From parts to sheets: each part where it first fits, the largest first, turned but never flipped.
 *
 * A sheet is a grid of small squares. A part takes every square that comes near it by half the gap, so two parts that
 * share no square are at least the gap apart. What is cut out of the frame is room like any other.
 */

import type { Size } from "../../core/drawing/picture.js";
import { findBounds, offsetBy } from "../plane.js";
import { type LaserPart, movePart, quarterTurns, turnPart } from "./part.js";
import { type Raster, rasterise } from "./raster.js";

export interface NestOptions {
  readonly sheet: Size;
  /** Least distance between parts, and to the edge of the sheet. */
  readonly gap: number;
}

/** Finer than this costs time and gains nothing. */
const finest = 0.5;
const maxSquares = 800;

/** One way to turn a part, its box at the point (0, 0). */
interface Turned {
  readonly part: LaserPart;
  readonly width: number;
  readonly height: number;
  readonly raster: Raster;
}

/** Half the diagonal of a square: whatever touches a square is no farther from its middle. */
const halfDiagonal = Math.SQRT1_2;

function turnBy(part: LaserPart, turns: number, gap: number, size: number): Turned {
  const turned = turnPart(part, turns);
  const { left, top, right, bottom } = findBounds(turned.cut);
  const atOrigin = movePart(turned, -left, -top);
  const [width, height] = [right - left, bottom - top];
  const reach = gap / 2 + halfDiagonal * size;
  const grown = offsetBy(atOrigin.cut, reach);
  return { part: atOrigin, width, height, raster: rasterise(grown, { top: -reach, bottom: height + reach }, size) };
}

interface Spot {
  readonly turned: Turned;
  readonly column: number;
  readonly row: number;
}

/** One sheet: which of its squares are free, and what lies on it. */
class Sheet {
  readonly parts: LaserPart[] = [];
  /** Rows and columns around the sheet, where the grown edges of parts may reach. */
  private readonly edge: number;
  private readonly columns: number;
  private readonly taken: Uint8Array[];
  /** Where to go on looking: a sheet only gets fuller, so what did not fit above never will. */
  private readonly firstRows = new Map<Turned, number>();

  constructor(
    private readonly options: NestOptions,
    private readonly size: number,
  ) {
    const { sheet, gap } = options;
    this.edge = Math.ceil(gap / size) + 2;
    this.columns = Math.ceil(sheet.width / size) + 2 * this.edge;
    const rows = Math.ceil(sheet.height / size) + 2 * this.edge;
    this.taken = Array.from({ length: rows }, () => new Uint8Array(this.columns));
  }

  /** How far a part must move to the right before it may fit here; 0 where it fits. */
  private obstacle({ rows, top }: Raster, column: number, row: number): number {
    for (const [i, runs] of rows.entries()) {
      const squares = this.taken[row + top + i + this.edge];
      for (const { start, length } of runs) {
        const from = column + start + this.edge;
        const last = squares?.subarray(from, from + length).lastIndexOf(1) ?? -1;
        if (last >= 0) return last + 1;
      }
    }
    return 0;
  }

  private firstInRow(turned: Turned, row: number, columns: number): number | undefined {
    for (let column = 0; column <= columns; ) {
      const step = this.obstacle(turned.raster, column, row);
      if (step === 0) return column;
      column += step;
    }
    return undefined;
  }

  /** How many steps there are between where a part touches one edge and where it touches the other; below 0: none. */
  private steps(side: number, length: number): number {
    return Math.floor((side - 2 * this.options.gap - length) / this.size + 1e-6);
  }

  first(turned: Turned): Spot | undefined {
    const { width, height } = this.options.sheet;
    const [columns, rows] = [this.steps(width, turned.width), this.steps(height, turned.height)];
    for (let row = this.firstRows.get(turned) ?? 0; row <= rows; row++) {
      this.firstRows.set(turned, row);
      const column = this.firstInRow(turned, row, columns);
      if (column !== undefined) return { turned, column, row };
    }
    this.firstRows.set(turned, Number.POSITIVE_INFINITY);
    return undefined;
  }

  put({ turned: { part, raster }, column, row }: Spot): void {
    const { gap } = this.options;
    this.parts.push(movePart(part, gap + column * this.size, gap + row * this.size));
    for (const [i, runs] of raster.rows.entries()) {
      const squares = this.taken[row + raster.top + i + this.edge];
      for (const { start, length } of runs) {
        const from = column + start + this.edge;
        squares?.fill(1, from, from + length);
      }
    }
  }
}

const endOf = ({ row, turned }: Spot, size: number): number => row * size + turned.height;

/** Turned this many times, worked out once for all its copies; most of what is upright is never turned. */
type Turn = (part: LaserPart, turns: number) => Turned;

function turnOf({ gap }: NestOptions, size: number): Turn {
  const known = new Map<LaserPart, Map<number, Turned>>();
  return (part, turns) => {
    const ways = known.get(part) ?? new Map<number, Turned>();
    const turned = ways.get(turns) ?? turnBy(part, turns, gap, size);
    known.set(part, ways.set(turns, turned));
    return turned;
  };
}

/** The way to turn it that ends highest up on the sheet; what shall be upright is turned only where it must be. */
function findBestSpot(sheet: Sheet, part: LaserPart, turn: Turn, size: number): Spot | undefined {
  const upright = part.isUpright ? sheet.first(turn(part, 0)) : undefined;
  if (upright !== undefined) return upright;
  const spots = quarterTurns.flatMap((turns) => sheet.first(turn(part, turns)) ?? []);
  return spots.sort((a, b) => endOf(a, size) - endOf(b, size) || a.column - b.column)[0];
}

const measureArea = ({ cut }: LaserPart): number => {
  const { left, top, right, bottom } = findBounds(cut);
  return (right - left) * (bottom - top);
};

export interface Nesting {
  readonly sheets: readonly (readonly LaserPart[])[];
  /** What is larger than a sheet, in any way it is turned. */
  readonly misfits: readonly LaserPart[];
}

export function nestParts(parts: readonly LaserPart[], options: NestOptions): Nesting {
  const size = Math.max(finest, Math.max(options.sheet.width, options.sheet.height) / maxSquares);
  const turn = turnOf(options, size);
  const sheets: Sheet[] = [];
  const misfits: LaserPart[] = [];
  const place = (part: LaserPart, on: Sheet): boolean => {
    const spot = findBestSpot(on, part, turn, size);
    if (spot !== undefined) on.put(spot);
    return spot !== undefined;
  };
  for (const part of [...parts].sort((a, b) => measureArea(b) - measureArea(a))) {
    if (sheets.some((sheet) => place(part, sheet))) continue;
    const another = new Sheet(options, size);
    if (place(part, another)) sheets.push(another);
    else misfits.push(part);
  }
  return { sheets: sheets.map((each) => each.parts), misfits };
}
