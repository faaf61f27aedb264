/** From the pieces left to how many cells some of them can cover together. */

import type { Possibilities } from "../tiling/possibilities.js";

/** From above, so that one copy counts once. */
function addSize(reachable: Uint8Array, size: number): void {
  for (let sum = reachable.length - 1; sum >= size; sum--) {
    if (reachable[sum - size] === 1) reachable[sum] = 1;
  }
}

/** 1 at each number of cells that some of the pieces left can cover together, up to all open cells. */
export function reachableSizes(possible: Possibilities): Uint8Array {
  const reachable = new Uint8Array(possible.openCells + 1);
  reachable[0] = 1;
  for (const [piece, { shape }] of possible.puzzle.pieces.entries())
    for (let copies = possible.left(piece); copies > 0; copies--) addSize(reachable, shape.length);
  return reachable;
}
