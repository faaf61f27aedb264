/** Arrow keys lead from date to date as the eye expects. */

import { expect, it } from "vitest";
import { linkAfter } from "../../../../src/web/views/year/keys.js";

/** Two blocks of a calendar, one below the other: three, three and one; then two and three, the first of them missing. */
const rows = [[0, 1, 2], [0, 1, 2], [0], [1, 2], [0, 1, 2]];
const places = rows.flatMap((row, y) => row.map((x) => ({ x: x * 50, y: y * 50, height: 44 })));

it.each([
  ["ArrowRight", 0, 1],
  ["ArrowRight", 2, 3],
  ["ArrowRight", 11, 11],
  ["ArrowLeft", 0, 0],
  ["ArrowLeft", 3, 2],
  ["ArrowDown", 1, 4],
  ["ArrowDown", 4, 6],
  ["ArrowDown", 6, 7],
  ["ArrowUp", 7, 6],
  ["ArrowUp", 1, 1],
  ["ArrowUp", 11, 8],
  ["Home", 5, 0],
  ["End", 5, 11],
] as const)("%s leads from link %i to link %i", (key, from, to) => {
  expect(linkAfter(places, from, key, false)).toBe(to);
});

it("left and right change places where one reads from the right; other keys lead nowhere", () => {
  expect(linkAfter(places, 4, "ArrowLeft", true)).toBe(5);
  expect(linkAfter(places, 4, "ArrowRight", true)).toBe(3);
  expect(linkAfter(places, 4, "x", false)).toBeUndefined();
});
