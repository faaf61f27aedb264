/** From a planned census to what each of its units finds, in their order, whoever does them: threads, or this one. */

import { Worker } from "node:worker_threads";
import { newCensusHost } from "../core/census/census-host.js";
import type { PlannedCensus } from "../core/census/plan.js";
import { unitText, type WrittenUnit } from "../core/census/unit.js";
import { itemAt } from "../core/text/list.js";
import type { FromUnitThread, ToUnitThread } from "./unit-messages.js";

/** Less work than this is done before threads have started. */
const shortSeconds = 0.2;

export interface UnitOrder {
  readonly planned: PlannedCensus;
  /** The first unit that is still to be done. */
  readonly from: number;
  readonly threads: number;
  readonly signal: AbortSignal;
}

/** Each unit once, in order; those that are done early wait for their turn. */
export function unitsInOrder(order: UnitOrder): AsyncGenerator<WrittenUnit> {
  const isShort = order.planned.estimate.seconds < shortSeconds;
  return isShort ? unitsHere(order) : unitsByThreads(order);
}

async function* unitsHere({ planned, from, signal }: UnitOrder): AsyncGenerator<WrittenUnit> {
  const host = newCensusHost();
  if (host === undefined) throw new Error("there is no WebAssembly");
  for (const part of planned.parts.slice(from)) {
    // A signal comes between two units, if at all.
    await new Promise((resolve) => setImmediate(resolve));
    signal.throwIfAborted();
    yield unitText(planned.plan, host, part);
  }
}

async function* unitsByThreads({ planned, from, threads, signal }: UnitOrder): AsyncGenerator<WrittenUnit> {
  const desk = new UnitDesk(planned, from, signal);
  const workers = Array.from({ length: Math.min(threads, planned.parts.length - from) }, () => desk.hire());
  try {
    for (let unit = from; unit < planned.parts.length; unit++) yield await desk.written(unit);
  } finally {
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}

/** Hands out units, and keeps what comes back until it is asked for. */
class UnitDesk {
  private readonly done = new Map<number, WrittenUnit>();
  private readonly waiting = new Map<number, (written: WrittenUnit) => void>();
  private fail: (error: Error) => void = () => {};
  private next: number;

  constructor(
    private readonly planned: PlannedCensus,
    from: number,
    private readonly signal: AbortSignal,
  ) {
    this.next = from;
    signal.addEventListener("abort", () => this.fail(signal.reason as Error), { once: true });
  }

  hire(): Worker {
    const worker = new Worker(new URL("./unit-thread.js", import.meta.url), { execArgv: [] });
    worker.on("message", ({ unit, written }: FromUnitThread) => {
      this.handOut(worker);
      this.takeIn(unit, written);
    });
    worker.on("error", (error) => this.fail(error as Error));
    worker.postMessage({ plan: this.planned.plan } satisfies ToUnitThread);
    this.handOut(worker);
    return worker;
  }

  private handOut(worker: Worker): void {
    if (this.next >= this.planned.parts.length) return;
    const unit = this.next++;
    worker.postMessage({ unit, part: itemAt(this.planned.parts, unit) } satisfies ToUnitThread);
  }

  private takeIn(unit: number, written: WrittenUnit): void {
    const resolve = this.waiting.get(unit);
    if (resolve === undefined) this.done.set(unit, written);
    else resolve(written);
  }

  written(unit: number): Promise<WrittenUnit> {
    const done = this.done.get(unit);
    this.done.delete(unit);
    if (done !== undefined) return Promise.resolve(done);
    return new Promise((resolve, reject) => {
      this.fail = reject;
      if (this.signal.aborted) reject(this.signal.reason);
      this.waiting.set(unit, resolve);
    });
  }
}
