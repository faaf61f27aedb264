/** From cells marked as free to what's on the others: how many ways, and which one to show. */

import { waysToCover } from "../../../core/coach/covered-ways.js";
import { coachSlices, firstSolution } from "../../../core/coach/solutions.js";
import type { StopSignal } from "../../../core/solver/stop.js";
import type { Placement } from "../../../core/tiling/placement.js";
import { type BareBoard, coveredCells, type Drawn } from "./drawing.js";

export interface Worked {
  readonly count: number;
  /** Whether there may be more. */
  readonly isMore: boolean;
  /** A way to show: one that can still be solved, where there is one among the first. */
  readonly way: readonly Placement[] | undefined;
  /** Whether any of them can still be solved; undefined where too many would have to be looked at. */
  readonly isAlive: boolean | undefined;
}

/** Looking at more of them would take longer than anybody waits. */
const maxWays = 1000;
const maxTried = 3_000_000;
const maxLookedAt = 60;

/** The first way that can still be solved, among the first. */
async function livingWay(board: BareBoard, ways: readonly (readonly Placement[])[], signal: StopSignal) {
  const slices = coachSlices(signal);
  for (const way of ways.slice(0, maxLookedAt))
    if ((await firstSolution({ ...board, placed: way }, slices)) !== undefined) return way;
  return undefined;
}

export async function workedOut(board: BareBoard, drawn: Drawn, signal: StopSignal): Promise<Worked> {
  const { ways, isAll } = await waysToCover(board.puzzle, coveredCells(board, drawn), { maxWays, maxTried, signal });
  const living = await livingWay(board, ways, signal);
  const isSure = living !== undefined || (isAll && ways.length <= maxLookedAt);
  return {
    count: ways.length,
    isMore: !isAll,
    way: living ?? ways[0],
    isAlive: isSure ? living !== undefined : undefined,
  };
}
