/** Chances are found again under their own keys, however many there are, and others are unknown. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { Chances } from "../../../src/core/coach/chances.js";

it("remember what was told last, as a plain map does", () => {
  const word = fc.oneof(fc.integer({ min: -2, max: 2 }), fc.integer());
  const key = fc.tuple(word, word);
  const chance = fc.double({ min: 0, minExcluded: true, max: 1 });
  fc.assert(
    fc.property(fc.array(fc.tuple(key, chance), { maxLength: 60 }), fc.array(key), (told, others) => {
      const [chances, map] = [new Chances(2), new Map<string, number>()];
      for (const [words, each] of told) {
        chances.set(Int32Array.from(words), each);
        map.set(words.join(), each);
      }
      for (const words of [...told.map(([own]) => own), ...others])
        expect(chances.get(Int32Array.from(words))).toBe(map.get(words.join()) ?? 0);
    }),
  );
});

it("have room for thousands", () => {
  const chances = new Chances(3);
  const keyOf = (i: number) => Int32Array.from([i % 7, -i, i * 65_537]);
  for (let i = 1; i <= 5000; i++) chances.set(keyOf(i), i);
  expect(Array.from({ length: 5000 }, (_, i) => chances.get(keyOf(i + 1)))).toEqual(
    Array.from({ length: 5000 }, (_, i) => i + 1),
  );
  expect(chances.get(keyOf(5001))).toBe(0);
});
