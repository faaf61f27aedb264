/** What the page and the worker that rates dates say to each other. */

import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";

export interface RatingsAsked {
  readonly puzzle: Puzzle;
  readonly targets: readonly Target[];
}

export interface RatedTarget {
  /** Of the target. */
  readonly index: number;
  /** From 1 to 5; 0 for a date without one. */
  readonly rating: number;
}
