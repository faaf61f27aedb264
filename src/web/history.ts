/** From the history shelf of this browser to records of what was solved, and from a puzzle just solved onto the shelf. */

import { readRecord, recordKey, type SolveRecord } from "../core/game/record.js";
import type { Store } from "./storage.js";

const shelf = "history";

export async function readHistory(store: Store): Promise<SolveRecord[]> {
  return [...(await store.readAll(shelf, readRecord)).values()];
}

/** Keeps a record, unless the same date was solved on the same day before: then the first one stays. */
export async function keepRecord(store: Store, record: SolveRecord): Promise<void> {
  const key = recordKey(record);
  if ((await store.read(shelf, key, readRecord)) === undefined) await store.write(shelf, key, record);
}

/** Keeps records that are known to be new; `tell` hears how many of them are kept, from 0 to 1. */
export async function addRecords(
  store: Store,
  records: readonly SolveRecord[],
  tell?: (done: number) => void,
): Promise<void> {
  await store.writeAll(shelf, new Map(records.map((record) => [recordKey(record), record])), tell);
}
