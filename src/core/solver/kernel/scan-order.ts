/**
 * Which way to read the board makes the smallest search, told from the board alone.
 *
 * When the first k cells are covered, two things say how many different states there can be: the frontier, open cells
 * that touch covered ones, each of which a piece may or may not have crept into; and how many choices of each field have
 * been passed by, any of which may have been the one. Added up over all k this estimate is crude, but it ranks the ways:
 * rows should be short, and the field with the most choices should come first.
 */

import { latticeNamed, type Point } from "../../lattice/lattice.js";
import { type CoverProblem, itemCount } from "../cover.js";
import { type Layout, layoutsOf } from "./layout.js";

export interface ScanOrder {
  readonly layout: Layout;
  /** Grows with the size of the search; only comparisons mean anything. */
  readonly effort: number;
}

/** Fitted to the node counts of all ways to read the puzzles of the catalogue. */
const frontierWeight = 0.8;

export function bestScanOrder(problem: CoverProblem): ScanOrder {
  const touching = neighbourLists(problem);
  const fields = fieldLikeStocks(problem);
  const ways = waysToChoose(itemCount(problem));
  const orders = layoutsOf(problem).map((layout) => ({
    layout,
    effort: effortOf(cellsInOrder(layout), touching, fields, ways),
  }));
  return orders.reduce((best, order) => (order.effort < best.effort ? order : best));
}

function neighbourLists({ places, cellCount }: CoverProblem): number[][] {
  if (places === undefined) return Array.from({ length: cellCount }, () => []);
  const key = ({ x, y }: Point): number => x * 65536 + y;
  const cellAt = new Map(places.points.map((point, cell) => [key(point), cell]));
  const steps = latticeNamed(places.lattice).neighbours;
  return places.points.map(({ x, y }) =>
    steps.flatMap((step) => cellAt.get(key({ x: x + step.x, y: y + step.y })) ?? []),
  );
}

/** The options of stocks that can only lie in a few places, as fields and holes do: at most one to a cell. */
function fieldLikeStocks({ options, stocks, cellCount }: CoverProblem): number[][][] {
  const lists: number[][][] = stocks.map(() => []);
  for (const { stock, cells } of options) lists[stock]!.push([...cells]);
  return lists.filter((list) => list.length <= cellCount);
}

function cellsInOrder({ positions }: Layout): number[] {
  return [...positions.keys()].sort((a, b) => positions[a]! - positions[b]!);
}

/** How many ways there are to have used j of n items. */
function waysToChoose(n: number): number[] {
  const ways = [1];
  for (let j = 1; j <= n; j++) ways.push((ways[j - 1]! * (n - j + 1)) / j);
  return ways;
}

function effortOf(
  order: readonly number[],
  touching: readonly number[][],
  fields: readonly number[][][],
  ways: readonly number[],
): number {
  const rank = new Int32Array(order.length);
  order.forEach((cell, i) => {
    rank[cell] = i;
  });
  const passed = fields.map((options) => passedBy(options, rank));
  const frontier = new Set<number>();
  let effort = 0;
  order.forEach((cell, k) => {
    frontier.delete(cell);
    for (const next of touching[cell]!) if (rank[next]! > k) frontier.add(next);
    const used = Math.round(((ways.length - 1) * (k + 1)) / order.length);
    const chosen = passed.reduce((product, counts) => product * counts[k]!, 1);
    effort += Math.exp(frontierWeight * frontier.size) * ways[used]! * chosen;
  });
  return effort;
}

/** For each k: which choice may have been the one by then, or, as long as some are to come, none yet. */
function passedBy(options: readonly number[][], rank: Int32Array): number[] {
  const begins = options.map((cells) => Math.min(...cells.map((cell) => rank[cell]!))).sort((a, b) => a - b);
  let begun = 0;
  return Array.from(rank, (_, k) => {
    while (begun < begins.length && begins[begun]! <= k) begun++;
    return begun < begins.length ? begun + 1 : begun;
  });
}
