/**
 * From requests to replies, by threads that each answer one request at a time. A reply is a value even where there's no
 * answer: whatever goes wrong with a thread ends the request it was at, and nothing else.
 */

import type { Thread } from "./port.js";
import type { AnswerOf, Handlers, InputOf, ProgressOf, ReplyMessage, RequestMessage } from "./request-messages.js";

type RequestThread = Thread<ReplyMessage, RequestMessage>;

/**
 * Why there's no answer: nobody wanted it any more, its time was up, the pool is closed, the thread couldn't start, wanted
 * more memory than it may have or broke down, or what it was asked to do failed.
 */
export type FailureKind = "aborted" | "late" | "closed" | "unavailable" | "out of memory" | "crashed" | "failed";

export interface Failure {
  readonly ok: false;
  readonly kind: FailureKind;
  /** Where it was aborted, the reason. */
  readonly error: Error;
}

export type Reply<Answer> = { readonly ok: true; readonly value: Answer } | Failure;

/** The answer, for those who can't go on without it. */
export function unwrapReply<Answer>(reply: Reply<Answer>): Answer {
  if (!reply.ok) throw reply.error;
  return reply.value;
}

export interface RequestOptions<Progress = never> {
  readonly signal?: AbortSignal | undefined;
  /** Not called any more once the request is aborted. */
  onProgress?(progress: Progress): void;
  /** Called when a thread takes the request up. */
  onBegin?(): void;
  /** Moves along with the request instead of being copied. */
  readonly transfer?: readonly ArrayBufferLike[];
}

export interface WorkerPoolOptions {
  /** How many threads there may be at once. */
  readonly threads: number;
  /** How many of them wait for the next request when they have nothing to do; left out: all. */
  readonly maxIdle?: number;
  /** Milliseconds that a request may take once its thread is ready. */
  readonly timeLimit?: number;
  /** Milliseconds that a thread has to end a request by itself; left out: it's terminated at once. */
  readonly grace?: number;
  start(): RequestThread;
}

interface Task {
  readonly id: number;
  readonly name: string;
  readonly input: unknown;
  readonly options: RequestOptions;
  abort(): void;
  resolve(reply: Reply<unknown>): void;
}

interface Slot {
  readonly thread: RequestThread;
  isReady: boolean;
  task: Task | undefined;
  /** Why its task is being stopped. */
  stopped: Failure | undefined;
  timer: ReturnType<typeof setTimeout> | undefined;
}

const failureOf = (kind: FailureKind, reason: unknown): Failure => ({
  ok: false,
  kind,
  error: reason instanceof Error ? reason : new Error(String(reason)),
});

const faultOf = ({ message, stack }: Extract<ReplyMessage, { kind: "fault" }>): Failure =>
  failureOf("failed", Object.assign(new Error(message), { stack }));

const closed = (): Failure => failureOf("closed", "The worker pool is closed.");

/** What Node says of a thread that wanted more memory than it may have. */
const isOutOfMemory = (error: Error): boolean => "code" in error && error.code === "ERR_WORKER_OUT_OF_MEMORY";

function end({ options, abort, resolve }: Task, reply: Reply<unknown>): void {
  options.signal?.removeEventListener("abort", abort);
  resolve(reply);
}

/** Threads that serve these handlers. */
export class WorkerPool<Served extends Handlers> {
  private readonly slots: Slot[] = [];
  private readonly queue: Task[] = [];
  private lastId = 0;
  private isClosed = false;
  private onIdle: (() => void) | undefined;

  constructor(private readonly options: WorkerPoolOptions) {}

  /** How many requests wait for a thread. */
  get waiting(): number {
    return this.queue.length;
  }

  /** How many requests a thread is at. */
  get working(): number {
    return this.slots.filter(({ task }) => task !== undefined).length;
  }

  /** Never rejects. */
  request<Name extends keyof Served & string>(
    name: Name,
    input: InputOf<Served[Name]>,
    options: RequestOptions<ProgressOf<Served[Name]>> = {},
  ): Promise<Reply<AnswerOf<Served[Name]>>> {
    const { signal } = options;
    return new Promise<Reply<unknown>>((resolve) => {
      const abort = (): void => this.abort(task);
      const task: Task = { id: ++this.lastId, name, input, options, abort, resolve };
      if (this.isClosed) return resolve(closed());
      if (signal?.aborted) return resolve(failureOf("aborted", signal.reason));
      signal?.addEventListener("abort", abort);
      this.queue.push(task);
      this.next();
    }) as Promise<Reply<AnswerOf<Served[Name]>>>;
  }

  private abort(task: Task): void {
    const failure = failureOf("aborted", task.options.signal?.reason);
    const slot = this.slots.find((each) => each.task === task);
    if (slot !== undefined) this.stop(slot, failure);
    else {
      this.queue.splice(this.queue.indexOf(task), 1);
      end(task, failure);
    }
  }

  private next(): void {
    while (this.working < this.options.threads) {
      const task = this.queue.shift();
      if (task === undefined) break;
      this.begin(task);
    }
    if (this.working === 0) this.onIdle?.();
  }

  private begin(task: Task): void {
    try {
      this.post(this.slots.find((each) => each.task === undefined) ?? this.spawn(), task);
    } catch (error) {
      end(task, failureOf("unavailable", error));
    }
  }

  private post(slot: Slot, task: Task): void {
    slot.task = task;
    if (slot.isReady) this.startClock(slot);
    const { id, name, input, options } = task;
    try {
      slot.thread.post({ kind: "request", id, name, input }, options.transfer);
    } catch (error) {
      this.settle(slot, failureOf("failed", error));
    }
  }

  private spawn(): Slot {
    const thread = this.options.start();
    const slot: Slot = { thread, isReady: false, task: undefined, stopped: undefined, timer: undefined };
    thread.listen(
      (message) => this.onMessage(slot, message),
      (error) => this.onFailure(slot, error),
    );
    this.slots.push(slot);
    return slot;
  }

  /** The time of a request begins when its thread is ready. */
  private startClock(slot: Slot): void {
    const { timeLimit, grace } = this.options;
    const { task, stopped } = slot;
    if (stopped !== undefined) slot.timer = setTimeout(() => this.dismiss(slot, stopped), grace);
    else {
      const late = failureOf("late", "The request took too long.");
      if (timeLimit !== undefined) slot.timer = setTimeout(() => this.stop(slot, late), timeLimit);
      task?.options.onBegin?.();
    }
  }

  /** First politely, where there's time for that. */
  private stop(slot: Slot, failure: Failure): void {
    if (slot.task === undefined || slot.stopped !== undefined) return;
    if (this.options.grace === undefined) this.dismiss(slot, failure);
    else {
      slot.stopped = failure;
      clearTimeout(slot.timer);
      slot.thread.post({ kind: "abort", id: slot.task.id });
      if (slot.isReady) this.startClock(slot);
    }
  }

  private onMessage(slot: Slot, message: ReplyMessage): void {
    const { task, stopped } = slot;
    if (message.kind === "ready") {
      slot.isReady = true;
      if (task !== undefined) this.startClock(slot);
    } else if (message.id !== task?.id) return;
    else if (message.kind === "answer") this.settle(slot, { ok: true, value: message.answer });
    else if (message.kind === "fault") this.settle(slot, stopped ?? faultOf(message));
    else if (stopped === undefined) task.options.onProgress?.(message.progress as never);
  }

  private onFailure(slot: Slot, error: Error): void {
    if (!this.slots.includes(slot)) return;
    const kind = isOutOfMemory(error) ? "out of memory" : slot.isReady ? "crashed" : "unavailable";
    this.dismiss(slot, failureOf(kind, error));
  }

  private settle(slot: Slot, reply: Reply<unknown>): void {
    const { task } = slot;
    clearTimeout(slot.timer);
    slot.task = undefined;
    slot.stopped = undefined;
    if (task !== undefined) end(task, reply);
    this.next();
    const idle = this.slots.filter((each) => each.task === undefined);
    for (const each of idle.slice(this.options.maxIdle ?? idle.length)) this.terminate(each);
  }

  private dismiss(slot: Slot, failure: Failure): void {
    this.terminate(slot);
    this.settle(slot, failure);
  }

  private terminate(slot: Slot): void {
    this.slots.splice(this.slots.indexOf(slot), 1);
    void slot.thread.terminate();
  }

  /** Takes nothing more, and closes when everything is answered. */
  async finish(): Promise<void> {
    this.isClosed = true;
    if (this.waiting + this.working > 0) {
      await new Promise<void>((resolve) => {
        this.onIdle = resolve;
      });
    }
    await this.close();
  }

  /** Terminates all threads; nothing more is answered. */
  async close(): Promise<void> {
    this.isClosed = true;
    const slots = this.slots.splice(0);
    for (const { timer } of slots) clearTimeout(timer);
    for (const task of [...slots.flatMap(({ task }) => task ?? []), ...this.queue.splice(0)]) end(task, closed());
    this.onIdle?.();
    await Promise.all(slots.map(({ thread }) => thread.terminate()));
  }
}
