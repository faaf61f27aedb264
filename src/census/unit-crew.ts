/** From units that come one by one to what each finds: threads that do them, so that whoever asks stays free to answer. */

import { Worker } from "node:worker_threads";
import type { PlannedCensus } from "../core/census/plan.js";
import type { WrittenUnit } from "../core/census/unit.js";
import { itemAt } from "../core/text/list.js";
import type { FromUnitThread, ToUnitThread } from "./unit-messages.js";

/** What is said of units that were not finished when the crew was sent home. */
class SentHome extends Error {}

interface Order {
  readonly unit: number;
  resolve(written: WrittenUnit): void;
  reject(error: Error): void;
}

/** Starts a thread that knows the plan. */
function hireThread({ plan }: PlannedCensus): Worker {
  const worker = new Worker(new URL("./unit-thread.js", import.meta.url), { execArgv: [] });
  worker.postMessage({ plan } satisfies ToUnitThread);
  return worker;
}

export class UnitCrew {
  private readonly idle: Worker[] = [];
  private readonly busy = new Map<Worker, Order>();
  private readonly waiting: Order[] = [];
  private isHome = false;

  constructor(
    private readonly planned: PlannedCensus,
    private readonly threads: number,
  ) {}

  /** Does a unit as soon as a thread is free. */
  run(unit: number): Promise<WrittenUnit> {
    if (this.isHome) return Promise.reject(new SentHome());
    return new Promise((resolve, reject) => {
      this.waiting.push({ unit, resolve, reject });
      this.handOut();
    });
  }

  private handOut(): void {
    while (this.waiting.length > 0 && this.busy.size < this.threads) {
      const worker = this.idle.pop() ?? this.hire();
      const order = itemAt(this.waiting.splice(0, 1), 0);
      this.busy.set(worker, order);
      const { unit } = order;
      worker.postMessage({ unit, part: itemAt(this.planned.parts, unit) } satisfies ToUnitThread);
    }
  }

  private hire(): Worker {
    const worker = hireThread(this.planned);
    worker.on("message", ({ written }: FromUnitThread) => {
      this.idle.push(worker);
      this.takeOff(worker)?.resolve(written);
      this.handOut();
    });
    // A thread that failed is gone; the next unit gets another one.
    worker.on("error", (error) => {
      this.takeOff(worker)?.reject(error as Error);
      this.handOut();
    });
    return worker;
  }

  private takeOff(worker: Worker): Order | undefined {
    const order = this.busy.get(worker);
    this.busy.delete(worker);
    return order;
  }

  /** Stops at once; units that were begun are rejected. */
  async sendHome(): Promise<void> {
    this.isHome = true;
    const workers = [...this.idle, ...this.busy.keys()];
    for (const { reject } of [...this.busy.values(), ...this.waiting]) reject(new SentHome());
    this.busy.clear();
    this.waiting.length = 0;
    await Promise.all(workers.map((worker) => worker.terminate()));
  }
}
