/** Plays, history and solutions in the browser's database: entries are checked when they are read, and bad ones put aside. */

import { openShelves } from "./database.js";
import { type Entries, noShelves, type Shelves, type SturdyShelves, sturdy, within } from "./shelves.js";

export const shelves = ["plays", "history", "counts", "found"] as const;
export type ShelfName = (typeof shelves)[number];

/** Turns what was found into what it should be; undefined where it is something else. */
export type Check<Value> = (found: unknown) => Value | undefined;

export interface Store {
  read<Value>(shelf: ShelfName, key: string, check: Check<Value>): Promise<Value | undefined>;
  /** Every sound entry of a shelf, by key. */
  readAll<Value>(shelf: ShelfName, check: Check<Value>): Promise<Map<string, Value>>;
  write(shelf: ShelfName, key: string, value: unknown): Promise<void>;
  /** Many at once; `tell` hears how much of it is done, from 0 to 1. */
  writeAll(shelf: ShelfName, entries: Entries, tell?: (done: number) => void): Promise<void>;
  remove(shelf: ShelfName, key: string): Promise<void>;
}

/** Where unreadable entries go, under the name of their shelf, their key and the time. */
const aside = "aside";

/** How many entries are written at once: enough to be quick, few enough to tell how far it is. */
const portion = 5000;

/** How long a database may take to answer, in milliseconds. A board without it is better than no board. */
const defaultPatience = 3000;

/** What the store has to tell the person. */
export interface StoreListener {
  /** Something could not be read, and was put aside. */
  putAside(key: string): void;
  /** The browser keeps nothing, or nothing more: what is written lasts as long as the page. Told once. */
  notKept(): void;
}

function once(tell: () => void): () => void {
  let isTold = false;
  return () => {
    if (!isTold) tell();
    isTold = true;
  };
}

function checked<Value>(found: unknown, check: Check<Value>): Value | undefined {
  try {
    return check(found);
  } catch {
    return undefined;
  }
}

/** Where there is no room to keep them aside, they stay where they are. */
async function putAside(at: SturdyShelves, shelf: string, entries: Entries): Promise<void> {
  const now = new Date().toISOString();
  const isKept = await at.put(aside, new Map([...entries].map(([key, value]) => [`${shelf}/${key}/${now}`, value])));
  if (isKept) await at.delete(shelf, [...entries.keys()]);
}

/** Nothing that goes wrong with the shelves is ever thrown; the listener is told instead. */
export function storeOn(open: () => Promise<Shelves>, listener: StoreListener, patience = defaultPatience): Store {
  let opened: Promise<SturdyShelves> | undefined;
  const onRefusal = once(() => listener.notKept());
  const opening = (): Promise<Shelves> =>
    within(patience, open()).catch(() => {
      onRefusal();
      return noShelves;
    });
  const at = (): Promise<SturdyShelves> => {
    opened ??= opening().then((kept) => sturdy(kept, patience, onRefusal));
    return opened;
  };
  /** The sound ones among what was found. */
  async function sound<Value>(shelf: ShelfName, found: Entries, check: Check<Value>): Promise<Map<string, Value>> {
    const values = [...found].map(([key, value]) => [key, checked(value, check)] as const);
    const isSound = (entry: readonly [string, Value | undefined]): entry is [string, Value] => entry[1] !== undefined;
    const unsound = new Map(values.filter((entry) => !isSound(entry)).map(([key]) => [key, found.get(key)]));
    if (unsound.size > 0) await putAside(await at(), shelf, unsound);
    for (const key of unsound.keys()) listener.putAside(key);
    return new Map(values.filter(isSound));
  }
  return {
    async read(shelf, key, check) {
      const found = await (await at()).get(shelf, key);
      return found === undefined ? undefined : (await sound(shelf, new Map([[key, found]]), check)).get(key);
    },
    readAll: async (shelf, check) => sound(shelf, await (await at()).all(shelf), check),
    write: async (shelf, key, value) => void (await (await at()).put(shelf, new Map([[key, value]]))),
    async writeAll(shelf, entries, tell = () => undefined) {
      const all = [...entries];
      for (let done = 0; done < all.length; done += portion) {
        await (await at()).put(shelf, new Map(all.slice(done, done + portion)));
        tell(Math.min(1, (done + portion) / all.length));
      }
    },
    remove: async (shelf, key) => void (await (await at()).delete(shelf, [key])),
  };
}

export const openStore = (listener: StoreListener): Store =>
  storeOn(() => openShelves([...shelves, aside], (name) => listener.putAside(name)), listener);
