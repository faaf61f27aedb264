import { describe, expect, it } from "vitest";
import { memoryShelves, storeOn } from "../../src/web/app/storage.js";

const text = (found: unknown): string | undefined => (typeof found === "string" ? found : undefined);

function fresh() {
  const shelves = memoryShelves();
  const told: string[] = [];
  return {
    shelves,
    told,
    store: storeOn(
      async () => shelves,
      (key) => void told.push(key),
    ),
  };
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
});
