/** One job being shared out: from what threads report to what they do next, and in the end to the result. */

import type { JobResult, Progress, Standing } from "../core/solver/job.js";
import type { Rows } from "../core/solver/runner.js";
import { itemAt } from "../core/text/list.js";
import type { AnyJob, FromThread, ToThread } from "./job-messages.js";

/**
 * A thread gets this part of its share of what is left, so ranges are long at first and short in the end, when all
 * threads should be done together. Neighbouring beginnings have much in common that one thread remembers.
 */
const partOfShare = 8;

export class SharedJob {
  private next = 0;
  private beginnings = Number.POSITIVE_INFINITY;
  private readonly standings = new Map<number, Standing>();
  /** By the first of the beginnings they come from. */
  private readonly rows = new Map<number, readonly Rows[]>();
  private readonly counts: Float64Array;
  private finishedThreads = 0;

  constructor(
    readonly id: number,
    readonly job: AnyJob,
    private readonly threads: number,
  ) {
    this.counts = new Float64Array(job.yields.kind === "targets" ? job.yields.targets : 0);
  }

  /** Notes what a thread reports, and says what it is to do next, if it waits for that. */
  handle(thread: number, report: FromThread): ToThread | undefined {
    if (report.kind === "ready") this.beginnings = report.beginnings;
    if (report.kind === "progress" || report.kind === "done") this.standings.set(thread, report);
    if (report.kind === "done") this.rows.set(report.from, report.rows);
    if (report.kind === "finished") this.add(report.counts);
    return report.kind === "ready" || report.kind === "done" ? this.nextOrder() : undefined;
  }

  private nextOrder(): ToThread {
    const from = this.next;
    const left = this.beginnings - from;
    if (left === 0) return { kind: "finish", id: this.id };
    this.next += Math.max(1, Math.floor(left / (this.threads * partOfShare)));
    return { kind: "range", id: this.id, from, to: this.next };
  }

  private add(counts: Float64Array): void {
    this.finishedThreads++;
    counts.forEach((count, target) => {
      this.counts[target] = itemAt(this.counts, target) + count;
    });
  }

  get progress(): Progress {
    const all = [...this.standings.values()];
    const done = all.reduce((sum, standing) => sum + standing.done, 0);
    return { done: done / this.beginnings, found: all.reduce((sum, { found }) => sum + found, 0) };
  }

  /** Rows come in the order of the beginnings, whoever found them. */
  get result(): JobResult | undefined {
    if (this.finishedThreads < this.threads) return undefined;
    const rows = [...this.rows].sort(([a], [b]) => a - b).flatMap(([, part]) => part);
    return { found: this.progress.found, counts: this.counts, rows };
  }
}
