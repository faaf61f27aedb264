/** From all solutions and the pieces that are on somebody's board to those solutions that have these pieces there. */

import type { Placement, Tiling } from "../../../core/tiling/placement.js";

/** A solution and its number among all of its date. */
export interface Numbered {
  readonly tiling: Tiling;
  readonly number: number;
}

const keyOf = ({ piece, cells }: Placement): string => `${piece} ${cells.join()}`;

/** Solutions keep their numbers. */
export function numbered(tilings: readonly Tiling[], placed: readonly Placement[]): Numbered[] {
  const wanted = placed.map(keyOf);
  return tilings.flatMap((tiling, i) => {
    const lying = new Set(wanted.length === 0 ? [] : tiling.map(keyOf));
    return wanted.every((key) => lying.has(key)) ? [{ tiling, number: i + 1 }] : [];
  });
}
