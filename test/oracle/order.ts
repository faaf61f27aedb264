/** The order of solutions as it is told, step by step: fit to judge every way in which the solver arrives at it. */

import type { Placement, Tiling } from "../../src/core/tiling/placement.js";

const on = (cell: number, tiling: Tiling): Placement | undefined => tiling.find(({ cells }) => cells.includes(cell));

const isSame = (a: Placement | undefined, b: Placement | undefined) =>
  a?.piece === b?.piece && String(a?.cells) === String(b?.cells);

/** Walk over the cells; at the first that is covered differently the piece decides, then its orientation. */
function compare(cellCount: number, a: Tiling, b: Tiling): number {
  for (let cell = 0; cell < cellCount; cell++) {
    const [one, other] = [on(cell, a), on(cell, b)];
    if (isSame(one, other)) continue;
    if (one === undefined || other === undefined) throw new Error(`only one tiling covers cell ${cell}`);
    return one.piece - other.piece || one.orientation - other.orientation;
  }
  return 0;
}

export const asTold = (cellCount: number, tilings: readonly Tiling[]): Tiling[] =>
  tilings.toSorted((a, b) => compare(cellCount, a, b));

export const asText = (tiling: Tiling): string => tiling.map(({ piece, cells }) => `${piece}: ${cells}`).join("; ");
