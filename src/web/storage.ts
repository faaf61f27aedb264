/** Plays and history in the browser's database: entries are checked when they are read, and bad ones put aside. */

export const shelves = ["plays", "history", "counts"] as const;
export type ShelfName = (typeof shelves)[number];

/** Turns what was found into what it should be; undefined where it is something else. */
export type Check<Value> = (found: unknown) => Value | undefined;

export interface Store {
  read<Value>(shelf: ShelfName, key: string, check: Check<Value>): Promise<Value | undefined>;
  /** Every sound entry of a shelf, by key. */
  readAll<Value>(shelf: ShelfName, check: Check<Value>): Promise<Map<string, Value>>;
  write(shelf: ShelfName, key: string, value: unknown): Promise<void>;
  remove(shelf: ShelfName, key: string): Promise<void>;
}

/** Where entries lie that nobody could read, under the name of their shelf, their key and the time. */
const aside = "aside";
/** Should something else go by our name already, it is left alone, and the next name is taken. */
const databaseNames = ["daytile", "daytile-afresh"] as const;
const databaseVersion = 1;

/** Entries by shelf and key: a database, or the memory where there is none. */
export interface Shelves {
  get(shelf: string, key: string): Promise<unknown>;
  keys(shelf: string): Promise<readonly string[]>;
  put(shelf: string, key: string, value: unknown): Promise<unknown>;
  delete(shelf: string, key: string): Promise<unknown>;
}

const answerOf = <Result>(request: IDBRequest<Result>): Promise<Result> =>
  new Promise((resolve, reject) => {
    request.onsuccess = () => resolve(request.result);
    request.onerror = () => reject(request.error);
  });

function databaseShelves(database: IDBDatabase): Shelves {
  const read = (shelf: string): IDBObjectStore => database.transaction(shelf).objectStore(shelf);
  /** What is full says so only when all is done. */
  const change = (shelf: string, work: (store: IDBObjectStore) => unknown): Promise<void> =>
    new Promise((resolve, reject) => {
      const transaction = database.transaction(shelf, "readwrite");
      work(transaction.objectStore(shelf));
      transaction.oncomplete = () => resolve();
      transaction.onabort = () => reject(transaction.error);
    });
  return {
    get: async (shelf, key) => answerOf(read(shelf).get(key)),
    keys: async (shelf) => (await answerOf(read(shelf).getAllKeys())).map(String),
    put: (shelf, key, value) => change(shelf, (store) => store.put(value, key)),
    delete: (shelf, key) => change(shelf, (store) => store.delete(key)),
  };
}

export function memoryShelves(): Shelves {
  const maps = new Map<string, Map<string, unknown>>();
  const shelfOf = (shelf: string): Map<string, unknown> => {
    const map = maps.get(shelf) ?? new Map<string, unknown>();
    maps.set(shelf, map);
    return map;
  };
  return {
    get: async (shelf, key) => shelfOf(shelf).get(key),
    keys: async (shelf) => [...shelfOf(shelf).keys()],
    put: async (shelf, key, value) => shelfOf(shelf).set(key, structuredClone(value)),
    delete: async (shelf, key) => shelfOf(shelf).delete(key),
  };
}

/** What the store has to tell the person. */
export interface StoreListener {
  /** Something could not be read, and was put aside. */
  putAside(key: string): void;
  /** The browser keeps nothing, or nothing more: what is written lasts as long as the page. Told once. */
  notKept(): void;
}

interface SturdyShelves extends Shelves {
  /** False where it lasts no longer than the page. */
  put(shelf: string, key: string, value: unknown): Promise<boolean>;
}

/** What the browser refuses to keep is held in memory, in front of what it has kept. */
function sturdy(kept: Shelves, onRefusal: () => void): SturdyShelves {
  const held = memoryShelves();
  const lost = (): undefined => void onRefusal();
  return {
    get: async (shelf, key) => (await held.get(shelf, key)) ?? (await kept.get(shelf, key).catch(lost)),
    async keys(shelf) {
      const all = [...((await kept.keys(shelf).catch(lost)) ?? []), ...(await held.keys(shelf))];
      return [...new Set(all)];
    },
    async put(shelf, key, value) {
      try {
        await kept.put(shelf, key, value);
        await held.delete(shelf, key);
        return true;
      } catch {
        onRefusal();
        await held.put(shelf, key, value);
        return false;
      }
    },
    async delete(shelf, key) {
      await held.delete(shelf, key);
      await kept.delete(shelf, key).catch(lost);
    },
  };
}

function once(tell: () => void): () => void {
  let isTold = false;
  return () => {
    if (!isTold) tell();
    isTold = true;
  };
}

/** Nothing that goes wrong with the shelves is ever thrown; the listener is told instead. */
export function storeOn(open: () => Promise<Shelves>, listener: StoreListener): Store {
  let opened: Promise<SturdyShelves> | undefined;
  const onRefusal = once(() => listener.notKept());
  const at = (): Promise<SturdyShelves> => {
    opened ??= open().then((kept) => sturdy(kept, onRefusal));
    return opened;
  };
  async function read<Value>(shelf: ShelfName, key: string, check: Check<Value>): Promise<Value | undefined> {
    const found = await (await at()).get(shelf, key);
    const value = found === undefined ? undefined : checked(found, check);
    if (found === undefined || value !== undefined) return value;
    await putAside(await at(), { shelf, key, found });
    listener.putAside(key);
    return undefined;
  }
  return {
    read,
    async readAll(shelf, check) {
      const keys = await (await at()).keys(shelf);
      const values = await Promise.all(keys.map((key) => read(shelf, key, check)));
      return new Map(keys.flatMap((key, i) => (values[i] === undefined ? [] : [[key, values[i]!] as const])));
    },
    write: async (shelf, key, value) => void (await (await at()).put(shelf, key, value)),
    remove: async (shelf, key) => void (await (await at()).delete(shelf, key)),
  };
}

function checked<Value>(found: unknown, check: Check<Value>): Value | undefined {
  try {
    return check(found);
  } catch {
    return undefined;
  }
}

/** Where there is no room to keep it aside, it stays where it is. */
async function putAside(
  at: SturdyShelves,
  { shelf, key, found }: { readonly shelf: string; readonly key: string; readonly found: unknown },
): Promise<void> {
  const isKept = await at.put(aside, `${shelf}/${key}/${new Date().toISOString()}`, found);
  if (isKept) await at.delete(shelf, key);
}

interface Opened {
  readonly database: IDBDatabase;
  readonly isNew: boolean;
}

const hasShelves = ({ objectStoreNames }: IDBDatabase): boolean =>
  [...shelves, aside].every((shelf) => objectStoreNames.contains(shelf));

/** Throws where a browser forbids databases, and where something else goes by the name. */
async function openDatabase(name: string): Promise<Opened> {
  let isNew = false;
  const opening = indexedDB.open(name, databaseVersion);
  opening.onupgradeneeded = () => {
    isNew = true;
    for (const shelf of [...shelves, aside]) opening.result.createObjectStore(shelf);
  };
  const database = await answerOf(opening);
  // A later version of the app, in another tab, may want to change it.
  database.onversionchange = () => database.close();
  if (hasShelves(database)) return { database, isNew };
  database.close();
  throw new Error("not ours");
}

const refuse = async (): Promise<never> => {
  throw new Error("nothing is kept");
};

/** A browser may forbid databases: nothing was kept, and nothing can be. */
const noShelves: Shelves = {
  get: async () => undefined,
  keys: async () => [],
  put: refuse,
  delete: async () => undefined,
};

async function openShelves({ putAside: tell }: StoreListener): Promise<Shelves> {
  for (const name of databaseNames) {
    const opened = await openDatabase(name).catch(() => undefined);
    if (opened === undefined) continue;
    if (opened.isNew && name !== databaseNames[0]) tell(databaseNames[0]);
    return databaseShelves(opened.database);
  }
  return noShelves;
}

export const openStore = (listener: StoreListener): Store => storeOn(() => openShelves(listener), listener);
