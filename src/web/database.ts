/** The app's shelves in the browser's database, or none where it has no database for the app. */

import { noShelves, type Shelves } from "./shelves.js";

/** Should something else go by our name already, it is left alone, and the next name is taken. */
const databaseNames = ["daytile", "daytile-afresh"] as const;
/** The second has a shelf for solutions that were found. */
const databaseVersion = 2;

/** What a database of ours has had from the beginning. */
const firstShelves = ["plays", "history", "counts", "aside"] as const;

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function databaseShelves(database: IDBDatabase): Shelves {
  const read = (shelf: string): IDBObjectStore => database.transaction(shelf).objectStore(shelf);
  /** What is full says so only when all is done. */
  const change = (shelf: string, work: (store: IDBObjectStore) => void): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(shelf, "readwrite");
      work(transaction.objectStore(shelf));
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  return {
    get: async (shelf, key) => answerOf(read(shelf).get(key)),
    async all(shelf) {
      const store = read(shelf);
      const [keys, values] = await Promise.all([answerOf(store.getAllKeys()), answerOf(store.getAll())]);
      return new Map(keys.map((key, i) => [String(key), values[i]]));
    },
    put: (shelf, entries) =>
      change(shelf, (store) => {
        for (const [key, value] of entries) store.put(value, key);
      }),
    delete: (shelf, keys) =>
      change(shelf, (store) => {
        for (const key of keys) store.delete(key);
      }),
  };
}

interface Opened {
  readonly database: IDBDatabase;
  readonly isNew: boolean;
}

/** Throws where a browser forbids databases, and where something else goes by the name. */
async function openDatabase(name: string, shelves: readonly string[]): Promise<Opened> {
  let isNew = false;
  const opening = indexedDB.open(name, databaseVersion);
  opening.onupgradeneeded = ({ oldVersion }) => {
    isNew = oldVersion === 0;
    const { result, transaction } = opening;
    // Something else of our name gets none of our shelves.
    if (!isNew && !firstShelves.every((shelf) => result.objectStoreNames.contains(shelf))) return transaction?.abort();
    for (const shelf of shelves) if (!result.objectStoreNames.contains(shelf)) result.createObjectStore(shelf);
  };
  const database = await answerOf(opening);
  // A later version of the app, in another tab, may want to change it.
  database.onversionchange = () => database.close();
  if (shelves.every((shelf) => database.objectStoreNames.contains(shelf))) return { database, isNew };
  database.close();
  throw new Error("not ours");
}

/** `onForeign` hears of a database of our name that is none of ours, once. */
export async function openShelves(shelves: readonly string[], onForeign: (name: string) => void): Promise<Shelves> {
  for (const name of databaseNames) {
    const opened = await openDatabase(name, shelves).catch(() => undefined);
    if (opened === undefined) continue;
    if (opened.isNew && name !== databaseNames[0]) onForeign(databaseNames[0]);
    return databaseShelves(opened.database);
  }
  return noShelves;
}
