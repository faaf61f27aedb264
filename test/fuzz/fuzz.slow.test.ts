/** A small share of what `npm run nightly` tries, and whether the fuzzer itself would notice. */

import { describe, expect, it } from "vitest";
import { seed } from "../support/runs.js";
import { expectProportion, withSeed } from "./growth.js";
import { randomFrom } from "./random.js";
import type { Reader } from "./reader.js";
import { readers } from "./readers.js";
import { fuzz, inputsAsked, inputsFor } from "./run.js";
import { shrunk } from "./shrink.js";

const byName = readers.map((reader) => [reader.name, reader] as const);

describe("readers answer whatever they are given", () => {
  it.each(byName)("%s", async (_, reader) => {
    await fuzz(reader, inputsFor(reader, readers, inputsAsked(8000)));
  });
});

describe("the steps of reading grow with what is read", () => {
  it.each(byName)("%s", (_, reader) => withSeed(seed, (random) => expectProportion(reader, random)));
});

const numberReader = (read: (input: number) => void): Reader =>
  ({
    name: "a reader",
    share: 1,
    make: (random) => random.below(1000),
    sized: () => ({ name: "a number", of: (size: number) => size }),
    read,
  }) satisfies Reader<number> as unknown as Reader;

const lineReader = (read: (input: string) => void): Reader =>
  ({
    name: "a reader",
    share: 1,
    make: (random) => `${"a".repeat(random.below(50))}b${"c".repeat(random.below(50))}`,
    sized: () => ({ name: "letters", of: (size: number) => "a".repeat(size) }),
    read,
  }) satisfies Reader<string> as unknown as Reader;

describe("the fuzzer", () => {
  it("says what broke a reader, and how to see it again", async () => {
    const fussy = numberReader((input) => {
      if (input > 900) throw new Error("too many");
    });
    await expect(fuzz(fussy, 1000, 1)).rejects.toThrow(/^a reader: Error: too many[\s\S]*breaks: 9\d\d\n.*SEED=\d+ /);
    const message = await fuzz(fussy, 1000, 1).catch(String);
    const seed = Number(/SEED=(\d+)/.exec(String(message))?.[1]);
    await expect(fuzz(fussy, 1, seed)).rejects.toThrow("too many");
    await expect(fuzz(fussy, seed - 1, 1)).resolves.toEqual({ inputs: seed - 1, seed: 1 });
  });

  it("shows the smallest input that still breaks", async () => {
    const fussy = lineReader((input) => {
      if (input.includes("b")) throw new Error("no b");
    });
    await expect(fuzz(fussy, 1, 3)).rejects.toThrow('still breaks: "b"');
    expect(shrunk([["ab", "c"], { d: "xbx" }], (input) => JSON.stringify(input).includes("b"))).toEqual([{ d: "b" }]);
  });

  it("makes the same inputs of the same seed", () => {
    const made = (seed: number): unknown[] => readers.map((each) => each.make(randomFrom(seed)));
    expect(made(7)).toEqual(made(7));
    expect(made(7)).not.toEqual(made(8));
  });

  it("finds work that grows with the square, without waiting for it", () => {
    const compare = numberReader((size) => {
      const all = Array.from({ length: size }, (_, i) => i);
      for (const each of all) all.some((other) => other === each + size);
    });
    expect(() => withSeed(5, (random) => expectProportion(compare, random))).toThrow(
      /^DAYTILE_SEED=5: a reader: 4 times the size takes 1[56]\.\d times the steps: a number$/,
    );
  });

  it("shares its inputs out", () => {
    const all = readers.map((each) => inputsFor(each, readers, 10_000_000));
    expect(all.reduce((sum, each) => sum + each, 0)).toBeGreaterThanOrEqual(10_000_000);
  });
});
