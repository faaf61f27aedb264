/**
 * From a cover problem to its solutions or their number, by whatever is quicker: a search for what is soon done, the
 * frontier graph for what would take the search long.
 *
 * Nothing tells beforehand how long a search takes. So it is tried: it has a little time, and its own progress says what
 * the whole would cost. If that's too much, the graph takes over from the start. If the graph needs more memory than it
 * may have, the search does the work after all.
 */

import type { GraphRunner } from "./graph/graph-runner.js";
import type { Rows, Runner, Yield } from "./runner.js";

/** What would take a search more nodes than this takes the graph more than a moment, too. */
export const longSearch = 1 << 24;

/** When a search is looked at for the first time, and how many nodes it may need in all. */
export interface TrialPatience {
  readonly first: number;
  readonly most: number;
  /** How many times too long it may seem to take at the first look; the longer it runs, the truer its own estimate. */
  readonly doubt: number;
}

/** The two to choose from. */
export interface RunnerChoice {
  readonly kind: Yield["kind"];
  /** Where it's false, the search isn't tried first: it only does what the graph can't. */
  readonly tries?: boolean;
  readonly patience: TrialPatience;
  search(): Runner;
  /** Undefined where the graph is at hand. */
  load?(): Promise<void> | undefined;
  /** Undefined where there is no graph for the problem. It is told how many nodes the search would take, as it seems. */
  graph(nodes: number): GraphRunner | undefined;
  /** What the graph calls a beginning, as beginnings for the search. */
  plainPaths(path: readonly number[]): readonly (readonly number[])[];
}

export class ChoosingRunner implements Runner {
  private search: Runner | undefined;
  private graph: GraphRunner | undefined;
  private current: Runner;
  /** Whether the search is only tried: then nothing of what it finds is handed out. */
  private isTrying: boolean;
  loading: Promise<void> | undefined;
  private isReleased = false;
  private nextLook: number;
  private path: readonly number[] = [];
  /** What the search has yet to do of what the graph could not. */
  private waiting: (readonly number[])[] = [];
  private nodesBefore = 0;
  /** How many nodes the search would take, as far as it has told. */
  private expected = 0;
  private furthest = 0;

  constructor(private readonly choice: RunnerChoice) {
    this.isTrying = choice.tries !== false;
    this.graph = this.isTrying ? undefined : choice.graph(0);
    this.current = this.graph ?? choice.search();
    if (this.graph === undefined) this.search = this.current;
    this.nextLook = choice.patience.first;
  }

  get nodes(): number {
    return this.nodesBefore + (this.search?.nodes ?? 0) + (this.graph?.nodes ?? 0);
  }

  get finished(): boolean {
    return !this.isTrying && this.current.finished && this.waiting.length === 0;
  }

  get found(): number {
    return this.isTrying ? 0 : (this.search?.found ?? 0) + (this.graph?.found ?? 0);
  }

  get progress(): number {
    this.furthest = Math.max(this.furthest, this.current.progress);
    return this.furthest;
  }

  get rowCount(): number {
    return this.isTrying ? 0 : this.current.rowCount;
  }

  get rowLength(): number {
    return this.current.rowLength;
  }

  get capacity(): number {
    return this.current.capacity;
  }

  set capacity(rows: number) {
    this.current.capacity = rows;
  }

  begin(path: readonly number[]): void {
    this.path = path;
    this.furthest = 0;
    if (this.graph !== undefined) this.current = this.graph;
    if (path.length > 0 || !this.isTrying) this.current.begin(path);
  }

  run(nodes: number): void {
    this.current.run(nodes);
    if (this.isTrying) this.lookAt(this.current);
    else if (this.graph?.failed && this.current === this.graph) this.searchInstead();
    else if (this.current.finished) this.searchNext();
  }

  /** Gives the search up if the whole of it would take too long. What has filled its rows is not given up any more. */
  private lookAt(search: Runner): void {
    const { nodes, progress, finished, rowCount, capacity } = search;
    const isFull = rowCount >= capacity;
    if (finished || (isFull && this.choice.kind === "rows")) this.isTrying = false;
    else if (isFull) search.dropRows();
    if (!this.isTrying || nodes < this.nextLook) return;
    this.nextLook = 2 * nodes;
    if (nodes > this.choice.patience.most * this.doubt(nodes) * progress) this.wantGraph();
  }

  private doubt(nodes: number): number {
    const { first, doubt } = this.choice.patience;
    return Math.max(1, (doubt * first) / nodes);
  }

  get takesLong(): boolean {
    return this.expected > longSearch;
  }

  /** Whoever can wait does so; for the others the search goes on until the graph is here. */
  private wantGraph(): void {
    this.expected = this.current.nodes / this.current.progress;
    if (this.loading !== undefined) return;
    this.loading = this.choice.load?.()?.then(() => {
      this.loading = undefined;
      if (this.isTrying && !this.isReleased) this.useGraph();
    });
    if (this.loading === undefined) this.useGraph();
  }

  private useGraph(): void {
    this.isTrying = false;
    this.graph = this.choice.graph(this.expected);
    if (this.graph === undefined) return;
    this.nodesBefore += this.search?.nodes ?? 0;
    this.search?.release();
    this.search = undefined;
    this.graph.begin(this.path);
    this.current = this.graph;
  }

  private searchInstead(): void {
    this.search ??= this.choice.search();
    this.current = this.search;
    this.waiting = [...this.choice.plainPaths(this.path)];
    this.searchNext();
  }

  private searchNext(): void {
    const path = this.waiting.shift();
    if (path !== undefined) this.current.begin(path);
  }

  takeRows(): Rows {
    return this.current.takeRows();
  }

  dropRows(): void {
    if (!this.isTrying) this.current.dropRows();
  }

  counts(): Float64Array {
    const counts = this.search?.counts() ?? new Float64Array(0);
    const others = this.graph?.counts() ?? counts;
    if (counts.length === 0 || others === counts) return others;
    return others.map((count, target) => count + counts[target]!);
  }

  filledSlots(): number[] {
    return this.current.filledSlots();
  }

  /** Whoever has the same problem decides alike: what is to be shared out must be the same for all threads. */
  beginnings(shared: boolean): number[][] {
    if (!shared) return [[]];
    if (this.choice.kind === "rows") while (this.isTrying) this.run(this.choice.patience.first);
    else if (this.isTrying) this.useGraph();
    const { current } = this;
    // What the search has found so far would be found again.
    if (current === this.search && this.choice.kind === "rows") this.startOver();
    return this.current.beginnings(true);
  }

  private startOver(): void {
    this.search?.release();
    this.search = this.choice.search();
    this.current = this.search;
  }

  release(): void {
    this.isReleased = true;
    this.search?.release();
    this.graph?.release();
  }
}
