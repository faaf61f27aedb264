/** From a date and a taste to the numbers of the best solutions for it. */

import { bestTilings, type Wishes } from "../../../core/coach/taste.js";
import { sortedTilings } from "../../../core/solver/sorted-tilings.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { numbered } from "./agreeing.js";
import type { DateQuestion } from "./finder.js";

export interface TasteAsked extends DateQuestion {
  readonly wishes: Wishes;
  /** Only solutions with these pieces in these places are compared. */
  readonly agreeing: readonly Placement[];
}

/** They are searched again here: to send many solutions takes the page longer than to find them. */
export async function bestNumbers({ puzzle, uncovered, wishes, agreeing }: TasteAsked): Promise<number[]> {
  const items = numbered(await sortedTilings({ puzzle, uncovered }), agreeing);
  const tilings = items.map(({ tiling }) => tiling);
  return bestTilings(puzzle, tilings, wishes).flatMap(({ rank }) => items[rank]?.number ?? []);
}
