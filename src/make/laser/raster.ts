/** From rings to rows of small squares, so that finding room on a sheet is a matter of comparing rows. */

import { itemAt, lastOf } from "../../core/text/list.js";
import type { Ring } from "../plane.js";

/** This many squares of a row, from `start`. */
export interface RasterRun {
  readonly start: number;
  readonly length: number;
}

export interface Raster {
  /** By row, the first of which is `top`. */
  readonly rows: readonly (readonly RasterRun[])[];
  readonly top: number;
}

/** Rows `first` to before `last`, and where a line through the middle of each crosses the rings, from left to right. */
function findCrossings(rings: readonly Ring[], first: number, last: number, size: number): number[][] {
  const rows: number[][] = Array.from({ length: last - first }, () => []);
  for (const ring of rings) {
    let before = lastOf(ring);
    for (const point of ring) {
      const [upper, lower] = before.y < point.y ? [before, point] : [point, before];
      // One row more on each side, since a quotient may be rounded either way.
      const from = Math.max(Math.floor(upper.y / size - 0.5), first);
      const to = Math.min(Math.ceil(lower.y / size + 0.5), last);
      for (let row = from; row < to; row++) {
        const y = (row + 0.5) * size;
        if (before.y <= y !== point.y <= y)
          itemAt(rows, row - first).push(before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x));
      }
      before = point;
    }
  }
  return rows.map((xs) => xs.sort((a, b) => a - b));
}

/** The squares whose middle is between each pair of crossings. */
function findRuns(xs: readonly number[], size: number): RasterRun[] {
  const runs: RasterRun[] = [];
  for (let i = 0; i + 1 < xs.length; i += 2) {
    const start = Math.ceil(itemAt(xs, i) / size - 0.5);
    const length = Math.floor(itemAt(xs, i + 1) / size - 0.5) - start + 1;
    if (length > 0) runs.push({ start, length });
  }
  return runs;
}

/** The squares of this size whose middle lies in the rings, for y from `top` to `bottom`. */
export function rasterise(
  rings: readonly Ring[],
  { top, bottom }: { top: number; bottom: number },
  size: number,
): Raster {
  const [first, last] = [Math.floor(top / size), Math.ceil(bottom / size)];
  return { rows: findCrossings(rings, first, last, size).map((xs) => findRuns(xs, size)), top: first };
}
