/** What the page asks of the worker that searches for better designs, and what it answers: plain data. */

import type { DesignFigures } from "../../../core/design/goals.js";
import type { RankedIdea } from "../../../core/design/ideas.js";
import type { DesignGoal } from "../../../core/names.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";

export interface DesignOrder {
  readonly task: "swap" | "fill" | "labels";
  readonly puzzle: Puzzle;
  readonly goal: DesignGoal;
  readonly seed: number;
  /** Which share of all single changes, for several workers. */
  readonly part?: { readonly index: number; readonly of: number };
}

/** The best changes, or a whole puzzle. */
export interface DesignFinding {
  readonly ideas?: readonly RankedIdea[];
  readonly puzzle?: Puzzle;
  readonly figures?: DesignFigures;
}

export type DesignReply = { readonly done: number } | { readonly finding: DesignFinding } | { readonly failed: true };
