/** What the page and the worker that finds a lazy year say to each other. */

import type { LazyYear } from "../../../core/coach/lazy-year.js";
import type { Puzzle, Target } from "../../../core/puzzle/puzzle.js";

export interface LazyAsked {
  readonly puzzle: Puzzle;
  readonly targets: readonly Target[];
}

export type LazyTold =
  /** From 0 to 1. */
  | { readonly kind: "progress"; readonly done: number }
  | { readonly kind: "found"; readonly year: LazyYear }
  /** There are more solutions than can be compared. */
  | { readonly kind: "too-many" };
