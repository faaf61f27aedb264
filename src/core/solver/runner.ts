/** A search at work: the face that every search shows to those who let it run. */

/** What becomes of a solution: a row of options, one more for its target, or one more in all. */
export type Yield = { readonly kind: "rows" } | { readonly kind: "count" } | TargetYield;

/** The target of a solution is the sum of the weights of its options. */
export interface TargetYield {
  readonly kind: "targets";
  readonly targets: number;
  /** By option. */
  readonly weights: Uint32Array;
  /** By stock: what a weight counts for when this is the last copy, the last but one, … */
  readonly scales: readonly (readonly number[])[];
}

export interface RunnerPlan {
  readonly yields: Yield;
  /** How many rows are kept until they are taken away. */
  readonly capacity: number;
  readonly seed?: number | undefined;
  /** Whether the whole search is wanted. */
  readonly long: boolean;
}

/** Options, row by row: for each stock in turn as many as it has copies, then perhaps some to fill up. */
export type Rows = Uint16Array | Uint32Array;

export interface Runner {
  /** Searches on until the rows are full, about so many nodes have been looked at, or all is done. */
  run(nodes: number): void;
  readonly finished: boolean;
  /** Where something has to be loaded that would make it quicker: worth waiting for, by those who can. */
  readonly loading?: Promise<void> | undefined;
  /** Whether it's clear by now that it takes more than a moment. */
  readonly takesLong?: boolean;
  /** How many nodes have been looked at in all. */
  readonly nodes: number;
  /** How much of what was begun is behind us, from 0 to 1. */
  readonly progress: number;
  /** How many solutions there are so far. */
  readonly found: number;
  /** How many rows wait to be taken away. */
  readonly rowCount: number;
  readonly rowLength: number;
  /** The places of a row that are filled: all but those that only fill it up. */
  filledSlots(): number[];
  capacity: number;
  takeRows(): Rows;
  /** Makes room without looking at the rows. */
  dropRows(): void;
  /** How many solutions each target has so far. */
  counts(): Float64Array;
  /**
   * Beginnings that together make up the whole search: for one thread, or small enough to be shared out among several.
   * One after the other they give the same rows in the same order, however many threads there are.
   */
  beginnings(shared: boolean): number[][];
  /**
   * Goes on with what begins with these options, on top of what has been found. They may be any that do not overlap, as
   * long as at least two copies are left.
   */
  begin(path: readonly number[]): void;
  release(): void;
}
