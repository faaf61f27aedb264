/** From the solved dates of a book to how hard each of them is. */

import { ratingsOf } from "../../core/coach/difficulty.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import { itemAt } from "../../core/text/list.js";
import type { SolveDatesOptions, SolvedDate } from "./solve.js";

/** With more solutions in all, nobody would wait for the book. */
const maxSolutions = 1_000_000;

/** Dates without a solution have no rating, nor do those of boards with too many solutions. */
export async function rateDates(
  puzzle: Puzzle,
  dates: readonly SolvedDate[],
  { flips, signal }: SolveDatesOptions,
): Promise<SolvedDate[]> {
  const all = dates.reduce((sum, { count }) => sum + count, 0);
  if (all > maxSolutions) return [...dates];
  const targets = dates.map(({ target }) => target);
  const rated: SolvedDate[] = [];
  for await (const rating of ratingsOf({ puzzle, flips }, targets, { signal })) {
    const date = itemAt(dates, rated.length);
    rated.push(rating === undefined ? date : { ...date, rating });
  }
  return rated;
}
