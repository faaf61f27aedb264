/** What the page and the worker that compares solutions say to each other. */

import type { Wishes } from "../../../core/coach/taste.js";
import type { Placement } from "../../../core/tiling/placement.js";
import type { DateQuestion } from "./finder.js";

export interface TasteAsked extends DateQuestion {
  readonly wishes: Wishes;
  /** Only solutions with these pieces in these places are compared. */
  readonly agreeing: readonly Placement[];
}

/** The numbers of the best solutions. */
export type TasteTold = readonly number[];
