/** From depths, one per step, to a plot of fixed width: when it is full, neighbours are joined and there is room again. */

/** Steps that are drawn as one: how shallow and how deep they were, and how many solutions were among them. */
export interface DepthSpan {
  low: number;
  high: number;
  solutions: number;
}

/** More than there are pixels would not be seen. */
const defaultRoom = 256;

/** A few steps do not fill the plot. */
const shortest = 48;

function joined(a: DepthSpan, b: DepthSpan | undefined): DepthSpan {
  if (b === undefined) return a;
  return {
    low: Math.min(a.low, b.low),
    high: Math.max(a.high, b.high),
    solutions: a.solutions + b.solutions,
  };
}

export class DepthProfile {
  /** How many steps have been recorded. */
  length = 0;
  /** How many steps a span stands for. */
  width = 1;
  spans: DepthSpan[] = [];

  constructor(private readonly room = defaultRoom) {}

  /** How many steps the plot is wide. */
  get span(): number {
    return Math.max(shortest, this.length);
  }

  record(depth: number, isSolution: boolean): void {
    if (this.length === this.room * this.width) this.join();
    const at = Math.floor(this.length / this.width);
    this.spans[at] ??= { low: depth, high: depth, solutions: 0 };
    const span = this.spans[at];
    // In place: this is done for every step, thousands of times a frame.
    if (depth < span.low) span.low = depth;
    if (depth > span.high) span.high = depth;
    if (isSolution) span.solutions++;
    this.length++;
  }

  private join(): void {
    this.spans = this.spans.flatMap((span, i) => (i % 2 === 0 ? [joined(span, this.spans[i + 1])] : []));
    this.width *= 2;
  }
}
