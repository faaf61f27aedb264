/**
 * Which way to read the board makes the smallest search, told from the board alone.
 *
 * When the first k cells are covered, two things say how many different states there can be: the frontier, open cells
 * that touch covered ones, each of which a piece may or may not have crept into; and how many choices of each field have
 * been passed by, any of which may have been the one. Added up over all k this estimate is crude, but it ranks the ways:
 * rows should be short, and the field with the most choices should come first.
 */

import { type CoverProblem, copyCount } from "../cover.js";
import {
  type Layout,
  layoutsOf,
  maxPositions,
  type NeighbourShift,
  type Neighbours,
  narrowLayout,
  neighboursOf,
  nobody,
  stepsOf,
} from "./layout.js";

export interface ScanOrder {
  readonly layout: Layout;
  readonly steps: readonly NeighbourShift[];
  readonly neighbours: Neighbours;
}

/** Fitted to the node counts of all ways to read the puzzles of the catalogue. */
const frontierWeight = 0.8;

/** The way that promises the least effort; for a search that may end at the first solution, a good one, chosen at once. */
export function scanOrderFor(problem: CoverProblem, long: boolean): ScanOrder {
  const neighbours = neighboursOf(problem);
  const layout = long ? minEffort(problem, neighbours) : narrowLayout(problem);
  return { layout, steps: stepsOf(layout, neighbours), neighbours };
}

function minEffort(problem: CoverProblem, neighbours: Neighbours): Layout {
  const fields = fieldLikeStocks(problem);
  const ways = waysToChoose(copyCount(problem));
  const ranked = layoutsOf(problem).map((layout) => ({
    layout,
    effort: effortOf(cellsInOrder(layout), neighbours, fields, ways),
  }));
  return ranked.reduce((best, next) => (next.effort < best.effort ? next : best)).layout;
}

/** The options of stocks that can only lie in a few places, as fields and holes do: at most one to a cell. */
export type FieldLike = readonly (readonly number[])[];

export function fieldLikeStocks({ options, stocks, cellCount }: CoverProblem): FieldLike[] {
  const lists: (readonly number[])[][] = stocks.map(() => []);
  for (const { stock, cells } of options) lists[stock]!.push(cells);
  return lists.filter((list) => list.length <= cellCount);
}

function cellsInOrder({ positions }: Layout): Uint16Array {
  const cells = new Int16Array(maxPositions).fill(nobody);
  positions.forEach((position, cell) => {
    cells[position] = cell;
  });
  return Uint16Array.from(cells.filter((cell) => cell !== nobody));
}

/** How many ways there are to have used j of n items. */
function waysToChoose(n: number): number[] {
  const ways = [1];
  for (let j = 1; j <= n; j++) ways.push((ways[j - 1]! * (n - j + 1)) / j);
  return ways;
}

/** How much effort it promises to cover the cells in this order; `ways` are those to have used so many items. */
export function effortOf(
  order: Uint16Array,
  neighbours: Neighbours,
  fields: readonly FieldLike[],
  ways: readonly number[],
): number {
  const rank = new Uint16Array(order.length);
  order.forEach((cell, i) => {
    rank[cell] = i;
  });
  const passed = fields.map((options) => passedBy(options, rank));
  const touched = new Uint8Array(order.length);
  let frontier = 0;
  let effort = 0;
  order.forEach((cell, k) => {
    frontier -= touched[cell]!;
    for (const next of neighbours) {
      const other = next[cell]!;
      if (other === nobody || rank[other]! <= k || touched[other] === 1) continue;
      touched[other] = 1;
      frontier++;
    }
    const used = Math.round(((ways.length - 1) * (k + 1)) / order.length);
    const chosen = passed.reduce((product, counts) => product * counts[k]!, 1);
    effort += Math.exp(frontierWeight * frontier) * ways[used]! * chosen;
  });
  return effort;
}

/** For each k: which choice may have been the one by then, or, as long as some are to come, none yet. */
function passedBy(options: FieldLike, rank: Uint16Array): number[] {
  const begins = options.map((cells) => Math.min(...cells.map((cell) => rank[cell]!))).sort((a, b) => a - b);
  let begun = 0;
  return Array.from(rank, (_, k) => {
    while (begun < begins.length && begins[begun]! <= k) begun++;
    return begun < begins.length ? begun + 1 : begun;
  });
}
