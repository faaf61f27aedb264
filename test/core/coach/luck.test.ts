/** The chance of a solution by techniques and luck is exact: the same as when every play is played. */
// @module-tag thorough

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { Covers, diceFrom, Luck } from "../../../src/core/coach/luck.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { isSamePlacement, placementsOf, type Tiling } from "../../../src/core/tiling/placement.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { Thinning } from "../../../src/core/tiling/thinning.js";
import { randomPuzzle } from "../../oracle/random.js";
import { bruteForce, classic, sketch } from "../../support/puzzles.js";
import { beginningsOf, chanceByPlaying, diceByHand, lookBy, mixedBoard } from "./playing.js";

/** Solutions as the numbers of their placements. */
const numbered = ({ placements }: Thinning, tilings: readonly Tiling[]): number[] =>
  tilings.flatMap((tiling) => tiling.map((each) => placements.findIndex((other) => isSamePlacement(each, other))));

/** Never the later of two equals. */
const never = (): number => 1;

function chancesOf(puzzle: Puzzle, uncovered: readonly number[], beginnings: number): number[][] {
  const board = new Thinning(puzzle, placementsOf(puzzle));
  board.begin(uncovered, []);
  const luck = new Luck(board, never);
  const size = puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
  const rows = numbered(board, [...bruteForce(puzzle, uncovered)]);
  return luck.beginnings(beginnings).map((cell) => {
    const played = chanceByPlaying(new Possibilities({ puzzle, uncovered }), cell);
    return [luck.chanceFrom(cell, new Covers(board, rows, size)), played];
  });
}

describe("the chance", () => {
  it("is the same as when every play is played, also those that get stuck", () =>
    fc.assert(
      fc.property(randomPuzzle(), fc.nat(), (puzzle, number) => {
        const uncovered = targetCells(puzzle, targetAt(puzzle, number % targetCount(puzzle)));
        for (const [chance, played] of chancesOf(puzzle, uncovered, 1)) expect(chance).toBeCloseTo(played!, 10);
      }),
      { numRuns: 60 },
    ));

  it("is so where there are dozens of solutions, from any beginning", () => {
    const bars = sketch({
      board: ["* * * *", "* * * *", "* * * *"],
      pieces: { I2: ["##"], I3: ["###"], "1": ["#"] },
      copies: { I2: 2, I3: 2, "1": 2 },
    });
    const chances = chancesOf(bars, [], 3);
    expect(chances).toHaveLength(3);
    for (const [chance, played] of chances) expect(chance).toBeCloseTo(played!, 10);
  });

  it.each([1, 2, 3, 4])("is so with dice, thrown with seed %i", (seed) => {
    const dots = sketch({
      board: ["* * *", "* * *", "* * -"],
      pieces: { I2: ["##"], "1": ["#"] },
      copies: { I2: 3, "1": 2 },
    });
    const board = new Thinning(dots, placementsOf(dots));
    board.begin([], []);
    const luck = new Luck(board, diceFrom(seed));
    const covers = new Covers(board, numbered(board, [...bruteForce(dots, [])]), 5);
    for (let cell = 0; cell < 8; cell++) {
      const played = chanceByPlaying(new Possibilities({ puzzle: dots, uncovered: [] }), cell, lookBy(seed));
      expect(luck.chanceFrom(cell, covers)).toBeCloseTo(played, 10);
    }
  });

  it("is that of where people begin: at the cells with the fewest ways, in reading order", () => {
    const angle = sketch({
      board: ["* * * *", "* * * -", "* * - -"],
      pieces: { I2: ["##"], L4: ["###", "#.."], "3": ["###"] },
    });
    const board = new Thinning(angle, placementsOf(angle));
    board.begin([1], []);
    const all = beginningsOf(new Possibilities({ puzzle: angle, uncovered: [1] }));
    const luck = new Luck(board, never);
    expect([luck.beginnings(99), luck.beginnings(3)]).toEqual([all, all.slice(0, 3)]);
  });

  it("is none without a solution", () => {
    const board = new Thinning(sketch({ board: ["a b"], pieces: { I2: ["##"] } }), []);
    expect(new Luck(board, never).chanceFrom(0, new Covers(board, [], 1))).toBe(0);
  });
});

describe("dice", () => {
  it("fall as they always have, for ratings in books depend on it", () => {
    for (const seed of [1, 2, 7])
      for (const board of [0, 1, 2, -1, 123_456_789, 2 ** 31 - 1, -(2 ** 31)])
        expect(diceFrom(seed)(board, 1000)).toBe(diceByHand(seed, board, 1000));
    expect([0, 1, 2].map((board) => diceFrom(1)(board, 1000))).toEqual([968, 387, 483]);
  });

  it("look at the whole board", () => {
    const board = new Thinning(classic, placementsOf(classic));
    board.begin([11, 36], []);
    board.place(0);
    expect(board.mixed).toBe(
      mixedBoard({ puzzle: classic, isOpen: (cell) => board.isOpen(cell), left: (each) => board.left(each) }),
    );
  });

  it("fall the same for the same board, and otherwise with every side as often as others", () => {
    const falls = Array.from({ length: 6000 }, (_, board) => diceFrom(3)(board, 6));
    expect(falls).toEqual(Array.from({ length: 6000 }, (_, board) => diceFrom(3)(board, 6)));
    expect(falls).not.toEqual(Array.from({ length: 6000 }, (_, board) => diceFrom(4)(board, 6)));
    for (let side = 0; side < 6; side++) expect(falls.filter((fall) => fall === side).length).toBeGreaterThan(850);
  });
});
