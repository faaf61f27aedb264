/** From a date to the numbers of its best solutions for a taste, found by a worker, and a list to choose a taste from. */

import { html, type TemplateResult } from "lit";
import type { Wishes } from "../../../core/coach/taste.js";
import { tastes } from "../../../core/names.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { appWorkers } from "../../app-workers.js";
import type { Words } from "../../words/words.js";
import type { DateQuestion } from "./finder.js";

const shown = ["all", "near", "upright", ...tastes] as const;

/** Which solutions are shown: all, or the best for a taste. */
export type Shown = (typeof shown)[number];

/** More than these can't be compared with each other in a moment. */
const maxCompared = 4000;

export function wishesFor(taste: Exclude<Shown, "all">, placed: readonly Placement[]): Wishes {
  if (taste === "near") return { near: placed };
  return taste === "upright" ? { upright: true } : { prefer: taste };
}

/** What is compared, and with what. */
export interface Comparing extends DateQuestion {
  readonly taste: Exclude<Shown, "all">;
  readonly placed: readonly Placement[];
  /** Whether only solutions with these pieces are compared. */
  readonly isAgreeing: boolean;
}

export function bestFor({ puzzle, uncovered, taste, placed, isAgreeing }: Comparing, signal: AbortSignal) {
  const asked = { puzzle, uncovered, wishes: wishesFor(taste, placed), agreeing: isAgreeing ? placed : [] };
  return appWorkers.request("bestNumbers", asked, { signal });
}

/** Nothing is near a board without pieces. */
const isOffered = (taste: Shown, solutions: number, isBegun: boolean): boolean =>
  taste === "near" ? isBegun : taste !== "most-neighbours" || solutions <= maxCompared;

export interface TasteList {
  readonly words: Words["coach"];
  readonly taste: Shown;
  readonly solutions: number;
  /** Whether pieces are on the board of this date. */
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
