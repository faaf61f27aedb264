/** The best solutions for a taste, as the Solutions view shows them: the same that the coach finds. */
// @module-tag thorough

import { expect, it } from "vitest";
import { tastes, tilingsToTaste } from "../../../../src/core/coach/coach.js";
import { sortedTilings } from "../../../../src/core/solver/sorted-tilings.js";
import { numbered } from "../../../../src/web/views/solutions/agreeing.js";
import { bestNumbers } from "../../../../src/web/views/solutions/best-numbers.js";
import { wishesFor } from "../../../../src/web/views/solutions/tastes.js";
import { cellsNamed, classic } from "../../../support/puzzles.js";

const question = { puzzle: classic, uncovered: cellsNamed(classic, "Dec", "25") };
const items = numbered(await sortedTilings(question), []);
const near = (items[40]?.tiling ?? []).slice(0, 3);

it.each([
  ...tastes.map((prefer) => [prefer, { prefer }] as const),
  ["upright", { upright: true }] as const,
  ["near", { near }] as const,
])("%s: those that the coach finds, with their numbers", async (taste, wishes) => {
  const found = await tilingsToTaste(question, wishes);
  const best = await bestNumbers({ ...question, wishes: wishesFor(taste, near), agreeing: [] });
  expect(best).toEqual(found.map(({ rank }) => rank + 1));
  expect(best.length).toBeLessThan(items.length);
});

it("are chosen among those with the pieces on the board, if only those are shown", async () => {
  const placed = near.slice(0, 1);
  const agreeing = numbered(
    items.map(({ tiling }) => tiling),
    placed,
  );
  const best = await bestNumbers({ ...question, wishes: { prefer: "fewest-flips" }, agreeing: placed });
  expect(agreeing.length).toBeLessThan(items.length);
  expect(agreeing.map(({ number }) => number)).toEqual(expect.arrayContaining([...best]));
});
