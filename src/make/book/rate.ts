/** From the solved dates of a book to how hard each of them is. */

import { difficultyOf } from "../../core/coach/difficulty.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
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
  const rated: SolvedDate[] = [];
  for (const date of dates) {
    const difficulty = await difficultyOf({ puzzle, uncovered: date.uncovered, flips }, { signal });
    rated.push(difficulty === undefined ? date : { ...date, rating: difficulty.rating });
  }
  return rated;
}
