/** From units that come one by one to what each finds: threads that do them, so that whoever asks stays free to answer. */

import type { Part } from "../core/census/family.js";
import type { PlannedCensus } from "../core/census/plan.js";
import type { SieveFinding, SieveTask } from "../core/census/sieve-task.js";
import type { WrittenUnit } from "../core/census/unit.js";
import { itemAt } from "../core/text/list.js";
import { startNodeThread } from "../rpc/node-port.js";
import { unwrapReply, WorkerPool } from "../rpc/worker-pool.js";
import type { UnitHandlers } from "./unit-thread.js";

const address = new URL("./unit-thread.js", import.meta.url);

export class CensusPool {
  private readonly pool: WorkerPool<UnitHandlers>;

  constructor(
    private readonly planned: PlannedCensus,
    threads: number,
  ) {
    this.pool = new WorkerPool({ threads, start: () => startNodeThread(address, { workerData: planned.plan }) });
  }

  /** Does a unit as soon as a thread is free, or what a sieve has left of it. */
  async run(unit: number, left?: Uint32Array): Promise<WrittenUnit> {
    return unwrapReply(await this.pool.request("doUnit", { part: itemAt(this.planned.parts, unit), left }));
  }

  /** Does a task of a sieve as soon as a thread is free. */
  async sift(part: Part, task: SieveTask): Promise<SieveFinding> {
    return unwrapReply(await this.pool.request("sift", { part, task }));
  }

  /** Stops at once; units that were begun are rejected. */
  close(): Promise<void> {
    return this.pool.close();
  }
}
