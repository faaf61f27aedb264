/**
 * From requests to answers, by threads that can be ended: whatever a stranger's puzzle does to a search, the server goes on
 * answering. A bounded number waits; who comes when all places are taken is sent away at once, not kept waiting.
 */

import type { Request } from "../../requests/ask.js";
import type { Outcome } from "../../requests/outcome.js";
import { startNodeThread } from "../../rpc/node-port.js";
import { type FailureKind, WorkerPool } from "../../rpc/worker-pool.js";
import type { KeptAnswer } from "../kept.js";
import { LoadShedder } from "./load-shedder.js";
import type { RequestHandlers } from "./request-thread.js";

export interface PoolLimits {
  readonly threads: number;
  /** How many requests may wait for a thread. */
  readonly waiting: number;
  /** Milliseconds that a request may take, once a thread has begun it. */
  readonly timeLimit: number;
  /** Milliseconds that it may go on after it was told to stop. */
  readonly grace: number;
  /** Megabytes of memory that a thread may use. */
  readonly memory: number;
}

/** What becomes of a request besides an answer or a refusal. */
export type PoolFailure = "busy" | "too long" | "too large" | "broken" | "closed" | "left";

export type PoolOutcome = Outcome<KeptAnswer> | PoolFailure;

const failures: Readonly<Record<FailureKind, PoolFailure>> = {
  aborted: "left",
  late: "too long",
  closed: "closed",
  "out of memory": "too large",
  unavailable: "broken",
  crashed: "broken",
  failed: "broken",
};

const address = new URL("./request-thread.js", import.meta.url);

export class RequestPool {
  private readonly pool: WorkerPool<RequestHandlers>;
  private readonly shedder: LoadShedder;

  constructor(
    private readonly limits: PoolLimits,
    private readonly onFault: (fault: string) => void = () => {},
  ) {
    const { threads, timeLimit, grace, memory } = limits;
    this.pool = new WorkerPool({
      ...{ threads, timeLimit, grace },
      start: () => startNodeThread(address, { resourceLimits: { maxOldGenerationSizeMb: memory } }),
    });
    this.shedder = new LoadShedder(threads);
  }

  get waiting(): number {
    return this.pool.waiting;
  }

  get working(): number {
    return this.pool.working;
  }

  /** Never rejects. `left` says when nobody waits for it any more. */
  async answer(request: Request, now: Date, left?: AbortSignal): Promise<PoolOutcome> {
    const came = performance.now();
    if (!this.hasRoom(came)) return "busy";
    let begun: number | undefined;
    const onBegin = (): void => {
      begun = performance.now();
      this.shedder.began(begun - came, begun);
    };
    const reply = await this.pool.request("answer", { request, now }, { signal: left, onBegin });
    if (begun !== undefined) this.shedder.ended(performance.now() - begun);
    if (reply.ok) return reply.value;
    const failure = failures[reply.kind];
    if (failure === "broken") this.onFault(String(reply.error.stack));
    return failure;
  }

  private hasRoom(now: number): boolean {
    return this.waiting < this.limits.waiting && this.shedder.admits(this.waiting, now);
  }

  /** Takes nothing more, and finishes what waits or has begun. */
  finish(): Promise<void> {
    return this.pool.finish();
  }

  close(): Promise<void> {
    return this.pool.close();
  }
}
