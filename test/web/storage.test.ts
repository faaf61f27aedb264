import { describe, expect, it } from "vitest";
import { memoryShelves, type Shelves, storeOn } from "../../src/web/storage.js";

const text = (found: unknown): string | undefined => (typeof found === "string" ? found : undefined);

function fresh(change: Partial<Shelves> = {}) {
  const shelves = { ...memoryShelves(), ...change };
  const told: string[] = [];
  const listener = { putAside: (key: string) => told.push(key), notKept: () => told.push("not kept") };
  return { shelves, told, store: storeOn(async () => shelves, listener) };
}

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
    await shelves.put("plays", "classic", { foreign: true });
    expect(await store.read("plays", "classic", text)).toBeUndefined();
    expect(await store.read("plays", "classic", text)).toBeUndefined();
    expect(told).toEqual(["classic"]);
    const [kept = ""] = await shelves.keys("aside");
    expect(kept).toMatch(/^plays\/classic\/\d{4}-/);
    expect(await shelves.get("aside", kept)).toEqual({ foreign: true });
  });

  it("takes a check that fails for a refusal", async () => {
    const { shelves, store } = fresh();
    await shelves.put("plays", "a", null);
    expect(await store.read("plays", "a", (found) => (found as { at: string }).at)).toBeUndefined();
    expect(await shelves.keys("aside")).toHaveLength(1);
  });

  it("reads a whole shelf and leaves out what is not sound", async () => {
    const { shelves, store, told } = fresh();
    await store.write("history", "a", "one");
    await shelves.put("history", "b", 2);
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
    const { store, told } = fresh({ put: refuse, keys: refuse, delete: refuse });
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
    await full.put("plays", "a", 5);
    const { store, told } = fresh({ ...full, put: refuse });
    expect(await store.read("plays", "a", text)).toBeUndefined();
    expect(await full.get("plays", "a")).toBe(5);
    expect(told).toEqual(["not kept", "a"]);
  });
});
