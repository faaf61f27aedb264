/** The best solutions for a taste, as the Solutions view shows them: the same that the coach finds. */
// @module-tag thorough

import { expect, it } from "vitest";
import { tastes, tilingsToTaste } from "../../../../src/core/coach/coach.js";
import { sortedTilings } from "../../../../src/core/solver/sorted-tilings.js";
import { numbered } from "../../../../src/web/views/solutions/agreeing.js";
import { bestFor } from "../../../../src/web/views/solutions/tastes.js";
import { cellsNamed, classic } from "../../../support/puzzles.js";

const question = { puzzle: classic, uncovered: cellsNamed(classic, "Dec", "25") };
const items = numbered(await sortedTilings(question), []);
const near = (items[40]?.tiling ?? []).slice(0, 3);
const numbersOf = (best: readonly { readonly number: number }[]): number[] => best.map(({ number }) => number);

it("are all where nothing is preferred", () => {
  expect(bestFor(classic, items, "all", [])).toBe(items);
});

it.each([
  ...tastes.map((prefer) => [prefer, { prefer }] as const),
  ["upright", { upright: true }] as const,
  ["near", { near }] as const,
])("%s: those that the coach finds, with their numbers", async (taste, wishes) => {
  const found = await tilingsToTaste(question, wishes);
  const best = bestFor(classic, items, taste, near);
  expect(numbersOf(best)).toEqual(found.map(({ rank }) => rank + 1));
  expect(best.length).toBeLessThan(items.length);
  expect(best.map(({ tiling }) => tiling)).toEqual(found.map(({ tiling }) => tiling));
});
