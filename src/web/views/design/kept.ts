/** From a design to what the browser keeps of it, and back: what can't be read is forgotten. */

import type { Design } from "../../../core/design/design.js";
import { designOfDraft, draftOfDesign } from "../../../core/design/design-puzzle.js";
import type { PuzzleDraft } from "../../../core/puzzle/draft.js";
import { limitOf } from "../../../core/puzzle/limits.js";

const key = "daytile.design";
/** More than any design needs. */
const most = 4 * limitOf("file");

type DesignShelf = Pick<Storage, "getItem" | "setItem">;

export function keepDesign(shelf: DesignShelf, design: Design): void {
  try {
    shelf.setItem(key, JSON.stringify(draftOfDesign(design)));
  } catch {
    // A browser that keeps nothing still lets people draw.
  }
}

export function keptDesign(shelf: DesignShelf): Design | undefined {
  try {
    const text = shelf.getItem(key) ?? "";
    return text === "" || text.length > most ? undefined : designOfDraft(JSON.parse(text) as PuzzleDraft);
  } catch {
    return undefined;
  }
}
