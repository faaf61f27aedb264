/** From the text of a progress file to records on the shelf, and to a sentence about what became of all of them. */

import { newRecords, parseProgress } from "../../../core/game/progress.js";
import { addRecords, readHistory } from "../../history.js";
import type { Store } from "../../storage.js";
import type { Words } from "../../words/words.js";

/** `text` is undefined where the file was too large to be read. Whatever is on the shelf stays as it is. */
export async function takeProgress(
  text: string | undefined,
  store: Store,
  { imported, importFaults }: Words["history"],
): Promise<string> {
  if (text === undefined) return importFaults["too large"];
  const reading = parseProgress(text);
  if (!reading.ok) return importFaults[reading.why];
  const fresh = newRecords(await readHistory(store), reading.records);
  await addRecords(store, fresh);
  return imported(fresh.length, reading.records.length - fresh.length, reading.refused);
}
