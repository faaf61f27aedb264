/** A search at work: the face that every search shows to those who let it run. */

import type { Yield } from "./kernel/memory.js";

export type { TargetYield, Yield } from "./kernel/memory.js";

export interface RunnerPlan {
  readonly yields: Yield;
  /** How many rows are kept until they are taken away. */
  readonly capacity: number;
  readonly seed?: number | undefined;
  /** Whether the whole search is wanted. */
  readonly long: boolean;
}

/** Options, row by row: for each stock in turn as many as it has copies. */
export type Rows = Uint16Array | Uint32Array;

export interface Runner {
  /** Searches on until the rows are full, about so many nodes have been looked at, or all is done. */
  run(nodes: number): void;
  readonly finished: boolean;
  /** How much of what was begun is behind us, from 0 to 1. */
  readonly progress: number;
  /** How many solutions there are so far. */
  readonly found: number;
  /** How many rows wait to be taken away. */
  readonly rowCount: number;
  readonly rowLength: number;
  capacity: number;
  takeRows(): Rows;
  /** Makes room without looking at the rows. */
  dropRows(): void;
  /** How many solutions each target has so far. */
  counts(): Uint32Array;
  /**
   * Beginnings that together make up the whole search: for one thread, or small enough to be shared out among several.
   * One after the other they give the same rows in the same order, however many threads there are.
   */
  beginnings(shared: boolean): number[][];
  /** Goes on with what begins with these options, on top of what has been found. */
  begin(path: readonly number[]): void;
  release(): void;
}
