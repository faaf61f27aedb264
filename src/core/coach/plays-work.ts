/** From a job about many targets to how often somebody would play each of them, target by target, here or in a thread. */

import { workHere } from "../solver/do-here.js";
import type { JobResult, LongWork, PlaysJob, Standing, WorkOptions } from "../solver/job.js";
import { playing, playsOf, questionAt } from "./plays.js";

export class PlaysWork implements LongWork {
  readonly loading = undefined;
  /** Neighbouring targets have much in common, and whoever plays remembers it. */
  private readonly player: ReturnType<typeof playing>;
  private readonly plays: Float64Array;
  private next = 0;
  private end = 0;
  private done = 0;

  constructor(private readonly job: PlaysJob) {
    this.player = playing(job.setup, job.placements, job.seed);
    this.plays = new Float64Array(job.yields.targets);
  }

  get size(): number {
    return this.plays.length;
  }

  begin(from: number, to: number): void {
    this.next = from;
    this.end = to;
  }

  step(): boolean {
    if (this.next >= this.end) return true;
    const index = this.next++;
    const rows = this.job.rows.get(index);
    this.plays[index] = (rows && playsOf(questionAt(this.job.setup, index), this.player, rows)) ?? 0;
    this.done++;
    return false;
  }

  get standing(): Standing {
    return { done: this.done, found: this.done };
  }

  takeRows(): [] {
    return [];
  }

  /** By target: how often somebody would play; 0 where there is no telling. */
  counts(): Float64Array {
    return this.plays;
  }

  release(): void {
    this.next = this.end;
  }
}

export const playsHere = (job: PlaysJob, options: WorkOptions): Promise<JobResult> =>
  workHere(new PlaysWork(job), options);
