/** From the history shelf of this browser to records of what was solved, and from what was solved onto the shelf. */

import { newRecords, readRecord, recordKey, type SolveRecord } from "../core/game/record.js";
import { itemAt } from "../core/text/list.js";
import type { Check, Store } from "./storage.js";

const shelf = "history";

/** How many records of a file are in one entry: databases are slow at many small ones. */
const bundleSize = 5000;

/** An entry is a record, or a bundle of them, of which all that are sound are taken. */
const readEntry: Check<readonly SolveRecord[]> = (found) => {
  const records = (Array.isArray(found) ? found : [found]).flatMap((value: unknown) => readRecord(value) ?? []);
  return records.length === 0 ? undefined : records;
};

export async function readHistory(store: Store): Promise<SolveRecord[]> {
  return newRecords([], [...(await store.readAll(shelf, readEntry)).values()].flat());
}

/** Keeps a record, unless the same date was solved on the same day before: then the first one stays. */
export async function keepRecord(store: Store, record: SolveRecord): Promise<void> {
  const [fresh] = newRecords(await readHistory(store), [record]);
  if (fresh !== undefined) await store.write(shelf, recordKey(fresh), fresh);
}

/** Keeps records that are known to be new; `tell` hears how many of them are kept, from 0 to 1. */
export async function addRecords(
  store: Store,
  records: readonly SolveRecord[],
  tell: (done: number) => void,
): Promise<void> {
  for (let done = 0; done < records.length; done += bundleSize) {
    const bundle = records.slice(done, done + bundleSize);
    // New as it is, its first record cannot be the first one of another bundle.
    await store.write(shelf, `bundle/${recordKey(itemAt(bundle, 0))}`, bundle);
    tell(Math.min(1, (done + bundleSize) / records.length));
  }
}
