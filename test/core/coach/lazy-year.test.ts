/** The lazy year moves no piece more than it must: held against all ways through a few days. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { lazyYear } from "../../../src/core/coach/coach.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import type { Progress } from "../../../src/core/solver/job.js";
import { tilings } from "../../../src/core/solver/tilings.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { randomPuzzle } from "../../oracle/random.js";
import { bruteForce, classic, sketch } from "../../support/puzzles.js";

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

describe("on a small board", () => {
  const small = sketch({
    board: ["a b c d", "e f g h", "i j k l"],
    fields: { letter: "abcdefghijkl".split("") },
    pieces: { I2: ["##"], L4: ["###", "#.."], P5: ["###", "##."] },
  });
  const days = [0, 1, 5, 2].map((index) => targetAt(small, index));

  it("every day has its place in the order of solutions, and what is moved for it", async () => {
    const { days: found, moves } = await lazyYear({ puzzle: small }, days);
    const all = days.map((target) => [...tilings({ puzzle: small, uncovered: targetCells(small, target) })]);
    expect(moves).toBe(5);
    expect(found).toEqual(
      found.map((day, i) => {
        const tiling = all[i]![day!.rank]!;
        const before = keys(found[i - 1]?.tiling ?? []);
        return { tiling, rank: day!.rank, moved: tiling.filter((each) => !before.includes(keys([each])[0]!)) };
      }),
    );
  });

  it("a day without a solution has none, and nothing is moved for it", async () => {
    const puzzle = sketch({
      board: ["a b c d e"],
      fields: { hole: ["a", "b", "c"] },
      pieces: { bar: ["###"], dot: ["#"] },
    });
    const [bar, dot] = [
      { piece: 0, orientation: 0, cells: [2, 3, 4] },
      { piece: 1, orientation: 0, cells: [0] },
    ];
    const moved = { ...dot, cells: [1] };
    expect(
      await lazyYear(
        { puzzle },
        [1, 2, 0].map((index) => targetAt(puzzle, index)),
      ),
    ).toEqual({
      days: [
        { tiling: [bar, dot], rank: 0, moved: [bar, dot] },
        undefined,
        { tiling: [bar, moved], rank: expect.any(Number), moved: [moved] },
      ],
      moves: 1,
    });
    expect(await lazyYear({ puzzle }, [])).toEqual({ days: [], moves: 0 });
  });

  it("tells how far it is: half of it is to find solutions, half to compare them", async () => {
    const seen: Progress[] = [];
    await lazyYear({ puzzle: small }, days, { onProgress: (progress) => seen.push(progress) });
    expect(seen.slice(-5)).toEqual([
      { done: 0.5, found: expect.any(Number) },
      { done: 0.625, found: 1 },
      { done: 0.75, found: 2 },
      { done: 0.875, found: 3 },
      { done: 1, found: 4 },
    ]);
    expect(seen.slice(0, -4).every(({ done }) => done <= 0.5)).toBe(true);
    const signal = AbortSignal.abort(new Error("enough"));
    await expect(lazyYear({ puzzle: small }, days, { signal })).rejects.toThrow("enough");
  });
});
