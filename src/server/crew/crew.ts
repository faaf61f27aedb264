/**
 * From requests to answers, by threads that can be ended: whatever a stranger's puzzle does to a search, the server goes on
 * answering. A bounded number waits; who comes when all places are taken is sent away at once, not kept waiting.
 */

import { Worker } from "node:worker_threads";
import type { Request } from "../../requests/ask.js";
import type { Outcome } from "../../requests/outcome.js";
import type { KeptAnswer } from "../kept.js";
import type { CrewAnswer, FromCrew, ToCrew } from "./messages.js";
import { Pressure } from "./pressure.js";

export interface CrewLimits {
  readonly threads: number;
  /** How many requests may wait for a thread. */
  readonly waiting: number;
  /** Milliseconds that a request may take, once a thread has begun it. */
  readonly patience: number;
  /** Milliseconds that it may go on after it was told to stop. */
  readonly grace: number;
  /** Megabytes of memory that a thread may use. */
  readonly memory: number;
}

/** What becomes of a request besides an answer or a refusal. */
export type Unanswered = "busy" | "too long" | "too large" | "broken" | "closed" | "left";

export type CrewOutcome = Outcome<KeptAnswer> | Unanswered;

interface Task {
  readonly id: number;
  readonly request: Request;
  readonly now: Date;
  /** When it came, and when its turn came. */
  readonly came: number;
  begun: number;
  settle(outcome: CrewOutcome): void;
}

interface Member {
  readonly worker: Worker;
  task: Task | undefined;
  isReady: boolean;
  timer: NodeJS.Timeout | undefined;
}

const startWorker = ({ memory }: CrewLimits): Worker =>
  new Worker(new URL("./crew-thread.js", import.meta.url), {
    execArgv: [],
    resourceLimits: { maxOldGenerationSizeMb: memory },
  });

/** What Node says of a thread that wanted more memory than it may have. */
const isOutOfMemory = (error: unknown): boolean =>
  (error as { code?: string } | undefined)?.code === "ERR_WORKER_OUT_OF_MEMORY";

export class Crew {
  private readonly members: Member[] = [];
  private readonly queue: Task[] = [];
  private lastId = 0;
  private isClosed = false;
  private onIdle: (() => void) | undefined;
  private readonly pressure: Pressure;

  constructor(
    private readonly limits: CrewLimits,
    private readonly onFault: (fault: string) => void = () => {},
  ) {
    this.pressure = new Pressure(limits.threads);
  }

  get waiting(): number {
    return this.queue.length;
  }

  get working(): number {
    return this.members.filter(({ task }) => task !== undefined).length;
  }

  /** Never rejects. `left` says when nobody waits for it any more. */
  async answer(request: Request, now: Date, left?: AbortSignal): Promise<CrewOutcome> {
    if (this.isClosed) return "closed";
    if (left?.aborted) return "left";
    const came = performance.now();
    if (!this.hasRoom(came)) return "busy";
    return new Promise((settle) => {
      const task = { id: ++this.lastId, request, now, came, begun: came, settle };
      left?.addEventListener("abort", () => this.drop(task), { once: true });
      this.queue.push(task);
      this.next();
    });
  }

  /** Makes room for those who still wait. */
  private drop(task: Task): void {
    const at = this.queue.indexOf(task);
    if (at >= 0) this.queue.splice(at, 1);
    const member = this.members.find((each) => each.task === task);
    if (member !== undefined) this.stop(member, task);
    else task.settle("left");
  }

  private hasRoom(now: number): boolean {
    return this.queue.length < this.limits.waiting && this.pressure.mayWait(this.queue.length, now);
  }

  private next(): void {
    const member = this.idleMember();
    const task = member && this.queue.shift();
    if (member !== undefined && task !== undefined) this.begin(member, task);
    else if (this.working === 0) this.onIdle?.();
  }

  private idleMember(): Member | undefined {
    if (this.queue.length === 0) return undefined;
    const idle = this.members.find(({ task }) => task === undefined);
    return idle ?? (this.members.length < this.limits.threads ? this.hire() : undefined);
  }

  private hire(): Member {
    const member: Member = { worker: startWorker(this.limits), task: undefined, isReady: false, timer: undefined };
    member.worker.on("message", (message: FromCrew) => this.hear(member, message));
    member.worker.on("error", (error) => {
      if (isOutOfMemory(error)) this.leave(member, "too large");
      else this.lose(member, String(error.stack ?? error));
    });
    member.worker.on("exit", (code) => this.lose(member, `a thread ended with exit code ${code}`));
    this.members.push(member);
    return member;
  }

  private begin(member: Member, task: Task): void {
    member.task = task;
    task.begun = performance.now();
    this.pressure.began(task.begun - task.came, task.begun);
    if (member.isReady) this.startClock(member, task);
    const { id, request, now } = task;
    member.worker.postMessage({ order: { id, request, now } } satisfies ToCrew);
  }

  private startClock(member: Member, task: Task): void {
    member.timer = setTimeout(() => this.stop(member, task), this.limits.patience);
  }

  /** First politely; a thread that doesn't listen is ended. One that isn't ready yet hears of it when it is. */
  private stop(member: Member, task: Task): void {
    member.worker.postMessage({ stop: task.id } satisfies ToCrew);
    clearTimeout(member.timer);
    if (member.isReady) member.timer = setTimeout(() => this.dismiss(member), this.limits.grace);
  }

  private hear(member: Member, message: FromCrew): void {
    if ("isReady" in message) {
      member.isReady = true;
      if (member.task === undefined) return;
      member.task.begun = performance.now();
      this.startClock(member, member.task);
    } else this.take(member, message);
  }

  private take(member: Member, { id, outcome, fault, isTooLarge }: CrewAnswer): void {
    if (member.task?.id !== id) return;
    if (fault !== undefined) this.onFault(fault);
    const unanswered = isTooLarge ? "too large" : fault === undefined ? "too long" : "broken";
    this.settle(member, outcome ?? unanswered);
  }

  private settle(member: Member, outcome: CrewOutcome): void {
    clearTimeout(member.timer);
    if (member.task !== undefined) this.pressure.ended(performance.now() - member.task.begun);
    member.task?.settle(outcome);
    member.task = undefined;
    this.next();
  }

  private dismiss(member: Member): void {
    this.remove(member);
    void member.worker.terminate();
    this.settle(member, "too long");
  }

  private remove(member: Member): void {
    const at = this.members.indexOf(member);
    if (at >= 0) this.members.splice(at, 1);
  }

  /** A thread that broke down takes its request with it, and nothing else. */
  private lose(member: Member, fault: string): void {
    if (!this.members.includes(member)) return;
    if (!this.isClosed) this.onFault(fault);
    this.leave(member, "broken");
  }

  private leave(member: Member, outcome: Unanswered): void {
    this.remove(member);
    this.settle(member, outcome);
  }

  /** Takes nothing more, and finishes what waits or has begun. */
  async finish(): Promise<void> {
    this.isClosed = true;
    if (this.queue.length > 0 || this.working > 0) {
      await new Promise<void>((resolve) => {
        this.onIdle = resolve;
      });
    }
    await this.close();
  }

  async close(): Promise<void> {
    this.isClosed = true;
    for (const task of this.queue.splice(0)) task.settle("closed");
    const members = this.members.splice(0);
    for (const { task, timer } of members) {
      clearTimeout(timer);
      task?.settle("closed");
    }
    await Promise.all(members.map(({ worker }) => worker.terminate()));
  }
}
