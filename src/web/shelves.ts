/** Entries by shelf and key: in memory, or in front of a database that may refuse to keep them, or never answer. */

export type Entries = ReadonlyMap<string, unknown>;

/** A database, or the memory where there is none. Several entries are kept or taken away all together, or not at all. */
export interface Shelves {
  get(shelf: string, key: string): Promise<unknown>;
  all(shelf: string): Promise<Entries>;
  put(shelf: string, entries: Entries): Promise<unknown>;
  delete(shelf: string, keys: readonly string[]): Promise<unknown>;
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
    all: async (shelf) => new Map(shelfOf(shelf)),
    async put(shelf, entries) {
      for (const [key, value] of entries) shelfOf(shelf).set(key, structuredClone(value));
    },
    async delete(shelf, keys) {
      for (const key of keys) shelfOf(shelf).delete(key);
    },
  };
}

const refuse = async (): Promise<never> => {
  throw new Error("nothing is kept");
};

/** Nothing was kept, and nothing can be. */
export const noShelves: Shelves = {
  get: async () => undefined,
  all: async () => new Map(),
  put: refuse,
  delete: async () => undefined,
};

/** Rejects where no answer comes in time. */
export function within<Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const timer = setTimeout(() => reject(new Error("no answer")), milliseconds);
    void answer.then(resolve, reject).finally(() => clearTimeout(timer));
  });
}

export interface SturdyShelves extends Shelves {
  /** False where it lasts no longer than the page. */
  put(shelf: string, entries: Entries): Promise<boolean>;
}

/** A whole shelf takes longer than an entry of it. */
const shelfPatience = 10;

/** What the browser has not kept, or not yet, is held in memory, in front of what it has. */
export function sturdy(database: Shelves, patience: number, onRefusal: () => void): SturdyShelves {
  const held = memoryShelves();
  let kept = database;
  /** A database that doesn't answer isn't asked again: what's in it must not be overwritten unseen. */
  const asked = async <Answer>(milliseconds: number, answer: Promise<Answer>): Promise<Answer | undefined> =>
    within(milliseconds, answer).catch(() => {
      kept = noShelves;
      onRefusal();
      return undefined;
    });
  return {
    get: async (shelf, key) => (await held.get(shelf, key)) ?? (await asked(patience, kept.get(shelf, key))),
    async all(shelf) {
      const found = await asked(patience * shelfPatience, kept.all(shelf));
      return new Map([...(found ?? []), ...(await held.all(shelf))]);
    },
    async put(shelf, entries) {
      await held.put(shelf, entries);
      try {
        await kept.put(shelf, entries);
        await held.delete(shelf, [...entries.keys()]);
        return true;
      } catch {
        onRefusal();
        // Another entry of this key may have been kept in the meantime.
        await held.put(shelf, entries);
        return false;
      }
    },
    async delete(shelf, keys) {
      await held.delete(shelf, keys);
      await kept.delete(shelf, keys).catch(onRefusal);
    },
  };
}
