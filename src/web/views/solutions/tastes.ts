/** From all solutions of a date to the best of them for a taste, and a list to choose a taste from. */

import { html, type TemplateResult } from "lit";
import { bestTilings, type Wishes } from "../../../core/coach/taste.js";
import { tastes } from "../../../core/coach/tastes.js";
import type { Puzzle } from "../../../core/puzzle/puzzle.js";
import type { Placement } from "../../../core/tiling/placement.js";
import type { Words } from "../../words/words.js";
import type { Numbered } from "./thumbnails.js";

const shown = ["all", "near", "upright", ...tastes] as const;

/** Which solutions are shown: all, or the best for a taste. */
export type Shown = (typeof shown)[number];

/** More than these can't be compared with each other in a moment. */
const maxCompared = 4000;

function wishesFor(taste: Exclude<Shown, "all">, placed: readonly Placement[]): Wishes {
  if (taste === "near") return { near: placed };
  return taste === "upright" ? { upright: true } : { prefer: taste };
}

/** Solutions keep their numbers. */
export function bestFor(
  puzzle: Puzzle,
  items: readonly Numbered[],
  taste: Shown,
  placed: readonly Placement[],
): readonly Numbered[] {
  if (taste === "all") return items;
  const tilings = items.map(({ tiling }) => tiling);
  return bestTilings(puzzle, tilings, wishesFor(taste, placed)).flatMap(({ rank }) => items[rank] ?? []);
}

/** Nothing is near a board without pieces. */
const isOffered = (taste: Shown, solutions: number, isBegun: boolean): boolean =>
  taste === "near" ? isBegun : taste !== "most-neighbours" || solutions <= maxCompared;

export interface TasteList {
  readonly words: Words["coach"];
  readonly taste: Shown;
  readonly solutions: number;
  /** Whether pieces lie on the board of this date. */
  readonly isBegun: boolean;
  choose(taste: Shown): void;
}

export function tasteSelect({ words, taste, solutions, isBegun, choose }: TasteList): TemplateResult {
  const offered = shown.filter((each) => isOffered(each, solutions, isBegun));
  const change = (event: Event): void => choose(offered[(event.target as HTMLSelectElement).selectedIndex] ?? "all");
  return html`<select class="taste" aria-label=${words.show} @change=${change}>
    ${offered.map((each) => html`<option ?selected=${each === taste}>${words.tastes[each]}</option>`)}
  </select>`;
}
