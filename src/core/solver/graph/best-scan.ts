/**
 * Which way to read the board makes the smallest frontier graph, told from the board alone: see kernel/scan-order.ts.
 * Hands don't matter here, for a node has all of them.
 */

import { type CoverProblem, copyCount } from "../cover.js";
import { neighboursOf } from "../kernel/layout.js";
import { effortOf, fieldLikeStocks } from "../kernel/scan-order.js";
import type { Yield } from "../runner.js";
import { type GraphPlan, planGraph } from "./graph-plan.js";
import { type Scan, scansOf } from "./scan.js";

/** Undefined where no way to read the board makes a graph. */
export function bestPlan(problem: CoverProblem, yields: Yield): GraphPlan | undefined {
  for (const scan of scansByEffort(problem)) {
    const plan = planGraph(problem, yields, scan);
    if (plan !== undefined) return plan;
  }
  return undefined;
}

/** The most promising first. */
function scansByEffort(problem: CoverProblem): Scan[] {
  const neighbours = neighboursOf(problem);
  const fields = fieldLikeStocks(problem);
  const ways = Array.from({ length: copyCount(problem) + 1 }, () => 1);
  return scansOf(problem)
    .map((scan) => ({ scan, effort: effortOf(cellsAlong(scan), neighbours, fields, ways) }))
    .sort((a, b) => a.effort - b.effort)
    .map(({ scan }) => scan);
}

/** The cells in the order in which a scan comes to them. */
function cellsAlong({ positions }: Scan): Uint16Array {
  return Uint16Array.from(positions.keys()).sort((a, b) => positions[a]! - positions[b]!);
}
