/**
 * The one form in which every search takes its work: cells to be covered exactly once, and options that cover them.
 *
 * A piece is a stock of as many copies as the puzzle has; each of its placements is an option that takes one from the
 * stock. To search all targets at once, each field is one more stock of a single copy, whose options "cover" the cells
 * of a choice. To ask about any k cells, there is a stock of k holes, each an option of one cell.
 *
 * A solution is a set of options that covers every cell once and takes no stock more often than it holds. Since the
 * whole stock covers exactly as many cells as there are (or there is no solution at all), every stock is then used up.
 */

import type { LatticeName, Point } from "../lattice/lattice.js";

export interface CoverOption {
  readonly stock: number;
  /** Ascending. */
  readonly cells: readonly number[];
}

export interface CoverProblem {
  readonly cellCount: number;
  /** How often each stock can be taken. */
  readonly stocks: readonly number[];
  readonly options: readonly CoverOption[];
  /** By stock: whether in all its options every cell is known to touch another of them, as in pieces of several cells. */
  readonly connected?: readonly boolean[];
  /** Where the cells lie, if they lie anywhere: a search may number them accordingly. */
  readonly places?: Places;
}

export interface Places {
  readonly lattice: LatticeName;
  /** By cell. */
  readonly points: readonly Point[];
  /** All points of the board, so that the order of solutions does not depend on which of them are open. */
  readonly board: readonly Point[];
}

/** Where a search begins: with some cells covered already, and with so much left of each stock. */
export interface Situation {
  readonly closed: readonly number[];
  readonly left: readonly number[];
}

export type SearchState = "solution" | "paused" | "finished";

/** How many copies there are in all: so many options every solution takes. */
export function copyCount(problem: CoverProblem): number {
  return problem.stocks.reduce((sum, copies) => sum + copies, 0);
}

/**
 * Whether the whole stock covers exactly as many cells as there are and none of it fits nowhere; otherwise there is
 * nothing to search.
 */
export function areaFits({ cellCount, stocks, options }: CoverProblem): boolean {
  const sizes = new Map(options.map(({ stock, cells }) => [stock, cells.length]));
  if (stocks.some((copies, stock) => copies < 0 || (copies > 0 && !sizes.has(stock)))) return false;
  return stocks.reduce((sum, copies, stock) => sum + copies * (sizes.get(stock) ?? 0), 0) === cellCount;
}

/** A search that can be left and taken up again: the caller decides how long it works at a stretch. */
export interface Search {
  /** How many nodes have been looked at in all. */
  readonly nodes: number;
  /** Goes on to the next solution, but looks at no more than about `nodes` nodes. */
  run(nodes: number): SearchState;
  /** The solution just found, as ascending indexes into `options`. */
  solution(): number[];
  /** How much of the search tree is behind us, from 0 to 1; never decreases. */
  progress(): number;
  /** Says that the search is not wanted any more: another may have its memory. */
  release?(): void;
}
