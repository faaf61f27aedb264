/**
 * From work that takes long to slices of it: between two of them others have their turn, and it can be stopped.
 *
 * All long work goes the same way: a stretch of so many nodes, a look at the clock, the next stretch. Only when a slice
 * is over does it cost anything.
 */

import { pause, type StopSignal, throwIfStopped } from "./stop.js";

/** What a search does between two looks at the clock: a fraction of a millisecond, or a few where it is slow. */
export const nodesAtAStretch = 5_000;

export const sliceMilliseconds = {
  /** On the thread of a page, which must stay smooth. */
  page: 10,
  /** Long enough that short work is done in one go, short enough that nobody notices. */
  default: 40,
  /** In its own thread: to hear in time that the work is not wanted any more, at little cost. */
  thread: 100,
} as const;

export interface SliceOptions {
  readonly signal?: StopSignal | undefined;
  readonly milliseconds?: number | undefined;
  /** Called at the end of every slice. */
  readonly onSlice?: (() => void) | undefined;
}

export class Slices {
  private readonly milliseconds: number;
  private end: number;

  constructor(private readonly options: SliceOptions = {}) {
    this.milliseconds = options.milliseconds ?? sliceMilliseconds.default;
    this.end = Date.now() + this.milliseconds;
  }

  /** To be awaited between two stretches of work. Throws the signal's reason once that has been given. */
  async rest(): Promise<void> {
    const { signal, onSlice } = this.options;
    throwIfStopped(signal);
    if (Date.now() < this.end) return;
    onSlice?.();
    await pause();
    throwIfStopped(signal);
    this.end = Date.now() + this.milliseconds;
  }
}

/** What work returns that yields wherever it can be interrupted. */
export async function inSlices<Result>(work: Generator<void, Result, void>, options: SliceOptions): Promise<Result> {
  const slices = new Slices(options);
  for (;;) {
    await slices.rest();
    const { done, value } = work.next();
    if (done) return value;
  }
}
