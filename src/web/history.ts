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

/** Keeps records that are known to be new, all at once. */
export async function addRecords(store: Store, records: readonly SolveRecord[]): Promise<void> {
  await Promise.all(records.map((record) => store.write(shelf, recordKey(record), record)));
}
