/** The store keeps, puts aside what it can't read, and goes on without a database. */

import { describe, expect, it } from "vitest";
import { memoryShelves, type Shelves } from "../../src/web/shelves.js";
import { storeOn } from "../../src/web/storage.js";

const text = (found: unknown): string | undefined => (typeof found === "string" ? found : undefined);

function fresh(change: Partial<Shelves> = {}) {
  const shelves = { ...memoryShelves(), ...change };
  const told: string[] = [];
  const listener = { putAside: (key: string) => told.push(key), notKept: () => told.push("not kept") };
  return { shelves, told, store: storeOn(async () => shelves, listener, patience) };
}

const patience = 20;
const one = (key: string, value: unknown): ReadonlyMap<string, unknown> => new Map([[key, value]]);
const keysOf = async (shelves: Shelves, shelf: string): Promise<string[]> => [...(await shelves.all(shelf)).keys()];

describe("the store", () => {
  it("gives back what was put in", async () => {
    const { store, told } = fresh();
    await store.write("plays", "classic", "moves");
    expect(await store.read("plays", "classic", text)).toBe("moves");
    expect(await store.read("history", "classic", text)).toBeUndefined();
    await store.remove("plays", "classic");
    expect(await store.read("plays", "classic", text)).toBeUndefined();
    expect(told).toEqual([]);
  });

  it("puts aside what is not sound, keeps it, and says so once", async () => {
    const { shelves, store, told } = fresh();
    await shelves.put("plays", one("classic", { foreign: true }));
    expect(await store.read("plays", "classic", text)).toBeUndefined();
    expect(await store.read("plays", "classic", text)).toBeUndefined();
    expect(told).toEqual(["classic"]);
    const [kept = ""] = await keysOf(shelves, "aside");
    expect(kept).toMatch(/^plays\/classic\/\d{4}-/);
    expect(await shelves.get("aside", kept)).toEqual({ foreign: true });
  });

  it("takes a check that fails for a refusal", async () => {
    const { shelves, store } = fresh();
    await shelves.put("plays", one("a", null));
    expect(await store.read("plays", "a", (found) => (found as { at: string }).at)).toBeUndefined();
    expect(await keysOf(shelves, "aside")).toHaveLength(1);
  });

  it("reads a whole shelf and leaves out what is not sound", async () => {
    const { shelves, store, told } = fresh();
    await store.write("history", "a", "one");
    await shelves.put("history", one("b", 2));
    await store.write("history", "c", "three");
    const found = await store.readAll("history", text);
    expect([...found]).toEqual([
      ["a", "one"],
      ["c", "three"],
    ]);
    expect(told).toEqual(["b"]);
  });

  const refuse = (): Promise<never> => Promise.reject(new Error("full"));

  it("holds what the browser refuses to keep for as long as the page lives, and says so once", async () => {
    const { store, told } = fresh({ put: refuse, all: refuse, delete: refuse });
    await store.write("plays", "a", "one");
    await store.write("plays", "b", "two");
    expect(await store.read("plays", "a", text)).toBe("one");
    expect([...(await store.readAll("plays", text)).keys()]).toEqual(["a", "b"]);
    await store.remove("plays", "a");
    expect(await store.read("plays", "a", text)).toBeUndefined();
    expect(told).toEqual(["not kept"]);
  });

  it("starts afresh where nothing can be read", async () => {
    const { store, told } = fresh({ get: refuse });
    expect(await store.read("plays", "a", text)).toBeUndefined();
    expect(told).toEqual(["not kept"]);
  });

  it("leaves what is not sound where it is when there is no room to put it aside", async () => {
    const full = memoryShelves();
    await full.put("plays", one("a", 5));
    const { store, told } = fresh({ ...full, put: refuse });
    expect(await store.read("plays", "a", text)).toBeUndefined();
    expect(await full.get("plays", "a")).toBe(5);
    expect(told).toEqual(["not kept", "a"]);
  });

  it("writes many entries in few turns, and tells how far it is", async () => {
    const turns: number[] = [];
    const memory = memoryShelves();
    const { store } = fresh({
      ...memory,
      put: (shelf, entries) => {
        turns.push(entries.size);
        return memory.put(shelf, entries);
      },
    });
    const entries = new Map(Array.from({ length: 12_000 }, (_, i) => [`key ${i}`, `value ${i}`]));
    const told: number[] = [];
    await store.writeAll("history", entries, (done) => told.push(done));
    expect(turns).toEqual([5000, 5000, 2000]);
    expect(told).toEqual([5 / 12, 10 / 12, 1]);
    expect(await store.readAll("history", text)).toEqual(entries);
  });

  it("puts aside all that is not sound in a shelf at once", async () => {
    const memory = memoryShelves();
    await memory.put(
      "history",
      new Map(Array.from({ length: 300 }, (_, i) => [`key ${i}`, i % 3 === 0 ? "sound" : i])),
    );
    let turns = 0;
    const put: Shelves["put"] = (shelf, entries) => {
      turns++;
      return memory.put(shelf, entries);
    };
    const { store, told } = fresh({ ...memory, put });
    expect((await store.readAll("history", text)).size).toBe(100);
    expect([turns, told.length, (await memory.all("aside")).size]).toEqual([1, 200, 200]);
    expect((await memory.all("history")).size).toBe(100);
  });
});

describe("a database that never answers", () => {
  const never = (): Promise<never> => new Promise(() => undefined);

  it("is not waited for when it is opened: the page remembers, and the person is told", async () => {
    const told: string[] = [];
    const store = storeOn(never, { putAside: (key) => told.push(key), notKept: () => told.push("not kept") }, patience);
    expect(await store.read("plays", "a", text)).toBeUndefined();
    await store.write("plays", "a", "one");
    expect(await store.read("plays", "a", text)).toBe("one");
    expect([...(await store.readAll("plays", text))]).toEqual([["a", "one"]]);
    expect(told).toEqual(["not kept"]);
  });

  it("is not waited for when it is read, and what lies there unseen is not written over", async () => {
    const memory = memoryShelves();
    await memory.put("plays", one("a", "of yesterday"));
    const { store, told } = fresh({ ...memory, get: never });
    expect(await store.read("plays", "a", text)).toBeUndefined();
    await store.write("plays", "a", "of today");
    expect(await store.read("plays", "a", text)).toBe("of today");
    expect(await memory.get("plays", "a")).toBe("of yesterday");
    expect(told).toEqual(["not kept"]);
  });

  it("does not keep back what was written a moment ago", async () => {
    const { store } = fresh({ put: never });
    void store.write("plays", "a", "one");
    expect(await store.read("plays", "a", text)).toBe("one");
  });
});
