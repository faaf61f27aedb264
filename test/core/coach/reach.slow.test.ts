/** What the pieces on the board could still become, held against brute force over every target. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { reachOf } from "../../../src/core/coach/coach.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { bruteForce, classic } from "../../support/puzzles.js";
import { type Arrangement, completes, randomArrangement } from "./arrangements.js";

function byBruteForce({ question: { puzzle, placed } }: Arrangement): number[] {
  return Array.from({ length: targetCount(puzzle) }, (_, index) => {
    const solutions = [...bruteForce(puzzle, targetCells(puzzle, targetAt(puzzle, index)))];
    return solutions.filter((solution) => completes(placed, solution)).length;
  });
}

describe("on any arrangement", () => {
  it("every target has as many solutions left as contain the pieces placed", () =>
    fc.assert(
      fc.asyncProperty(randomArrangement, async (arrangement) => {
        const { counts, targets, solutions } = await reachOf(arrangement.question);
        const expected = byBruteForce(arrangement);
        expect([...counts]).toEqual(expected);
        expect([...targets].sort((a, b) => a - b)).toEqual(
          expected.flatMap((count, index) => (count > 0 ? [index] : [])),
        );
        expect(solutions).toBe(expected.reduce((sum, count) => sum + count, 0));
      }),
      { numRuns: 60 },
    ));

  it("those with the most solutions come first", async () => {
    await fc.assert(
      fc.asyncProperty(randomArrangement, async ({ question }) => {
        const { counts, targets } = await reachOf(question);
        const inOrder = targets.map((index) => counts[index]!);
        expect(inOrder).toEqual([...inOrder].sort((a, b) => b - a));
      }),
      { numRuns: 20 },
    );
  });

  it("what is kept of a bare board can't be spoilt by who got it, and flips are told apart", async () => {
    const puzzle = { ...classic };
    const first = await reachOf({ puzzle });
    const known = [...first.counts];
    first.counts.fill(7);
    expect([...(await reachOf({ puzzle })).counts]).toEqual(known);
    expect((await reachOf({ puzzle, flips: false })).solutions).toBeLessThan(first.solutions);
  });
});
