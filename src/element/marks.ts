/** From what a helper points at to marks that the board shows: placements, cells, a piece. */

import type { Placement } from "../core/tiling/placement.js";

/** What a helper points at. */
export interface Marks {
  /** Placements that are in the way, ringed as wrong. */
  readonly wrong: readonly Placement[];
  /** Cells to look at. */
  readonly cells: readonly number[];
  /** Where a piece would go. */
  readonly place?: Placement;
  /** A piece of the puzzle to look at in the tray. */
  readonly piece: number | undefined;
}

export const noMarks: Marks = { wrong: [], cells: [], piece: undefined };
