/** The part that runs in a thread: from orders that come through a port to results that go back through it. */

import { runnerFor } from "../core/solver/do-here.js";
import type { Job } from "../core/solver/job.js";
import type { Rows, Runner } from "../core/solver/runner.js";
import { pause } from "../core/solver/stop.js";
import type { FromThread, Standing, ToThread } from "./protocol.js";

/** As much as a thread needs to know of the world. */
export interface ThreadPort {
  post(message: FromThread, transfer: ArrayBufferLike[]): void;
  listen(hear: (message: ToThread) => void): void;
}

/** Between slices a thread listens: to hear in time that a job is not wanted any more, at little cost. */
const sliceMilliseconds = 100;
const sliceNodes = 20_000;

interface Work {
  readonly id: number;
  readonly job: Job;
  readonly runner: Runner;
  readonly beginnings: readonly (readonly number[])[];
  /** How many beginnings are behind us. */
  done: number;
}

type OrderOf<Kind extends ToThread["kind"]> = Extract<ToThread, { kind: Kind }>;

class JobHandler {
  private work: Work | undefined;

  constructor(private readonly port: ThreadPort) {}

  async handle(message: ToThread): Promise<void> {
    try {
      if (message.kind === "begin") this.begin(message);
      else if (message.kind === "range") await this.workThrough(message);
      else if (message.kind === "finish") this.finish(message);
      else this.drop(message.id);
    } catch (error) {
      this.port.post({ kind: "failed", id: message.id, message: sentenceOf(error) }, []);
    }
  }

  private begin({ id, job }: OrderOf<"begin">): void {
    const runner = runnerFor(job);
    const beginnings = runner.beginnings(true);
    this.work = { id, job, runner, beginnings, done: 0 };
    this.port.post({ kind: "ready", id, beginnings: beginnings.length }, []);
  }

  private async workThrough({ id, from, to }: OrderOf<"range">): Promise<void> {
    const work = this.work;
    if (work?.id !== id) return;
    const rows: Rows[] = [];
    const sliceEnds = sliceClock();
    for (const path of work.beginnings.slice(from, to)) {
      work.runner.begin(path);
      while (!work.runner.finished) {
        workOn(work, rows);
        if (!sliceEnds()) continue;
        this.port.post({ kind: "progress", id, ...standing(work) }, []);
        await pause();
        if (this.work !== work) return;
      }
      work.done++;
    }
    takeAway(work, rows);
    const buffers = rows.map(({ buffer }) => buffer);
    this.port.post({ kind: "done", id, from, rows, done: work.done, found: work.runner.found }, buffers);
  }

  private finish({ id }: OrderOf<"finish">): void {
    if (this.work?.id !== id) return;
    const counts = this.work.runner.counts();
    this.drop(id);
    this.port.post({ kind: "finished", id, counts }, [counts.buffer]);
  }

  private drop(id: number): void {
    if (this.work?.id !== id) return;
    this.work.runner.release();
    this.work = undefined;
  }
}

function sliceClock(): () => boolean {
  let end = Date.now() + sliceMilliseconds;
  return () => {
    const now = Date.now();
    if (now < end) return false;
    end = now + sliceMilliseconds;
    return true;
  };
}

function standing({ runner, done }: Work): Standing {
  return { done: done + runner.progress, found: runner.found };
}

/** Rows stay where they are as long as there is room: the search makes new ones from them. */
function workOn(work: Work, rows: Rows[]): void {
  const { runner } = work;
  runner.run(sliceNodes);
  if (runner.rowCount >= runner.capacity) takeAway(work, rows);
}

function takeAway({ runner, job }: Work, rows: Rows[]): void {
  if (job.yields.kind === "rows") {
    if (runner.rowCount > 0) rows.push(runner.takeRows());
  } else if (runner.rowCount >= runner.capacity) runner.dropRows();
}

const sentenceOf = (error: unknown): string => (error instanceof Error ? error.message : String(error));

/** Does whatever is asked for through this port, until the thread is ended from outside. */
export function serve(port: ThreadPort): void {
  const handler = new JobHandler(port);
  port.listen((message) => void handler.handle(message));
  port.post({ kind: "hello" }, []);
}
