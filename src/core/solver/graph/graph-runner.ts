/** The frontier graph with the manners of every runner: counts, counts by target, and rows. */

import { type CoverProblem, copyCount } from "../cover.js";
import type { Rows, Runner, RunnerPlan } from "../runner.js";
import { bestPlan } from "./best-scan.js";
import { type GroupPath, groupIn, groupsOf, type Restricted, restrictedTo } from "./field-groups.js";
import { FrontierGraph } from "./frontier-graph.js";
import { hasGraphs } from "./graph-host.js";
import type { GraphPlan } from "./graph-plan.js";

/** A graph may take so many bytes; several threads have one each. */
const maxBytes = 320 * 2 ** 20;

/** Vectors of more entries than this cost more than several graphs with shorter ones. */
const maxLength = 99;

/** About how many choices a group has that a thread takes. Smaller groups have too much in common. */
const choicesInGroup = 8;

/** A node of the graph takes longer than one of a search. */
const nodesPerNode = 4;

export class GraphRunner implements Runner {
  private path: readonly number[] = [];
  /** What would be long in one graph is done in several, each with some choices of a field, or with more fields fixed. */
  private waiting: GroupPath[] = [];
  private current: CurrentGraph | undefined;
  private isWithoutMemory = false;
  /** The choices of all fields, the largest field first. */
  private readonly fields: readonly (readonly number[])[];
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
    private readonly plan: RunnerPlan,
    private readonly limit: number,
    private readonly isHuge: boolean,
    private readonly whole: GraphPlan,
  ) {
    this.fields = fieldsOf(whole);
    this.rowLength = copyCount(problem);
    this.capacity = plan.capacity;
    this.tally = new Float64Array(plan.yields.kind === "targets" ? plan.yields.targets : 0);
    this.counted = this.tally.slice();
  }

  /**
   * Undefined where the problem is beyond the graph. It takes no more memory than `limit`, in bytes. Where much is
   * expected, it pays to plan for two graphs.
   */
  static of(problem: CoverProblem, plan: RunnerPlan, limit = maxBytes, isHuge = false): GraphRunner | undefined {
    const whole = hasGraphs() ? bestPlan(problem, plan.yields) : undefined;
    return whole && new GraphRunner(problem, plan, limit, isHuge, whole);
  }

  /** Whether there was not enough memory for what was begun last: none of it has been counted. */
  get failed(): boolean {
    return this.isWithoutMemory || this.current?.graph.state === "failed";
  }

  get nodes(): number {
    return this.nodesBefore + (this.current?.graph.nodes ?? 0) * nodesPerNode;
  }

  get progress(): number {
    const done = this.partCount - this.waiting.length;
    return this.finished ? 1 : (done + (this.current?.graph.progress ?? 0)) / this.partCount;
  }

  begin(path: readonly number[]): void {
    this.path = path;
    this.finished = false;
    this.waiting = [groupIn(this.problem, path)];
    this.counted.fill(0);
    this.foundInParts = 0;
    while (this.waiting[0] !== undefined && this.isLarge(this.waiting[0]) && this.divide());
    if (path.length === 0 && this.waiting.length === 1) this.waiting = this.halves().map((group) => ({ group, path }));
    this.partCount = this.waiting.length;
    // Where fields share all their cells, nothing is left.
    if (this.partCount === 0) this.handOver();
    else this.beginPart();
  }

  /** Whether vectors would be long, or the graph was too large for its memory before with so few fields fixed. */
  private isLarge({ path }: GroupPath): boolean {
    return path.length < this.fixed || this.isLong(path);
  }

  /** A count of all together has no vectors. */
  private isLong(path: readonly number[]): boolean {
    if (this.plan.yields.kind !== "targets") return false;
    const [, ...others] = this.freeFields(path);
    return others.reduce((product, { length: choices }) => product * choices, 1) > maxLength;
  }

  private get isForRows(): boolean {
    return this.plan.yields.kind === "rows";
  }

  /** Two halves of the largest field, where they are of use; else a single group of none, which stands for all. */
  private halves(): number[][] {
    const [largest = []] = this.isHuge && this.plan.yields.kind === "targets" ? this.fields : [];
    return largest.length >= 2 * choicesInGroup ? groupsOf(largest, 2) : [[]];
  }

  private beginPart(): void {
    const { group, path } = this.waiting[0]!;
    this.nodesBefore = this.nodes;
    if (group.join() !== this.current?.group.join()) this.useGraphOf(group);
    const { graph, numbers } = this.current ?? {};
    graph?.begin(path.map((option) => numbers?.[option] ?? option));
  }

  private useGraphOf(group: readonly number[]): void {
    this.current?.graph.release();
    const part = group.length === 0 ? undefined : restrictedTo(this.problem, this.plan.yields, group);
    const plan = part === undefined ? this.whole : bestPlan(part.problem, part.yields);
    const graph = plan && FrontierGraph.of(plan, this.limit, this.isForRows ? "rows" : "counts");
    this.current = graph && { graph, group, numbers: part?.numbers };
    this.isWithoutMemory = graph === undefined;
  }

  /** Fixes one field more in all that waits; false where there is none. */
  private divide(): boolean {
    const [{ group, path }] = this.waiting as [GroupPath];
    const [options] = group.length > 0 ? [group] : this.freeFields(path);
    if (options === undefined || this.isForRows) return false;
    this.waiting = this.waiting.flatMap((part) => this.fixedIn(part, options));
    return true;
  }

  private fixedIn({ group, path }: GroupPath, options: readonly number[]): GroupPath[] {
    const choices = group.length > 0 ? group : options;
    return this.fitting(path, choices).map((option) => ({ group: [], path: [...path, option] }));
  }

  /** Those that cover none of the cells of a path. */
  private fitting(path: readonly number[], options: readonly number[]): number[] {
    const cellsOf = (option: number): readonly number[] => this.problem.options[option]!.cells;
    const covered = new Set(path.flatMap(cellsOf));
    return options.filter((option) => !cellsOf(option).some((cell) => covered.has(cell)));
  }

  /** The choices of the fields that a path has none of, the largest field first. */
  private freeFields(path: readonly number[]): (readonly number[])[] {
    return this.fields.filter((options) => !options.some((option) => path.includes(option)));
  }

  run(nodes: number): void {
    if (this.waiting.length === 0 && !this.finished) this.begin([]);
    const { graph } = this.current ?? {};
    if (this.finished || this.failed || graph === undefined) return;
    if (graph.state === "building") graph.run(Math.ceil(nodes / nodesPerNode));
    else if (this.isForRows) this.listOn(graph, nodes);
    else this.complete(graph);
    if (graph.state === "failed") this.startSmaller();
  }

  /** Begins again with more fields fixed. */
  private startSmaller(): void {
    const before = this.waiting[0]!.path.length;
    if (!this.divide()) return;
    this.fixed = before + 1;
    this.begin(this.path);
  }

  private complete(graph: FrontierGraph): void {
    this.foundInParts += graph.addCounts(this.counted);
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

  private listOn(graph: FrontierGraph, steps: number): void {
    if (this.rowCount >= this.capacity) return;
    const rows = graph.list(steps);
    const length = this.rowLength - this.path.length;
    const count = rows.length / length;
    if (count > 0) this.pending.push(this.inSlots(rows, length));
    this.rowCount += count;
    this.found += count;
    this.finished = graph.isListed;
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
   * To share counting, each group of choices of the largest field makes its own graph, or each choice does where
   * vectors are long. What has no fields is not shared, and neither is listing, which is the least of it.
   */
  beginnings(shared: boolean): number[][] {
    const [largest] = this.fields;
    if (!shared || this.plan.yields.kind !== "targets" || largest === undefined) return [[]];
    const count = Math.ceil(largest.length / choicesInGroup);
    return this.isLong([]) || count === 1 ? largest.map((option) => [option]) : groupsOf(largest, count);
  }

  release(): void {
    this.current?.graph.release();
  }
}

/** A graph, of which choices it is, and which numbers options have there if not their own. */
interface CurrentGraph {
  readonly graph: FrontierGraph;
  readonly group: readonly number[];
  readonly numbers: Restricted["numbers"] | undefined;
}

function fieldsOf({ order, keyedCount, problem }: GraphPlan): number[][] {
  const fields = order.slice(0, keyedCount).filter((stock) => problem.stocks[stock] === 1);
  return fields
    .map((stock) => problem.options.flatMap((option, i) => (option.stock === stock ? [i] : [])))
    .sort((a, b) => b.length - a.length);
}
