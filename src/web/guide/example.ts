/** From a puzzle and the day on the page to a solved board of another day: it shows the aim and gives nothing away. */

import { addDays } from "../../core/calendar/calendar.js";
import { hint } from "../../core/coach/coach.js";
import { targetFromDate } from "../../core/puzzle/dates.js";
import { targetCells } from "../../core/puzzle/target.js";
import type { Tiling } from "../../core/tiling/placement.js";
import type { AppContext } from "../context.js";

export interface SolvedExample {
  readonly uncovered: readonly number[];
  readonly tiling: Tiling;
}

/** Far enough away that nobody plays it tomorrow. */
const daysAway = 100;

/** Undefined where that day has no solution, or the search is given up. */
export async function exampleOf(context: AppContext, signal: AbortSignal): Promise<SolvedExample | undefined> {
  const { puzzle, today, date = today, solver } = context;
  const target = targetFromDate(puzzle, addDays(date, daysAway));
  if (!target.ok) return undefined;
  const uncovered = targetCells(puzzle, target.value);
  const found = await hint({ puzzle, uncovered, placed: [] }, "everything", { pool: solver.quick, signal });
  return found.kind === "everything" ? { uncovered, tiling: found.tiling } : undefined;
}
