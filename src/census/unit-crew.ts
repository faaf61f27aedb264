/** From units that come one by one to what each finds: threads that do them, so that whoever asks stays free to answer. */

import { Worker } from "node:worker_threads";
import type { Part } from "../core/census/family.js";
import type { PlannedCensus } from "../core/census/plan.js";
import type { SieveFinding, SieveTask } from "../core/census/sieve-task.js";
import type { WrittenUnit } from "../core/census/unit.js";
import { itemAt } from "../core/text/list.js";
import type { FromUnitThread, TaskMessage, ToUnitThread, UnitMessage } from "./unit-messages.js";

/** What is said of units that were not finished when the crew was sent home. */
class SentHome extends Error {}

interface Order {
  readonly message: UnitMessage | TaskMessage;
  resolve(found: FromUnitThread): void;
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

  /** Does a unit as soon as a thread is free, or what a sieve has left of it. */
  run(unit: number, left?: Uint32Array): Promise<WrittenUnit> {
    return this.order({ part: itemAt(this.planned.parts, unit), left }) as Promise<WrittenUnit>;
  }

  /** Does a task of a sieve as soon as a thread is free. */
  sift(part: Part, task: SieveTask): Promise<SieveFinding> {
    return this.order({ part, task }) as Promise<SieveFinding>;
  }

  private order(message: Order["message"]): Promise<FromUnitThread> {
    if (this.isHome) return Promise.reject(new SentHome());
    return new Promise((resolve, reject) => {
      this.waiting.push({ message, resolve, reject });
      this.handOut();
    });
  }

  private handOut(): void {
    while (this.waiting.length > 0 && this.busy.size < this.threads) {
      const worker = this.idle.pop() ?? this.hire();
      const order = itemAt(this.waiting.splice(0, 1), 0);
      this.busy.set(worker, order);
      worker.postMessage(order.message satisfies ToUnitThread);
    }
  }

  private hire(): Worker {
    const worker = hireThread(this.planned);
    worker.on("message", (found: FromUnitThread) => {
      this.idle.push(worker);
      this.takeOff(worker)?.resolve(found);
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
