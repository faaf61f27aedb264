/** From the solved dates of a book to solutions that follow each other with the fewest moves, and what is moved. */

import { lazyYear } from "../../core/coach/lazy-year.js";
import type { Puzzle } from "../../core/puzzle/puzzle.js";
import type { SolveDatesOptions, SolvedDate } from "./solve.js";

/** In the order of the book; dates without a solution stay without one. */
export async function lazyDates(
  puzzle: Puzzle,
  dates: readonly SolvedDate[],
  { flips, ...options }: SolveDatesOptions,
): Promise<SolvedDate[]> {
  const targets = dates.map(({ target }) => target);
  const { days } = await lazyYear({ puzzle, flips }, targets, options);
  return dates.map((date, i) => {
    const day = days[i];
    return day === undefined ? date : { ...date, solution: day.tiling, moved: day.moved };
  });
}
