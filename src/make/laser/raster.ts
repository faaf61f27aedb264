/** From rings to rows of small squares, so that finding room on a sheet is a matter of comparing rows. */

import { inTurn, itemAt } from "../../core/text/list.js";
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

/** Where a line at this height crosses the rings, from left to right. */
function crossings(rings: readonly Ring[], y: number): number[] {
  const found: number[] = [];
  for (const ring of rings) {
    for (const [i, point] of ring.entries()) {
      const before = inTurn(ring, i - 1);
      if (before.y <= y !== point.y <= y) {
        found.push(before.x + ((y - before.y) / (point.y - before.y)) * (point.x - before.x));
      }
    }
  }
  return found.sort((a, b) => a - b);
}

/** The squares whose middle is between each pair of crossings. */
function runsAt(rings: readonly Ring[], row: number, size: number): RasterRun[] {
  const xs = crossings(rings, (row + 0.5) * size);
  const runs: RasterRun[] = [];
  for (let i = 0; i + 1 < xs.length; i += 2) {
    const start = Math.ceil(itemAt(xs, i) / size - 0.5);
    const length = Math.floor(itemAt(xs, i + 1) / size - 0.5) - start + 1;
    if (length > 0) runs.push({ start, length });
  }
  return runs;
}

/** The squares of this size whose middle lies in the rings, for y from `top` to `bottom`. */
export function rasterOf(
  rings: readonly Ring[],
  { top, bottom }: { top: number; bottom: number },
  size: number,
): Raster {
  const [first, last] = [Math.floor(top / size), Math.ceil(bottom / size)];
  const rows = Array.from({ length: last - first }, (_, i) => runsAt(rings, first + i, size));
  return { rows, top: first };
}
