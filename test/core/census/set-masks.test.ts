/** The pieces of a set as bits of two words: those that its number stands for. */

import { expect, it } from "vitest";
import { poolPieces } from "../../../src/core/census/census-image.js";
import { familyOf, setPieces, wholeFamily } from "../../../src/core/census/family.js";
import { readQuotas } from "../../../src/core/census/quotas.js";
import { setMasks } from "../../../src/core/census/set-masks.js";

/** Twelve pentominoes and 35 hexominoes: more than a word has bits. */
const family = familyOf("square", readQuotas("square", "3 pentominoes + 2 hexominoes")!);
const pool = poolPieces(family, wholeFamily(family), () => []);
const numbers = Array.from({ length: 60 }, (_, i) => Math.floor((i * family.sets) / 60));

it("has a bit for each piece of a set, in either word", () => {
  const write = setMasks(family, pool);
  const words = new Uint32Array(numbers.length * 2);
  for (const [i, number] of numbers.entries()) write(number, words, i * 2);
  const isIn = (i: number, bit: number): boolean => ((words[i * 2 + (bit >> 5)]! >>> (bit & 31)) & 1) === 1;
  const found = numbers.map((_, i) => pool.filter((_, bit) => isIn(i, bit)).map(({ piece }) => piece.id));
  const names = (number: number): string[] => setPieces(family, number).map(({ id }) => id);
  expect(found.map((ids) => ids.sort())).toEqual(numbers.map((number) => names(number).sort()));
});
