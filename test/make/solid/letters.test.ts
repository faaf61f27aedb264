/** Letters of several fonts become rings, holes included. */

import { expect, it } from "vitest";
import { findBounds, measureArea } from "../../../src/make/plane.js";
import { defaultLetters } from "./puzzles.js";

it.each(["3月", "Maiمارس", "a月b"])("%s: letters of several fonts stand beside each other", async (text) => {
  const letters = await defaultLetters();
  const alone = Array.from(text.match(/[a-zA-Z\d]+|[^a-zA-Z\d]+/g) ?? [], (part) => letters.widthOf(part));
  expect(letters.widthOf(text)).toBeGreaterThan(alone.reduce((sum, width) => sum + width, 0));
});

it("an O has a hole, stands upright and in the middle", async () => {
  const rings = (await defaultLetters()).ringsOf("O", 10);
  expect(rings.map((ring) => Math.sign(measureArea([ring]))).sort()).toEqual([-1, 1]);
  const { left, right, top, bottom } = findBounds(rings);
  expect(left + right).toBeCloseTo(0, 3);
  expect(Math.abs(top + bottom)).toBeLessThan(0.5);
  expect(bottom - top).toBeGreaterThan(6);
});

it("what no font has is a question mark, and what is not to be seen is nothing", async () => {
  const letters = await defaultLetters();
  expect(letters.widthOf("🧩")).toBe(letters.widthOf("?"));
  expect(letters.ringsOf("\u200d\u0000", 10)).toEqual([]);
});
