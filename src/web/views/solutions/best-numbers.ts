/** From a date and a taste to the numbers of the best solutions for it. */

import { bestTilings } from "../../../core/coach/taste.js";
import { sortedTilings } from "../../../core/solver/sorted-tilings.js";
import { numbered } from "./agreeing.js";
import type { TasteAsked, TasteTold } from "./taste-messages.js";

/** They are searched again here: to send many solutions takes the page longer than to find them. */
export async function bestNumbers({ puzzle, uncovered, wishes, agreeing }: TasteAsked): Promise<TasteTold> {
  const items = numbered(await sortedTilings({ puzzle, uncovered }), agreeing);
  const tilings = items.map(({ tiling }) => tiling);
  return bestTilings(puzzle, tilings, wishes).flatMap(({ rank }) => items[rank]?.number ?? []);
}
