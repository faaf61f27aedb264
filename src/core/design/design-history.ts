/** A design with all that it was before: undo is an earlier design, so every edit can be undone. */

import type { Design } from "./design.js";
import { type DesignEdit, editDesign } from "./edit.js";

/** A design, what it was, and what it will be again after redo. */
export interface DesignHistory {
  readonly past: readonly Design[];
  readonly design: Design;
  readonly future: readonly Design[];
}

/** So many steps back are enough for an evening; designs share what did not change. */
const maxSteps = 1000;

export const historyFrom = (design: Design): DesignHistory => ({ past: [], design, future: [] });

/** Makes an edit. What changes nothing isn't a step. */
export function withEdit(history: DesignHistory, edit: DesignEdit): DesignHistory {
  const design = editDesign(history.design, edit);
  if (design === history.design) return history;
  return { past: [...history.past, history.design].slice(-maxSteps), design, future: [] };
}

export function editUndone({ past, design, future }: DesignHistory): DesignHistory {
  const before = past.at(-1);
  return before === undefined
    ? { past, design, future }
    : { past: past.slice(0, -1), design: before, future: [design, ...future] };
}

export function editRedone({ past, design, future }: DesignHistory): DesignHistory {
  const [next, ...later] = future;
  return next === undefined ? { past, design, future } : { past: [...past, design], design: next, future: later };
}
