/** From designs to what the browser keeps of them, and back: what can't be read is forgotten. */

import type { Design } from "../../../core/design/design.js";
import { designOfDraft, draftOfDesign } from "../../../core/design/design-puzzle.js";
import type { PuzzleDraft } from "../../../core/puzzle/draft.js";
import { limitOf } from "../../../core/puzzle/limits.js";
import { isObject } from "../../../core/text/arguments.js";

/** The one that is being drawn, and those that somebody has saved. */
const keys = { drawn: "daytile.design", saved: "daytile.designs" } as const;
/** More than any design needs. */
const most = 4 * limitOf("file");
/** A browser keeps five million characters for a site. */
const maxSaved = 40;

type DesignShelf = Pick<Storage, "getItem" | "setItem">;

export function keepDesign(shelf: DesignShelf, design: Design): void {
  try {
    shelf.setItem(keys.drawn, JSON.stringify(draftOfDesign(design)));
  } catch {
    // A browser that keeps nothing still lets people draw.
  }
}

export function keptDesign(shelf: DesignShelf): Design | undefined {
  try {
    const text = shelf.getItem(keys.drawn) ?? "";
    return text === "" || text.length > most ? undefined : designOfDraft(JSON.parse(text) as PuzzleDraft);
  } catch {
    return undefined;
  }
}

/** What a design is called, whichever language that is in. */
export const nameOfDesign = ({ title }: Pick<Design, "title">, language = ""): string =>
  title[language] ?? Object.values(title)[0] ?? "";

function savedDrafts(shelf: DesignShelf): PuzzleDraft[] {
  try {
    const text = shelf.getItem(keys.saved) ?? "[]";
    const list: unknown = text.length > maxSaved * most ? [] : JSON.parse(text);
    return Array.isArray(list) ? (list.filter(isObject).slice(0, maxSaved) as unknown as PuzzleDraft[]) : [];
  } catch {
    return [];
  }
}

/** The designs that somebody has saved, the last one first. */
export const savedDesigns = (shelf: DesignShelf): Design[] =>
  savedDrafts(shelf).flatMap((draft) => designOfDraft(draft) ?? []);

/** All but those of a name. */
const others = (shelf: DesignShelf, name: string): Design[] =>
  savedDesigns(shelf).filter((each) => nameOfDesign(each) !== name);

/** Whether the browser has kept them. */
function written(shelf: DesignShelf, designs: readonly Design[]): boolean {
  try {
    shelf.setItem(keys.saved, JSON.stringify(designs.slice(0, maxSaved).map(draftOfDesign)));
    return true;
  } catch {
    return false;
  }
}

/** In the place of an earlier one of the same name. Says whether the browser has kept it. */
export const saveDesign = (shelf: DesignShelf, design: Design): boolean =>
  written(shelf, [design, ...others(shelf, nameOfDesign(design))]);

export const forgetDesign = (shelf: DesignShelf, name: string): boolean => written(shelf, others(shelf, name));
