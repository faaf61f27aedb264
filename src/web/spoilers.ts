/** Which dates somebody wants to see solutions of: each is asked about once, and one doesn't speak for another. */

import type { AppContext } from "./context.js";

const shelfKey = "daytile.spoilers";

/** Kept for as long as the tab is open; where that is forbidden, for as long as the page is. */
const allowed = new Set<string>(kept());

function kept(): string[] {
  try {
    return (sessionStorage.getItem(shelfKey) ?? "").split("\n");
  } catch {
    return [];
  }
}

type Shown = Pick<AppContext, "puzzle" | "uncovered">;

const keyOf = ({ puzzle, uncovered }: Shown): string => `${puzzle.id} ${uncovered}`;

export const areSpoilersWanted = (shown: Shown): boolean => allowed.has(keyOf(shown));

export function wantSpoilers(shown: Shown): void {
  allowed.add(keyOf(shown));
  try {
    sessionStorage.setItem(shelfKey, [...allowed].join("\n"));
  } catch {
    // Then it is asked again on the next page.
  }
}
