/**
 * From a shape to bands of equal rows, from top to bottom, and where each is below the one above: what somebody needs
 * to be told who cannot see it.
 *
 * Told in this way, no two shapes are the same. Rows are looked at in the plane, so that one way serves every lattice:
 *
 *     ####      a row of 4
 *     #         below, one cell, under the first
 */

import { itemAt, lastOf } from "../text/list.js";
import type { Lattice } from "./lattice.js";
import type { Shape } from "./shape.js";

/** Where each row of a band is below the one above: straight below, or half a cell to a side, as hexagons do. */
export type Lean = "straight" | "left" | "right";

/** Which way a cell is seen from a cell of the row above. */
export type Below = "under" | "lower-left" | "lower-right";

/** Where a band is, as seen from the last row above it. Cells of that row count from 1, from the left. */
export type BandPlace =
  /** Its first or last cell is below the cell `nth` of `of`. */
  | { readonly kind: "starts" | "ends"; readonly below: Below; readonly nth: number; readonly of: number }
  /** The middle of its row is below the middle of that row. */
  | { readonly kind: "centred" }
  /** Its first cell is so many cells to a side of the first cell there; there may be halves. */
  | { readonly kind: "further-left" | "further-right"; readonly cells: number };

/** One row, or several without gaps that look alike. */
export interface ShapeBand {
  readonly rows: number;
  /** How many cells are together in a row, from left to right; more than one number where there are gaps. */
  readonly runs: readonly number[];
  /** How wide the gaps between them are. */
  readonly gaps: readonly number[];
  readonly lean: Lean;
  /** Undefined for the first. */
  readonly place: BandPlace | undefined;
}

/** Where the cells of a row are, from left to right, counting in cells. */
type Row = readonly number[];

const leans: readonly (readonly [Lean, number])[] = [
  ["straight", 0],
  ["left", -0.5],
  ["right", 0.5],
];

const belows: readonly (readonly [Below, number])[] = [
  ["under", 0],
  ["lower-right", 0.5],
  ["lower-left", -0.5],
];

const isNear = (a: number, b: number): boolean => Math.abs(a - b) < 0.1;

const middleOf = (row: Row): number => (itemAt(row, 0) + lastOf(row)) / 2;

function rowsOf(lattice: Lattice, shape: Shape): Row[] {
  const rows = new Map<number, number[]>();
  for (const cell of shape) rows.set(cell.y, [...(rows.get(cell.y) ?? []), lattice.centreInPlane(cell).x]);
  return [...rows].sort(([a], [b]) => a - b).map(([, row]) => row.sort((a, b) => a - b));
}

const hasGaps = (row: Row): boolean => !isNear(lastOf(row) - itemAt(row, 0), row.length - 1);

/** Where the second row is below the first, if they look the same; rows with gaps are told one by one. */
function leanBetween(above: Row, below: Row): Lean | undefined {
  if (above.length !== below.length || hasGaps(above) || hasGaps(below)) return undefined;
  const shift = itemAt(below, 0) - itemAt(above, 0);
  return leans.find(([, step]) => isNear(step, shift))?.[0];
}

/** The first cell above, from the left, that a position is below, and how. */
function spotBelow(above: Row, x: number): { readonly below: Below; readonly nth: number } | undefined {
  for (const [below, step] of belows) {
    const index = above.findIndex((each) => isNear(each + step, x));
    if (index >= 0) return { below, nth: index + 1 };
  }
  return undefined;
}

function placeBelow(above: Row, row: Row): BandPlace {
  const of = above.length;
  const [starts, ends] = [spotBelow(above, itemAt(row, 0)), spotBelow(above, lastOf(row))];
  const isCentred = row.length > 1 && isNear(middleOf(above), middleOf(row));
  if (starts?.below === "under") return { kind: "starts", of, ...starts };
  if (ends?.below === "under") return { kind: "ends", of, ...ends };
  if (isCentred) return { kind: "centred" };
  if (starts !== undefined) return { kind: "starts", of, ...starts };
  if (ends !== undefined) return { kind: "ends", of, ...ends };
  const shift = itemAt(row, 0) - itemAt(above, 0);
  return { kind: shift < 0 ? "further-left" : "further-right", cells: Math.round(2 * Math.abs(shift)) / 2 };
}

function runsOf(row: Row): Pick<ShapeBand, "runs" | "gaps"> {
  const runs = [1];
  const gaps: number[] = [];
  for (const [i, x] of row.slice(1).entries()) {
    const gap = Math.round(x - itemAt(row, i)) - 1;
    if (gap > 0) gaps.push(gap);
    if (gap > 0) runs.push(1);
    else runs.push((runs.pop() ?? 0) + 1);
  }
  return { runs, gaps };
}

/** How many rows from here on look alike and lean the same way. */
function bandAt(rows: readonly Row[], first: number): Pick<ShapeBand, "rows" | "lean"> {
  const leanAfter = (i: number): Lean | undefined => {
    const [row, next] = [rows[i], rows[i + 1]];
    return row === undefined || next === undefined ? undefined : leanBetween(row, next);
  };
  const lean = leanAfter(first);
  if (lean === undefined) return { rows: 1, lean: "straight" };
  let last = first + 1;
  while (leanAfter(last) === lean) last++;
  return { rows: last - first + 1, lean };
}

/** The bands of a shape whose cells connect, from top to bottom. */
export function shapeBands(lattice: Lattice, shape: Shape): ShapeBand[] {
  const rows = rowsOf(lattice, shape);
  const bands: ShapeBand[] = [];
  for (let at = 0; at < rows.length; ) {
    const row = itemAt(rows, at);
    const above = rows[at - 1];
    const band = { ...bandAt(rows, at), ...runsOf(row), place: above && placeBelow(above, row) };
    bands.push(band);
    at += band.rows;
  }
  return bands;
}
