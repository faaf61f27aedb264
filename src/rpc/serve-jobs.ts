/** Does the parts of jobs that a pool hands out, in a thread. */

import type { LongWork } from "../core/solver/job.js";
import { JobWork } from "../core/solver/job-work.js";
import { Slices, sliceMilliseconds } from "../core/solver/slices.js";
import type { AnyJob, FromThread, ToThread } from "./job-messages.js";
import type { Port } from "./port.js";

type JobPort = Port<ToThread, FromThread>;

interface Task {
  readonly id: number;
  readonly work: LongWork;
}

type OrderOf<Kind extends ToThread["kind"]> = Extract<ToThread, { kind: Kind }>;

/** A search of the solver's, or the coach's playing, which is loaded when it is asked for. */
async function workOn(job: AnyJob, isShared: boolean): Promise<LongWork> {
  if ("problem" in job) return JobWork.of(job, isShared);
  const { PlaysWork } = await import("../core/coach/plays-work.js");
  return new PlaysWork(job);
}

class JobHandler {
  private task: Task | undefined;
  /** The job that is to be begun next, until it is dropped. */
  private wanted: number | undefined;

  constructor(private readonly port: JobPort) {}

  async handle(message: ToThread): Promise<void> {
    try {
      if (message.kind === "begin") await this.begin(message);
      else if (message.kind === "range") await this.workThrough(message);
      else if (message.kind === "finish") this.finish(message);
      else this.drop(message.id);
    } catch (error) {
      this.port.post({ kind: "failed", id: message.id, message: sentenceOf(error) });
    }
  }

  private async begin({ id, job, isShared }: OrderOf<"begin">): Promise<void> {
    this.wanted = id;
    const work = await workOn(job, isShared);
    if (this.wanted !== id) return work.release();
    this.task = { id, work };
    this.port.post({ kind: "ready", id, beginnings: work.size });
  }

  private async workThrough({ id, from, to }: OrderOf<"range">): Promise<void> {
    const { task } = this;
    if (task?.id !== id) return;
    const { work } = task;
    const onSlice = (): void => this.port.post({ kind: "progress", id, ...work.standing });
    const slices = new Slices({ milliseconds: sliceMilliseconds.thread, onSlice });
    work.begin(from, to);
    while (!work.step()) {
      if (work.loading !== undefined) await work.loading;
      await slices.rest();
      // In the meantime the job may have been dropped.
      if (this.task !== task) return;
    }
    const rows = work.takeRows();
    const buffers = rows.map(({ buffer }) => buffer);
    this.port.post({ kind: "done", id, from, rows, ...work.standing }, buffers);
  }

  private finish({ id }: OrderOf<"finish">): void {
    if (this.task?.id !== id) return;
    const counts = this.task.work.counts();
    this.drop(id);
    this.port.post({ kind: "finished", id, counts }, [counts.buffer]);
  }

  private drop(id: number): void {
    if (this.wanted === id) this.wanted = undefined;
    if (this.task?.id !== id) return;
    this.task.work.release();
    this.task = undefined;
  }
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does whatever is asked for through this port, until the thread is ended from outside. */
export function serveJobs(port: JobPort | undefined): void {
  if (port === undefined) return;
  const handler = new JobHandler(port);
  port.listen((message) => void handler.handle(message));
  port.post({ kind: "hello" });
}
