/** From the shelf of solutions that were found to those of a date, and from a solution onto the shelf. */

import { type FoundSolutions, readFoundSolutions, withFound } from "../core/game/found.js";
import type { Store } from "./storage.js";

const shelf = "found";

/** Under the key of the play they were found in. */
export const readFound = async (store: Store, key: string): Promise<readonly string[]> =>
  (await store.read(shelf, key, readFoundSolutions)) ?? [];

export async function readAllFound(store: Store): Promise<FoundSolutions[]> {
  return [...(await store.readAll(shelf, readFoundSolutions))].map(([key, solutions]) => ({ key, solutions }));
}

/** Whether it was found for the first time in this browser. */
export async function keepFound(store: Store, key: string, solution: string): Promise<boolean> {
  const known = await readFound(store, key);
  if (known.includes(solution)) return false;
  await store.write(shelf, key, withFound(known, [solution]));
  return true;
}

/** Puts what a file holds to what is there. */
export async function addFound(store: Store, read: readonly FoundSolutions[]): Promise<void> {
  const before = new Map((await readAllFound(store)).map(({ key, solutions }) => [key, solutions]));
  const after = new Map<string, readonly string[]>();
  for (const { key, solutions } of read) after.set(key, withFound(after.get(key) ?? before.get(key) ?? [], solutions));
  const grown = [...after].filter(([key, solutions]) => solutions.length > (before.get(key)?.length ?? 0));
  await store.writeAll(shelf, new Map(grown));
}
