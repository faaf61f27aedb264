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
}

export type SearchState = "solution" | "paused" | "finished";

/** A search that can be left and taken up again: the caller decides how long it works at a stretch. */
export interface Search {
  /** Goes on to the next solution, but looks at no more than about `nodes` nodes. */
  run(nodes: number): SearchState;
  /** The solution just found, as ascending indexes into `options`. */
  solution(): number[];
  /** How much of the search tree is behind us, from 0 to 1; never decreases. */
  progress(): number;
}
