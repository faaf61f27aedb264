/** The lazy year moves no piece more than it must: held against all ways through a few days. */
// @module-tag thorough

import fc from "fast-check";
import { expect, it } from "vitest";
import { lazyYear } from "../../../src/core/coach/coach.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { randomPuzzle } from "../../oracle/random.js";
import { bruteForce, classic } from "../../support/puzzles.js";

const keys = (tiling: Tiling): string[] => tiling.map(({ piece, cells }) => `${piece} ${cells}`);
const moved = (from: Tiling, to: Tiling): number => keys(to).filter((key) => !keys(from).includes(key)).length;

/** By trying every solution of every day. */
function fewest(days: readonly (readonly Tiling[])[]): number {
  const [first = [], ...rest] = days.filter((tilings) => tilings.length > 0);
  let costs = first.map(() => 0);
  let before = first;
  for (const tilings of rest) {
    costs = tilings.map((tiling) => Math.min(...before.map((other, i) => costs[i]! + moved(other, tiling))));
    before = tilings;
  }
  return costs.length === 0 ? 0 : Math.min(...costs);
}

it("moves as few pieces as possible on random boards, and every solution is one", () =>
  fc.assert(
    fc.asyncProperty(randomPuzzle(), fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), async (puzzle, numbers) => {
      const targets = numbers.map((number) => targetAt(puzzle, number % targetCount(puzzle)));
      const all = targets.map((target) => [...bruteForce(puzzle, targetCells(puzzle, target))]);
      const { days, moves } = await lazyYear({ puzzle }, targets);
      expect(moves).toBe(fewest(all));
      for (const [i, day] of days.entries()) {
        expect(day === undefined).toBe(all[i]!.length === 0);
        if (day !== undefined)
          expect(verifyTiling(puzzle, targetCells(puzzle, targets[i]!), day.tiling)).toBeUndefined();
      }
    }),
    { numRuns: 30 },
  ));

it("says what to move each morning, and that adds up", async () => {
  const targets = [0, 1, 2, 3, 4].map((index) => targetAt(classic, index));
  const { days, moves } = await lazyYear({ puzzle: classic }, targets);
  const found = days.flatMap((day) => day ?? []);
  expect(found[0]?.moved).toHaveLength(8);
  expect(found.slice(1).reduce((sum, day) => sum + day.moved.length, 0)).toBe(moves);
  for (const [i, day] of found.entries())
    if (i > 0) expect(day.moved).toHaveLength(moved(found[i - 1]!.tiling, day.tiling));
});
