/** The frontier graph with the manners of every runner: counts, counts by target, and rows. */

import { type CoverProblem, copyCount } from "../cover.js";
import type { Rows, Runner, RunnerPlan } from "../runner.js";
import { bestPlan } from "./best-scan.js";
import { FrontierGraph } from "./frontier-graph.js";

/** A graph may take so many bytes; several threads have one each. */
const maxBytes = 320 * 2 ** 20;

/** A node of the graph takes longer than one of a search. */
const nodesPerNode = 4;

export class GraphRunner implements Runner {
  private path: readonly number[] = [];
  private pending: Rows[] = [];
  private nodesBefore = 0;
  private readonly tally: Float64Array;
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
    return this.finished ? 1 : this.graph.progress;
  }

  begin(path: readonly number[]): void {
    this.nodesBefore = this.nodes;
    this.path = path;
    this.finished = false;
    this.graph.begin(path);
  }

  run(nodes: number): void {
    const { graph } = this;
    if (this.finished || this.failed) return;
    if (graph.state === "building") graph.run(Math.ceil(nodes / nodesPerNode));
    else if (graph.isForRows) this.listOn(nodes);
    else this.complete();
  }

  private complete(): void {
    this.found += this.graph.addCounts(this.tally);
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
   * To share counting, the field that is through first on the way through the board is fixed: each of its choices makes a
   * graph of its own. What has no fields is not shared, and neither is listing, which is the least of it.
   */
  beginnings(shared: boolean): number[][] {
    const first = shared && !this.graph.isForRows ? firstField(this.graph) : undefined;
    return first?.map((option) => [option]) ?? [[]];
  }

  release(): void {
    this.graph.release();
  }
}

/** The options of the field that is through first; undefined where there is none. */
function firstField({ plan }: FrontierGraph): number[] | undefined {
  const { order, keyedCount, problem, forms } = plan;
  const fields = order.slice(0, keyedCount).map((stock) => {
    const options = problem.options.flatMap((option, i) => (option.stock === stock ? [i] : []));
    return { options, last: Math.max(...options.map((option) => forms.anchor[option]!)) };
  });
  const first = fields.reduce<(typeof fields)[number] | undefined>(
    (best, field) => (best === undefined || field.last < best.last ? field : best),
    undefined,
  );
  return first?.options;
}
