/** Words and numbers as seeds: numbers stay what they are, and words that differ make numbers that differ. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { seedOf } from "../../src/requests/seed.js";

it.each([
  [7, 7],
  ["7", 7],
  ["-7", -7],
  ["0", 0],
  // As published with the hash of Fowler, Noll and Vo.
  ["a", 0xe40c292c],
  ["foobar", 0xbf9cf968],
])("%j is %d", (seed, number) => expect(seedOf(seed)).toBe(number));

it("words of one length differ, whichever letter does", () => {
  const words = ["tea", "pie", "tee", "pea", "toa", "tia", "eat"];
  expect(new Set(words.map(seedOf)).size).toBe(words.length);
});

it("every word is a number that the solver takes", () => {
  fc.assert(
    fc.property(fc.string({ unit: "grapheme" }), (word) => {
      expect(Number.isSafeInteger(seedOf(word))).toBe(true);
      expect(seedOf(word)).toBe(seedOf(word));
    }),
  );
});
