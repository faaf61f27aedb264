/** The frontier graph with the manners of every runner: counts, counts by target, and rows. */

import { type CoverProblem, copyCount } from "../cover.js";
import type { Rows, Runner, RunnerPlan } from "../runner.js";
import { bestPlan } from "./best-scan.js";
import { type GroupPath, groupIn, groupsOf, type Restricted, restrictedTo } from "./field-groups.js";
import { FrontierGraph } from "./frontier-graph.js";

/** A graph may take so many bytes; several threads have one each. */
const maxBytes = 320 * 2 ** 20;

/** Vectors of more entries than this cost more than several graphs with shorter ones. */
const maxLength = 99;

/** Shared out in groups of about so many choices. Smaller groups have too much in common. */
const choicesInGroup = 8;

/** A node of the graph takes longer than one of a search. */
const nodesPerNode = 4;

export class GraphRunner implements Runner {
  private path: readonly number[] = [];
  /** What would be long in one graph is done in several, each with some choices of a field, or with more fields fixed. */
  private waiting: GroupPath[] = [];
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
    private readonly fields: readonly (readonly number[])[],
    private current: CurrentGraph,
  ) {
    this.rowLength = copyCount(problem);
    this.capacity = plan.capacity;
    this.tally = new Float64Array(plan.yields.kind === "targets" ? plan.yields.targets : 0);
    this.counted = this.tally.slice();
    this.begin([]);
  }

  /**
   * Undefined where the problem is beyond the graph. It takes no more memory than `limit`, in bytes. Where much is
   * expected, it pays to plan for two graphs.
   */
  static of(problem: CoverProblem, plan: RunnerPlan, limit = maxBytes, isHuge = false): GraphRunner | undefined {
    const whole = graphOf(problem, plan, limit, []);
    return whole && new GraphRunner(problem, plan, limit, isHuge, fieldsOf(whole.graph), whole);
  }

  private get graph(): FrontierGraph {
    return this.current.graph;
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
    this.path = path;
    this.finished = false;
    this.waiting = [groupIn(this.problem, path)];
    this.counted.fill(0);
    this.foundInParts = 0;
    while (this.isLarge(this.waiting[0]!) && this.divide());
    if (path.length === 0 && this.waiting.length === 1) this.waiting = this.halves().map((group) => ({ group, path }));
    this.partCount = this.waiting.length;
    this.beginPart();
  }

  /** Whether vectors would be long, or the graph was too large for its memory before with so few fields fixed. */
  private isLarge({ path }: GroupPath): boolean {
    return path.length < this.fixed || (!this.isForRows && this.isLong(path));
  }

  private isLong(path: readonly number[]): boolean {
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
    if (group.join() !== this.current.group.join()) this.useGraphOf(group);
    this.graph.begin(path.map((option) => this.current.numbers[option]!));
  }

  private useGraphOf(group: readonly number[]): void {
    this.graph.release();
    const made = graphOf(this.problem, this.plan, this.limit, group);
    // What fits with all its choices fits with some of them, and there was memory for the tables before.
    if (made === undefined) throw new Error("a graph is there for all choices, but not for some");
    this.current = made;
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
    const { graph } = this;
    if (this.finished || this.failed) return;
    if (graph.state === "building") graph.run(Math.ceil(nodes / nodesPerNode));
    else if (this.isForRows) this.listOn(nodes);
    else this.complete();
    if (graph.state === "failed") this.startSmaller();
  }

  /** Begins again with more fields fixed. */
  private startSmaller(): void {
    const before = this.waiting[0]!.path.length;
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
   * To share counting, each group of choices of the largest field makes a graph of its own, or each choice does where
   * vectors are long. What has no fields is not shared, and neither is listing, which is the least of it.
   */
  beginnings(shared: boolean): number[][] {
    const [largest] = this.fields;
    if (!shared || this.plan.yields.kind !== "targets" || largest === undefined) return [[]];
    const count = Math.ceil(largest.length / choicesInGroup);
    return this.isLong([]) || count === 1 ? largest.map((option) => [option]) : groupsOf(largest, count);
  }

  release(): void {
    this.graph.release();
  }
}

/** A graph, and of which choices it is. */
interface CurrentGraph extends Restricted {
  readonly graph: FrontierGraph;
  readonly group: readonly number[];
}

function graphOf(
  problem: CoverProblem,
  plan: RunnerPlan,
  limit: number,
  group: readonly number[],
): CurrentGraph | undefined {
  const restricted = restrictedTo(problem, plan.yields, group);
  const graphPlan = bestPlan(restricted.problem, restricted.yields);
  const graph = graphPlan && FrontierGraph.of(graphPlan, limit, plan.yields.kind === "rows" ? "rows" : "counts");
  return graph && { ...restricted, graph, group };
}

/** The choices of all fields, the largest field first. */
function fieldsOf({ plan: { order, keyedCount, problem } }: FrontierGraph): number[][] {
  const fields = order.slice(0, keyedCount).filter((stock) => problem.stocks[stock] === 1);
  return fields
    .map((stock) => problem.options.flatMap((option, i) => (option.stock === stock ? [i] : [])))
    .sort((a, b) => b.length - a.length);
}
