/** The general search with the manners of the kernel: rows, counts by target, and beginnings. */

import { areaFits, type CoverProblem, copyCount, type Search, type SearchState } from "./cover.js";
import { generalSearch } from "./general.js";
import type { Rows, Runner, RunnerPlan } from "./runner.js";

/** What is left of a problem after some options have been taken. */
interface Rest {
  readonly problem: CoverProblem;
  /** By option of the rest: which one it is of the whole. */
  readonly source: readonly number[];
}

export class GeneralRunner implements Runner {
  private search: Search | undefined;
  private path: readonly number[] = [];
  private rest: Rest;
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
    this.rest = restAfter(problem, []);
    this.rowLength = areaFits(problem) ? copyCount(problem) : 0;
    this.capacity = plan.capacity;
    this.tally = new Float64Array(plan.yields.kind === "targets" ? plan.yields.targets : 0);
  }

  get progress(): number {
    return this.finished ? 1 : (this.search?.progress() ?? 0);
  }

  get rowCount(): number {
    return this.rows.length === 0 ? 0 : this.rows.length / this.rowLength;
  }

  run(nodes: number): void {
    this.search ??= generalSearch(this.rest.problem, this.plan.seed);
    const end = this.search.nodes + nodes;
    let state: SearchState = "solution";
    while (!this.finished && state === "solution" && this.rowCount < this.capacity) {
      state = this.search.run(end - this.search.nodes);
      if (state === "solution") this.note(this.search.solution());
      this.finished = state === "finished";
    }
  }

  private note(taken: readonly number[]): void {
    const { yields } = this.plan;
    const options = [...this.path, ...taken.map((option) => this.rest.source[option]!)].sort((a, b) => a - b);
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
    const { cellCount, options } = this.problem;
    const covering: number[][][] = Array.from({ length: cellCount }, () => []);
    options.forEach(({ cells }, option) => {
      for (const cell of cells) covering[cell]!.push([option]);
    });
    return covering.reduce((best, list) => (list.length < best.length ? list : best), covering[0] ?? [[]]);
  }

  begin(path: readonly number[]): void {
    this.path = path;
    this.rest = restAfter(this.problem, path);
    this.search = undefined;
    this.finished = false;
  }

  release(): void {}
}

function restAfter(problem: CoverProblem, path: readonly number[]): Rest {
  const left = [...problem.stocks];
  const covered = new Set<number>();
  for (const option of path) {
    const { stock, cells } = problem.options[option]!;
    left[stock]!--;
    for (const cell of cells) covered.add(cell);
  }
  let next = 0;
  const numbers = Array.from({ length: problem.cellCount }, (_, cell) => (covered.has(cell) ? -1 : next++));
  const source = [...problem.options.keys()].filter((option) => {
    const { stock, cells } = problem.options[option]!;
    return left[stock]! > 0 && cells.every((cell) => numbers[cell]! >= 0);
  });
  const options = source.map((option) => {
    const { stock, cells } = problem.options[option]!;
    return { stock, cells: cells.map((cell) => numbers[cell]!) };
  });
  return { problem: { cellCount: next, stocks: left, options }, source };
}
