/** All tilings come in one order, whoever searches. */
// @module-tag thorough

import { expect, it } from "vitest";
import { targetCells } from "../../../src/core/puzzle/target.js";
import { doHere } from "../../../src/core/solver/do-here.js";
import type { Pool } from "../../../src/core/solver/job.js";
import { tilings } from "../../../src/core/solver/solver.js";
import { sortedTilings } from "../../../src/core/solver/sorted-tilings.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { puzzleById } from "../../known/boards.js";

/** Hands over the rows in another order, as another search might. */
const backwards: Pool = {
  async run(job, options) {
    const { rows, found, ...rest } = await doHere(job, options);
    const length = rows.reduce((sum, batch) => sum + batch.length, 0) / found;
    const single = rows.flatMap((batch) =>
      Array.from({ length: batch.length / length }, (_, i) => batch.slice(i * length, (i + 1) * length)),
    );
    return { ...rest, found, rows: single.reverse() };
  },
};

it.each([
  ["classic", [11, 24]],
  ["hex-lake", [8, 8]],
  ["domino-months", [2, 2]],
] as const)("all tilings of a date of %s come in the same order, whoever searches", async (id, target) => {
  const puzzle = puzzleById(id);
  const uncovered = targetCells(puzzle, target);
  const found = await sortedTilings({ puzzle, uncovered });
  expect(found.length).toBeGreaterThan(1);
  expect(found.every((tiling) => verifyTiling(puzzle, uncovered, tiling) === undefined)).toBe(true);
  expect(await sortedTilings({ puzzle, uncovered }, { pool: backwards })).toEqual(found);
  const texts = (list: Iterable<unknown>): string[] => [...list].map((tiling) => JSON.stringify(tiling)).sort();
  expect(texts(found)).toEqual(texts(tilings({ puzzle, uncovered })));
});

it("pieces that lie already are part of every tiling; what contradicts itself has none", async () => {
  const puzzle = puzzleById("classic");
  const uncovered = targetCells(puzzle, [11, 24]);
  const all = await sortedTilings({ puzzle, uncovered });
  const placed = all[0]!.slice(0, 2);
  const left = await sortedTilings({ puzzle, uncovered, placed });
  expect(left).toContainEqual(all[0]);
  expect(left.every((tiling) => placed.every((placement) => tiling.includes(placement)))).toBe(true);
  expect(await sortedTilings({ puzzle, uncovered, placed: all[0]! })).toEqual([all[0]]);
  expect(await sortedTilings({ puzzle, uncovered: placed[0]!.cells, placed })).toEqual([]);
});
