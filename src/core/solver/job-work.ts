/** From a job to work on it, stretch by stretch: all of it, or the part of it that falls to one thread. */

import type { Job, LongWork, Standing } from "./job.js";
import { loadLongRunner, newLongRunner } from "./long-runner.js";
import type { Rows, Runner, RunnerPlan } from "./runner.js";
import { nodesAtAStretch } from "./slices.js";

/** Rows kept before they are taken away: as rows of options, and as targets. */
const capacity = { rows: 1 << 15, targets: 1 << 22, count: 1 } as const;

const planOf = ({ yields }: Job): RunnerPlan => ({ yields, capacity: capacity[yields.kind], long: true });

export class JobWork implements LongWork {
  /** What the search is made up of; who has the same job has the same list. */
  private readonly beginnings: readonly (readonly number[])[];
  /** The next beginning to take up, and the one to stop at. */
  private next = 0;
  private end = 0;
  private isAtWork = false;
  /** How many beginnings are behind us. */
  private done = 0;
  private rows: Rows[] = [];

  static async of(job: Job, isShared: boolean): Promise<JobWork> {
    return new JobWork(job, await loadLongRunner(job.problem, planOf(job), isShared), isShared);
  }

  /** At once, where the rare runners are loaded. */
  static atOnce(job: Job): JobWork {
    return new JobWork(job, newLongRunner(job.problem, planOf(job)), false);
  }

  private constructor(
    private readonly job: Job,
    private readonly runner: Runner,
    isShared: boolean,
  ) {
    this.beginnings = this.runner.beginnings(isShared);
  }

  get size(): number {
    return this.beginnings.length;
  }

  begin(from: number, to: number): void {
    this.next = from;
    this.end = to;
  }

  get loading(): Promise<void> | undefined {
    return this.runner.loading;
  }

  get takesLong(): boolean | undefined {
    return this.runner.takesLong;
  }

  step(): boolean {
    if (!this.isAtWork && this.next >= this.end) return true;
    if (!this.isAtWork) this.runner.begin(this.beginnings[this.next++]!);
    this.runner.run(nodesAtAStretch);
    if (this.runner.rowCount >= this.runner.capacity) this.makeRoom();
    this.isAtWork = !this.runner.finished;
    if (!this.isAtWork) this.done++;
    return false;
  }

  /** Rows stay where they are as long as there is room: the search makes new ones from them. */
  private makeRoom(): void {
    if (this.job.yields.kind === "rows") this.rows.push(this.runner.takeRows());
    else this.runner.dropRows();
  }

  get standing(): Standing {
    return { done: this.done + (this.isAtWork ? this.runner.progress : 0), found: this.runner.found };
  }

  takeRows(): Rows[] {
    if (this.job.yields.kind === "rows" && this.runner.rowCount > 0) this.makeRoom();
    return this.rows.splice(0);
  }

  counts(): Float64Array {
    return this.runner.counts();
  }

  release(): void {
    this.runner.release();
  }
}
