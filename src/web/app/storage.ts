/** Plays and history in the browser's database: entries are checked when they are read, and bad ones put aside. */

import { type IDBPDatabase, openDB } from "idb";

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

function databaseShelves(database: IDBPDatabase): Shelves {
  return {
    get: (shelf, key) => database.get(shelf, key),
    keys: async (shelf) => (await database.getAllKeys(shelf)).map(String),
    put: (shelf, key, value) => database.put(shelf, value, key),
    delete: (shelf, key) => database.delete(shelf, key),
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

/** `onAside` is told when something had to be put aside, so that the person can be told. */
export function storeOn(open: () => Promise<Shelves>, onAside: (key: string) => void): Store {
  let opened: Promise<Shelves> | undefined;
  const at = (): Promise<Shelves> => {
    opened ??= open();
    return opened;
  };
  async function read<Value>(shelf: ShelfName, key: string, check: Check<Value>): Promise<Value | undefined> {
    const found = await (await at()).get(shelf, key);
    const value = found === undefined ? undefined : checked(found, check);
    if (found !== undefined && value === undefined) await putAside(await at(), shelf, key, found, onAside);
    return value;
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

async function putAside(at: Shelves, shelf: string, key: string, found: unknown, onAside: (key: string) => void) {
  await at.put(aside, `${shelf}/${key}/${new Date().toISOString()}`, found);
  await at.delete(shelf, key);
  onAside(key);
}

interface Opened {
  readonly database: IDBPDatabase;
  readonly isNew: boolean;
}

async function openDatabase(name: string): Promise<Opened | undefined> {
  let isNew = false;
  const upgrade = (fresh: IDBPDatabase): void => {
    isNew = true;
    for (const shelf of [...shelves, aside]) fresh.createObjectStore(shelf);
  };
  const database = await openDB(name, databaseVersion, { upgrade }).catch(() => undefined);
  if (database === undefined) return undefined;
  if ([...shelves, aside].every((shelf) => database.objectStoreNames.contains(shelf))) return { database, isNew };
  database.close();
  return undefined;
}

/** A browser may forbid databases; then everything lasts as long as the page. */
async function openShelves(onAside: (key: string) => void): Promise<Shelves> {
  for (const name of databaseNames) {
    const opened = await openDatabase(name);
    if (opened === undefined) continue;
    if (opened.isNew && name !== databaseNames[0]) onAside(databaseNames[0]);
    return databaseShelves(opened.database);
  }
  return memoryShelves();
}

export const openStore = (onAside: (key: string) => void): Store => storeOn(() => openShelves(onAside), onAside);
