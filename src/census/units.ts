/** From a planned census to what each of its units finds, in their order, whoever does them: threads, or this one. */

import { newCensusHost } from "../core/census/census-host.js";
import type { PlannedCensus } from "../core/census/plan.js";
import { decidedText, unitText, type WrittenUnit } from "../core/census/unit.js";
import { CensusPool } from "./census-pool.js";
import { shareSieve } from "./shared-sieve.js";
import type { SieveNotes } from "./sieve-notes.js";

/** Less work than this is done before threads have started. */
const shortSeconds = 0.2;

export interface UnitOrder {
  readonly planned: PlannedCensus;
  /** The first unit that is still to be done. */
  readonly from: number;
  readonly threads: number;
  readonly signal: AbortSignal;
  readonly notes: SieveNotes;
  /** Where a sieve goes through all sets first: how much of it is done, and how many sets may still work. */
  onSieve(done: number, left: number): void;
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

async function* unitsByThreads(order: UnitOrder): AsyncGenerator<WrittenUnit> {
  const { planned, threads, signal } = order;
  signal.throwIfAborted();
  const pool = new CensusPool(planned, threads);
  const stop = (): void => void pool.close();
  signal.addEventListener("abort", stop, { once: true });
  try {
    const units = planned.plan.method === "sieved" ? await sievedUnits(order, pool) : allUnits(order, pool);
    // Whoever asks for a unit that failed will hear of it.
    for (const unit of units) unit.catch(() => {});
    for (const unit of units) yield await unit;
  } finally {
    signal.removeEventListener("abort", stop);
    await pool.close();
  }
}

const allUnits = ({ planned: { parts }, from }: UnitOrder, pool: CensusPool): Promise<WrittenUnit>[] =>
  parts.slice(from).map((_, place) => pool.run(from + place));

/** One sieve for all of them. The solver then does what is left of each. */
async function sievedUnits(order: UnitOrder, pool: CensusPool): Promise<Promise<WrittenUnit>[]> {
  const { planned, from, threads, notes, onSieve } = order;
  const { left, isDecided } = await shareSieve({ planned, pool, threads, notes, onProgress: onSieve });
  return planned.parts.slice(from).map((part, place) => {
    const own = left.filter((set) => set >= part.from && set < part.to);
    return isDecided ? Promise.resolve(decidedText(planned.plan, own)) : pool.run(from + place, own);
  });
}
