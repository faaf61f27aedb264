/** Symmetric neighbours on boards small enough to see them. */
// @module-tag thorough

import fc from "fast-check";
import { expect, it } from "vitest";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { tilings } from "../../../src/core/solver/tilings.js";
import { neighbourCounter } from "../../../src/core/tiling/neighbours.js";
import { randomPuzzle } from "../../oracle/random.js";
import { sketch } from "../../support/puzzles.js";
import { neighboursByTurning } from "./all-neighbours.js";

function counts(puzzle: ReturnType<typeof sketch>, uncovered: readonly number[] = []): number[] {
  const all = [...tilings({ puzzle, uncovered })];
  return all.map(neighbourCounter(puzzle, all));
}

it("two bars in a square can be turned, and mirrored into each other", () => {
  const square = sketch({ board: ["a b", "c d"], pieces: { I: ["##"], J: ["##"] } });
  // Four solutions: lying or standing, either of them first. All look like the square turned or mirrored.
  expect(counts(square)).toEqual([3, 3, 3, 3]);
});

it("what can't be turned in place has none", () => {
  const rest = sketch({ board: ["a b c", "d - -"], pieces: { L: ["###", "#.."] } });
  expect(counts(rest)).toEqual([0]);
});

it("a group is turned in the midst of others", () => {
  const three = sketch({ board: ["a b c", "d e f"], pieces: { I: ["##"], J: ["##"], K: ["#", "#"] } });
  const all = counts(three);
  expect(all.length).toBeGreaterThan(6);
  expect(Math.min(...all)).toBeGreaterThan(0);
});

it("copies that only change places change nothing", () => {
  const bars = sketch({ board: ["a b c", "d e f"], pieces: { I: ["##"] }, copies: { I: 3 } });
  // All three standing, or one of them at either end: two in a square can be turned, and the whole mirrored.
  expect(counts(bars)).toEqual([2, 2, 2]);
});

it("there are as many as come of turning every group of pieces, on random boards of both lattices", () =>
  fc.assert(
    fc.property(randomPuzzle(), fc.nat(), (puzzle, number) => {
      const uncovered = targetCells(puzzle, targetAt(puzzle, number % targetCount(puzzle)));
      const all = [...tilings({ puzzle, uncovered })].slice(0, 40);
      expect(all.map(neighbourCounter(puzzle, all))).toEqual(
        all.map((tiling) => neighboursByTurning(puzzle, all, tiling)),
      );
    }),
    { numRuns: 40 },
  ));
