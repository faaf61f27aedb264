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
import { bruteForce, sketch } from "../../support/puzzles.js";

/** The same rules played in every way, also those that lead nowhere; never by dice, so the first of equals is looked at. */
function chanceByPlaying(possible: Possibilities, first?: number): number {
  if (possible.openCells === 0) return 1;
  const open = possible.puzzle.board.cells.map(({ index }) => index).filter((cell) => possible.isOpen(cell));
  const cell = first ?? open.reduce((best, next) => (possible.ways(next) < possible.ways(best) ? next : best));
  const only = possible.puzzle.pieces.findIndex(
    (_, piece) => possible.left(piece) > 0 && possible.places(piece) === possible.left(piece),
  );
  const isForced = first === undefined && possible.ways(cell) > 1 && only >= 0;
  const ways = isForced ? possible.placesOf(only).slice(0, 1) : possible.waysTo(cell);
  let sum = 0;
  for (const number of ways) {
    possible.place(number);
    sum += chanceByPlaying(possible);
    possible.lift(number);
  }
  return ways.length === 0 ? 0 : sum / ways.length;
}

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

  it("is none without a solution", () => {
    const board = new Thinning(sketch({ board: ["a b"], pieces: { I2: ["##"] } }), []);
    expect(new Luck(board, never).chanceFrom(0, new Covers(board, [], 1))).toBe(0);
  });
});

describe("dice", () => {
  it("fall the same for the same board, and otherwise with every side as often as others", () => {
    const falls = Array.from({ length: 6000 }, (_, board) => diceFrom(3)(board, 6));
    expect(falls).toEqual(Array.from({ length: 6000 }, (_, board) => diceFrom(3)(board, 6)));
    expect(falls).not.toEqual(Array.from({ length: 6000 }, (_, board) => diceFrom(4)(board, 6)));
    for (let side = 0; side < 6; side++) expect(falls.filter((fall) => fall === side).length).toBeGreaterThan(850);
  });
});
