/** What is rarely needed is loaded when it is, and not before. */
// @module-tag thorough

import { beforeEach, expect, it, vi } from "vitest";
import { targetCells } from "../../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { longStrip } from "../../rpc/jobs.js";

beforeEach(() => {
  vi.resetModules();
});

/** A program of its own, in which nobody has loaded anything yet. */
async function fresh() {
  const { rareRunners } = await import("../../../src/core/solver/rare-runners.js");
  const { countTargets, countTilings } = await import("../../../src/core/solver/counts.js");
  return { rareRunners, countTargets, countTilings };
}

it("a count that is soon done loads neither the graph nor the general search", async () => {
  const { rareRunners, countTilings } = await fresh();
  const puzzle = cataloguePuzzle("classic");
  expect(await countTilings({ puzzle, uncovered: targetCells(puzzle, [11, 24]) })).toBe(92);
  expect(rareRunners()).toBeUndefined();
});

it("a board that is too large for the kernel loads them first", async () => {
  const { rareRunners, countTargets } = await fresh();
  expect((await countTargets({ puzzle: longStrip }))[0]).toBe(95);
  expect(rareRunners()).toBeDefined();
});
