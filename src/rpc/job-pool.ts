/** From threads, whatever a host takes for them, to a pool that shares out jobs among them, one job after the other. */

import { doJob } from "../core/solver/do-job.js";
import type { Job, JobResult, PlaysJob, Pool, WorkOptions } from "../core/solver/job.js";
import { quickly } from "../core/solver/quickly.js";
import { sliceMilliseconds } from "../core/solver/slices.js";
import { throwIfStopped } from "../core/solver/stop.js";
import { expectNumber } from "../core/text/arguments.js";
import type { AnyJob, FromThread, ToThread } from "./job-messages.js";
import type { Thread } from "./port.js";
import { SharedJob } from "./shared-job.js";

export type JobThread = Thread<FromThread, ToThread>;

export interface Host {
  readonly threads: number;
  /** Whether what takes but a moment is done here, without threads. */
  readonly triesHere: boolean;
  start(): JobThread;
}

/** A pool of threads. Close it when you no longer need it. */
export interface ThreadPool extends Required<Pool> {
  readonly threads: number;
  /** Ends the threads; unfinished work is given up. */
  close(): Promise<void>;
}

interface Task {
  readonly shared: SharedJob;
  readonly options: WorkOptions;
  resolve(result: JobResult | Promise<JobResult>): void;
  reject(reason: unknown): void;
}

/** Without threads; the coach's work isn't the solver's, and comes with what does it. */
async function doAlone(job: AnyJob, options: WorkOptions): Promise<JobResult> {
  if ("problem" in job) return doJob(job, options);
  const { playsHere } = await import("../core/coach/plays-work.js");
  return playsHere(job, options);
}

/** How often signals are looked at. */
const watchMilliseconds = 20;

const closed = (): Error => new Error("The worker pool is closed.");

class HostedPool implements ThreadPool {
  private running: JobThread[] = [];
  private hasStarted = false;
  /** The first one is at work, the others wait. */
  private tasks: Task[] = [];
  private watch: ReturnType<typeof setInterval> | undefined;
  private lastId = 0;
  private isClosed = false;

  constructor(private readonly host: Host) {}

  get threads(): number {
    return this.host.threads;
  }

  run(job: Job, options: WorkOptions): Promise<JobResult> {
    return this.share(job, options);
  }

  rate(job: PlaysJob, options: WorkOptions): Promise<JobResult> {
    return this.share(job, options);
  }

  private async share(job: AnyJob, options: WorkOptions): Promise<JobResult> {
    throwIfStopped(options.signal);
    if (this.isClosed) throw closed();
    return (await this.doneAtOnce(job, options)) ?? this.enqueue(job, options);
  }

  /** The result, if it comes within a slice: starting threads would take longer. */
  private async doneAtOnce(job: AnyJob, { signal, onProgress }: WorkOptions): Promise<JobResult | undefined> {
    if (!this.host.triesHere) return undefined;
    const moment = { milliseconds: sliceMilliseconds.default, signal, onProgress };
    return quickly((options) => doAlone(job, options), moment);
  }

  private enqueue(job: AnyJob, options: WorkOptions): Promise<JobResult> {
    return new Promise((resolve, reject) => {
      if (this.isClosed) return reject(closed());
      this.tasks.push({ shared: new SharedJob(++this.lastId, job, this.threads), options, resolve, reject });
      // It also keeps the program running, which no thread does.
      this.watch ??= setInterval(() => this.lookAtSignals(), watchMilliseconds);
      if (this.tasks.length === 1) this.startFirst();
    });
  }

  private lookAtSignals(): void {
    for (const task of [...this.tasks]) this.attempt(task, () => throwIfStopped(task.options.signal));
  }

  /** An error rejects this task only; the pool stays usable. */
  private attempt(task: Task, action: () => void): void {
    try {
      action();
    } catch (error) {
      this.settle(task, () => task.reject(error));
    }
  }

  private startFirst(): void {
    const [task] = this.tasks;
    if (task === undefined) {
      clearInterval(this.watch);
      this.watch = undefined;
      return;
    }
    this.attempt(task, () => {
      throwIfStopped(task.options.signal);
      const { id, job } = task.shared;
      if (this.hasThreads(task)) this.broadcast({ kind: "begin", id, job, isShared: this.threads > 1 });
    });
  }

  private hasThreads(task: Task): boolean {
    try {
      while (this.running.length < this.threads) this.attach(this.host.start());
      return true;
    } catch {
      this.settle(task, () => this.workAlone(task));
      return false;
    }
  }

  private attach(thread: JobThread): void {
    const number = this.running.push(thread) - 1;
    thread.listen(
      (message) => this.onMessage(number, message),
      (error) => {
        if (this.running[number] === thread) this.breakDown(error);
      },
    );
  }

  private broadcast(message: ToThread): void {
    for (const thread of this.running) thread.post(message);
  }

  private onMessage(number: number, message: FromThread): void {
    this.hasStarted = true;
    const [task] = this.tasks;
    if (message.kind === "hello" || message.id !== task?.shared.id) return;
    this.attempt(task, () => this.goOn(task, number, message));
  }

  private goOn(task: Task, number: number, message: FromThread): void {
    if (message.kind === "failed") throw new Error(`A thread of the solver failed: ${message.message}`);
    const order = task.shared.handle(number, message);
    if (order !== undefined) this.running[number]?.post(order);
    if (message.kind === "progress" || message.kind === "done") task.options.onProgress?.(task.shared.progress);
    const { result } = task.shared;
    if (result === undefined) return;
    task.options.onProgress?.({ done: 1, found: result.found });
    this.settle(task, () => task.resolve(result));
  }

  private settle(task: Task, end: () => void): void {
    const wasAtWork = this.tasks[0] === task;
    this.tasks = this.tasks.filter((each) => each !== task);
    end();
    if (!wasAtWork) return;
    this.broadcast({ kind: "drop", id: task.shared.id });
    this.startFirst();
  }

  /** If there are no threads to be had, the work is done anyway. */
  private workAlone({ shared, options: { signal, onProgress }, resolve }: Task): void {
    resolve(doAlone(shared.job, { signal, onProgress }));
  }

  /** One thread less means that part of the work is lost: the task ends, and the next one gets new threads. */
  private breakDown(error: Error): void {
    const [task] = this.tasks;
    void this.endThreads();
    if (task === undefined) return;
    const failure = new Error(`A thread of the solver broke down: ${error.message}`);
    this.settle(task, () => (this.hasStarted ? task.reject(failure) : this.workAlone(task)));
  }

  private async endThreads(): Promise<void> {
    await Promise.all(this.running.splice(0).map((thread) => thread.terminate()));
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const task of this.tasks.splice(0)) task.reject(closed());
    this.startFirst();
    await this.endThreads();
  }
}

const maxThreads = 256;

export function poolOf(host: Host): ThreadPool {
  const { threads } = host;
  expectNumber(threads, "threads");
  if (!Number.isInteger(threads) || threads < 1 || threads > maxThreads) {
    throw new RangeError(`threads: expected a whole number from 1 to ${maxThreads}, not ${threads}`);
  }
  return new HostedPool(host);
}
