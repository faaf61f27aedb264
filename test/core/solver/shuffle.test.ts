/** Chance from a seed: as even as chance has to be, and the same every time. */

import { describe, expect, it } from "vitest";
import { randomFrom, shuffled } from "../../../src/core/solver/shuffle.js";

describe("numbers from a seed", () => {
  it("are the same for the same seed, and others for the next one", () => {
    const first = (seed: number) => Array.from({ length: 5 }, randomFrom(seed));
    expect(first(7)).toEqual(first(7));
    expect(new Set([0, 1, 2, 3, -1, 2 ** 40].map((seed) => first(seed).join())).size).toBe(6);
  });

  it("hit every one of 92 places about as often", () => {
    const hits = new Array<number>(92).fill(0);
    for (let seed = 0; seed < 9200; seed++) hits[Math.floor(randomFrom(seed)() * 92)]!++;
    expect(Math.min(...hits)).toBeGreaterThan(60);
    expect(Math.max(...hits)).toBeLessThan(140);
  });

  it("reach places beyond 32 bits", () => {
    const random = randomFrom(1);
    const places = Array.from({ length: 200 }, () => Math.floor(random() * 2 ** 40));
    expect(new Set(places).size).toBe(200);
    expect(places.some((place) => place % 2 === 1)).toBe(true);
  });

  it("need a whole number to begin with", () => {
    expect(() => randomFrom(0.5)).toThrow("a seed is a whole number, not 0.5");
    expect(() => shuffled([1, 2], Number.NaN)).toThrow(RangeError);
  });
});
