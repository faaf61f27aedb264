/** The general search with the manners of the kernel: rows, counts by target, and beginnings. */

import { areaFits, type CoverProblem, copyCount, type SearchState } from "./cover.js";
import { type GeneralSearch, generalSearch } from "./general.js";
import type { Rows, Runner, RunnerPlan } from "./runner.js";

export class GeneralRunner implements Runner {
  private readonly search: GeneralSearch;
  private rows: number[] = [];
  private readonly tally: Float64Array;
  readonly rowLength: number;
  capacity: number;
  finished = false;
  found = 0;

  constructor(
    private readonly problem: CoverProblem,
    private readonly plan: RunnerPlan,
  ) {
    this.search = generalSearch(problem, plan.seed);
    this.rowLength = areaFits(problem) ? copyCount(problem) : 0;
    this.capacity = plan.capacity;
    this.tally = new Float64Array(plan.yields.kind === "targets" ? plan.yields.targets : 0);
  }

  get nodes(): number {
    return this.search.nodes;
  }

  get progress(): number {
    return this.finished ? 1 : this.search.progress();
  }

  get rowCount(): number {
    return this.rows.length === 0 ? 0 : this.rows.length / this.rowLength;
  }

  run(nodes: number): void {
    const end = this.search.nodes + nodes;
    let state: SearchState = "solution";
    while (!this.finished && state === "solution" && this.rowCount < this.capacity) {
      state = this.search.run(end - this.search.nodes);
      if (state === "solution") this.note(this.search.solution());
      this.finished = state === "finished";
    }
  }

  private note(options: readonly number[]): void {
    const { yields } = this.plan;
    this.found++;
    if (yields.kind === "rows") for (const option of this.inSlots(options)) this.rows.push(option);
    if (yields.kind === "targets") this.tally[this.targetOf(options)]!++;
  }

  private inSlots(options: readonly number[]): number[] {
    const stock = (option: number): number => this.problem.options[option]!.stock;
    return [...options].sort((a, b) => stock(a) - stock(b) || a - b);
  }

  private targetOf(options: readonly number[]): number {
    const { yields } = this.plan;
    if (yields.kind !== "targets") return 0;
    const left = [...this.problem.stocks];
    return options.reduce((target, option) => {
      const { stock } = this.problem.options[option]!;
      left[stock]!--;
      return target + yields.weights[option]! * (yields.scales[stock]?.[left[stock]!] ?? 1);
    }, 0);
  }

  filledSlots(): number[] {
    return Array.from({ length: this.rowLength }, (_, slot) => slot);
  }

  takeRows(): Rows {
    const rows = this.problem.options.length < 65536 ? Uint16Array.from(this.rows) : Uint32Array.from(this.rows);
    this.dropRows();
    return rows;
  }

  dropRows(): void {
    this.rows = [];
  }

  counts(): Float64Array {
    return this.tally.slice();
  }

  /** By the cell that has the fewest options: each of them is a beginning. */
  beginnings(): number[][] {
    const { cellCount, options, stocks } = this.problem;
    const covering: number[][][] = Array.from({ length: cellCount }, () => []);
    options.forEach(({ cells, stock }, option) => {
      if (stocks[stock]! > 0) for (const cell of cells) covering[cell]!.push([option]);
    });
    return covering.reduce((best, list) => (list.length < best.length ? list : best), covering[0] ?? [[]]);
  }

  begin(path: readonly number[]): void {
    this.search.begin(path);
    this.finished = false;
  }

  release(): void {}
}
