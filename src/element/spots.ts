/** From the places where a piece could be to the one that is nearest to a point. */

import type { Point } from "../core/lattice/lattice.js";
import { isSamePlacement, type Placement } from "../core/tiling/placement.js";

/** A placement, and where the middle of the piece is then. */
export interface Spot {
  readonly placement: Placement;
  readonly centre: Point;
}

const distance = (a: Point, b: Point): number => Math.hypot(a.x - b.x, a.y - b.y);

export function nearestOf(spots: readonly Spot[], at: Point, within: number): Placement | undefined {
  let [best, least] = [undefined as Placement | undefined, within];
  for (const { placement, centre } of spots) {
    const far = distance(centre, at);
    if (far < least) [best, least] = [placement, far];
  }
  return best;
}

export function isSame(a: Placement | undefined, b: Placement | undefined): boolean {
  return a === undefined || b === undefined ? a === b : isSamePlacement(a, b);
}
