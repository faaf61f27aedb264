/** The frontier graph with the manners of every runner: counts, counts by target, and rows. */

import { type CoverProblem, copyCount } from "../cover.js";
import type { Rows, Runner, RunnerPlan } from "../runner.js";
import { bestPlan } from "./best-scan.js";
import { FrontierGraph } from "./frontier-graph.js";

/** A graph may take so many bytes; several threads have one each. */
const maxBytes = 320 * 2 ** 20;

/** Vectors of more entries than this cost more than several graphs with shorter ones. */
const maxLength = 99;

/** A node of the graph takes longer than one of a search. */
const nodesPerNode = 4;

export class GraphRunner implements Runner {
  private path: readonly number[] = [];
  /** Where one graph would be too large, there are several, each with more fields fixed: these wait. */
  private waiting: number[][] = [];
  /** How many fields are fixed to begin with, as experience shows. */
  private fixed = 0;
  /** What the parts have found that are done, until all are. */
  private foundInParts = 0;
  private pending: Rows[] = [];
  private nodesBefore = 0;
  private readonly tally: Float64Array;
  private readonly counted: Float64Array;
  private partCount = 1;
  finished = false;
  found = 0;
  rowCount = 0;
  readonly rowLength: number;
  capacity: number;

  private constructor(
    private readonly problem: CoverProblem,
    plan: RunnerPlan,
    private readonly graph: FrontierGraph,
  ) {
    this.rowLength = copyCount(problem);
    this.capacity = plan.capacity;
    this.tally = new Float64Array(plan.yields.kind === "targets" ? plan.yields.targets : 0);
    this.counted = this.tally.slice();
    this.begin([]);
  }

  /** Undefined where the problem is beyond the graph. It takes no more memory than `limit`, in bytes. */
  static of(problem: CoverProblem, plan: RunnerPlan, limit = maxBytes): GraphRunner | undefined {
    const graphPlan = bestPlan(problem, plan.yields);
    const graph = graphPlan && FrontierGraph.of(graphPlan, limit, plan.yields.kind === "rows" ? "rows" : "counts");
    return graph && new GraphRunner(problem, plan, graph);
  }

  /** Whether there was not enough memory for what was begun last: none of it has been counted. */
  get failed(): boolean {
    return this.graph.state === "failed";
  }

  get nodes(): number {
    return this.nodesBefore + this.graph.nodes * nodesPerNode;
  }

  get progress(): number {
    const done = this.partCount - this.waiting.length;
    return this.finished ? 1 : (done + this.graph.progress) / this.partCount;
  }

  begin(path: readonly number[]): void {
    this.nodesBefore = this.nodes;
    this.path = path;
    this.finished = false;
    this.waiting = [[...path]];
    this.counted.fill(0);
    this.foundInParts = 0;
    while (this.isLarge(this.waiting[0]!) && this.divide());
    this.partCount = this.waiting.length;
    this.beginPart();
  }

  /** Whether vectors would be long, or the graph was too large for its memory before with so few fields fixed. */
  private isLarge(path: readonly number[]): boolean {
    const [, ...others] = freeFields(this.graph, path);
    const length = others.reduce((product, { length: choices }) => product * choices, 1);
    const isLong = length > maxLength;
    return path.length < this.fixed || (isLong && !this.graph.isForRows);
  }

  private beginPart(): void {
    this.nodesBefore = this.nodes;
    this.graph.begin(this.waiting[0]!);
  }

  /** Fixes one field more in all that waits; false where there is none. */
  private divide(): boolean {
    const [options] = freeFields(this.graph, this.waiting[0]!);
    if (options === undefined || this.graph.isForRows) return false;
    this.waiting = this.waiting.flatMap((path) => this.fitting(path, options).map((option) => [...path, option]));
    return true;
  }

  /** Those that cover none of the cells of a path. */
  private fitting(path: readonly number[], options: readonly number[]): number[] {
    const cellsOf = (option: number): readonly number[] => this.problem.options[option]!.cells;
    const covered = new Set(path.flatMap(cellsOf));
    return options.filter((option) => !cellsOf(option).some((cell) => covered.has(cell)));
  }

  run(nodes: number): void {
    const { graph } = this;
    if (this.finished || this.failed) return;
    if (graph.state === "building") graph.run(Math.ceil(nodes / nodesPerNode));
    else if (graph.isForRows) this.listOn(nodes);
    else this.complete();
    if (graph.state === "failed") this.startSmaller();
  }

  /** Begins again with more fields fixed. */
  private startSmaller(): void {
    const before = this.waiting[0]!.length;
    if (!this.divide()) return;
    this.fixed = before + 1;
    this.begin(this.path);
  }

  private complete(): void {
    this.foundInParts += this.graph.addCounts(this.counted);
    this.waiting.shift();
    if (this.waiting.length > 0) this.beginPart();
    else this.handOver();
  }

  /** All parts are done: only now do they count. */
  private handOver(): void {
    this.found += this.foundInParts;
    this.counted.forEach((count, target) => {
      this.tally[target]! += count;
    });
    this.finished = true;
  }

  private listOn(steps: number): void {
    if (this.rowCount >= this.capacity) return;
    const rows = this.graph.list(steps);
    const length = this.rowLength - this.path.length;
    const count = rows.length / length;
    if (count > 0) this.pending.push(this.inSlots(rows, length));
    this.rowCount += count;
    this.found += count;
    this.finished = this.graph.isListed;
  }

  /** Rows with the options of the path, ordered by stock. */
  private inSlots(listed: Uint32Array, length: number): Rows {
    const { rowLength, path } = this;
    const { options } = this.problem;
    const count = listed.length / length;
    const rows = options.length < 65536 ? new Uint16Array(count * rowLength) : new Uint32Array(count * rowLength);
    const row: number[] = [];
    for (let i = 0; i < count; i++) {
      for (let j = 0; j < rowLength; j++) row[j] = path[j] ?? listed[i * length + j - path.length]!;
      row.sort((a, b) => options[a]!.stock - options[b]!.stock || a - b);
      rows.set(row, i * rowLength);
    }
    return rows;
  }

  takeRows(): Rows {
    const rows = new (this.problem.options.length < 65536 ? Uint16Array : Uint32Array)(this.rowCount * this.rowLength);
    let at = 0;
    for (const batch of this.pending) {
      rows.set(batch, at);
      at += batch.length;
    }
    this.dropRows();
    return rows;
  }

  dropRows(): void {
    this.pending = [];
    this.rowCount = 0;
  }

  counts(): Float64Array {
    return this.tally.slice();
  }

  filledSlots(): number[] {
    return Array.from({ length: this.rowLength }, (_, slot) => slot);
  }

  /**
   * To share counting, the field with the most choices is fixed: each of them makes a graph of its own, much smaller than
   * that of all. What has no fields is not shared, and neither is listing, which is the least of it.
   */
  beginnings(shared: boolean): number[][] {
    const [options] = freeFields(this.graph, []);
    return shared && !this.graph.isForRows && options !== undefined ? options.map((option) => [option]) : [[]];
  }

  release(): void {
    this.graph.release();
  }
}

/** The choices of the fields that a path has none of, the largest field first. */
function freeFields({ plan }: FrontierGraph, path: readonly number[]): number[][] {
  const { order, keyedCount, problem } = plan;
  const used = new Set(path.map((option) => problem.options[option]!.stock));
  const free = order.slice(0, keyedCount).filter((stock) => !used.has(stock) && problem.stocks[stock] === 1);
  return free
    .map((stock) => problem.options.flatMap((option, i) => (option.stock === stock ? [i] : [])))
    .sort((a, b) => b.length - a.length);
}
