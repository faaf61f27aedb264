/** How hard dates are: the chance is exact, the rating keeps from seed to seed, and a part of the year agrees with the whole. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { difficultyOf, difficultyOfTargets } from "../../../src/core/coach/coach.js";
import { difficultyOfBoard } from "../../../src/core/coach/difficulty.js";
import { Covers, Luck } from "../../../src/core/coach/luck.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { isSamePlacement, placementsOf, type Tiling } from "../../../src/core/tiling/placement.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { Thinning } from "../../../src/core/tiling/thinning.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { randomPuzzle } from "../../oracle/random.js";
import { bruteForce, classic, sketch } from "../../support/puzzles.js";

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [x, y] = [a.map((each) => each - mean(a)), b.map((each) => each - mean(b))];
  const product = (p: readonly number[], q: readonly number[]): number =>
    p.reduce((sum, each, i) => sum + each * q[i]!, 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

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

describe("the chance", () => {
  it("is the same as when every play is played, also those that get stuck", () =>
    fc.assert(
      fc.property(randomPuzzle(), fc.nat(), (puzzle, number) => {
        const uncovered = targetCells(puzzle, targetAt(puzzle, number % targetCount(puzzle)));
        const possible = new Possibilities({ puzzle, uncovered });
        const board = new Thinning(puzzle, placementsOf(puzzle));
        board.begin(uncovered, []);
        const luck = new Luck(board, never);
        const [cell] = luck.beginnings(1);
        if (cell === undefined) return;
        const size = puzzle.pieces.reduce((sum, { copies }) => sum + copies, 0);
        const covers = new Covers(board, numbered(board, [...bruteForce(puzzle, uncovered)]), size);
        expect(luck.chanceFrom(cell, covers)).toBeCloseTo(chanceByPlaying(possible, cell), 10);
      }),
      { numRuns: 100 },
    ));

  it("is certain where everything is forced", async () => {
    const forced = sketch({ board: ["a b c", "d - -"], fields: { letter: ["d"] }, pieces: { "3": ["###"] } });
    expect(await difficultyOf({ puzzle: forced, uncovered: [3] })).toMatchObject({ plays: 1 });
  });
});

describe("the rating", () => {
  it("keeps from seed to seed: on a quarter of the classic board's dates the plays correlate by 0.95 at least", async () => {
    const puzzle = {
      ...classic,
      fields: classic.fields.map((field, i) => (i === 0 ? { ...field, choices: field.choices.slice(0, 3) } : field)),
    };
    const all = await Promise.all([1, 2].map((seed) => difficultyOfTargets({ puzzle }, { seed })));
    const [one = [], other = []] = all.map((list) => list.map((each) => Math.log2(each?.plays ?? 1)));
    expect(one).toHaveLength(93);
    expect(correlation(one, other)).toBeGreaterThan(0.95);
    expect(one).not.toEqual(other);
  });

  it("is the same for one date as among all, and uses every number", async () => {
    const puzzle = {
      ...classic,
      fields: classic.fields.map((field, i) => (i === 0 ? { ...field, choices: field.choices.slice(0, 2) } : field)),
    };
    const all = await difficultyOfTargets({ puzzle });
    for (const index of [0, 31, 61])
      expect(await difficultyOf({ puzzle, uncovered: targetCells(puzzle, targetAt(puzzle, index)) })).toEqual(
        all[index],
      );
    expect(new Set(all.map((each) => each?.rating))).toEqual(new Set([1, 2, 3, 4, 5]));
  });

  it("is missing where there is no solution", async () => {
    expect(await difficultyOf({ puzzle: classic, uncovered: [1, 6] })).toBeUndefined();
  });
});

describe("how hard a board is", () => {
  const targets = Array.from({ length: 372 }, (_, i) => i);
  const ratingOf = async (id: Parameters<typeof cataloguePuzzle>[0], sample: number) =>
    (await difficultyOfBoard({ puzzle: cataloguePuzzle(id) }, targets, sample))?.rating;

  it("has one scale for all: the classic board is in the middle, and others are easier or harder", async () => {
    expect(await ratingOf("tetromino", 11)).toBe(1);
    expect(await ratingOf("classic-flag", 61)).toBe(2);
    expect(await ratingOf("classic", 61)).toBe(3);
    expect(await ratingOf("hex-lake", 61)).toBe(4);
    expect(await ratingOf("classic-hard", 61)).toBe(5);
  });

  it("is unknown where nothing can be solved", async () => {
    expect(await difficultyOfBoard({ puzzle: classic }, [], 5)).toBeUndefined();
    const apart = sketch({ board: ["a b", "- -", "* *"], fields: { letter: ["a", "b"] }, pieces: { I3: ["###"] } });
    expect(await difficultyOfBoard({ puzzle: apart }, [0, 1], 5)).toBeUndefined();
  });
});
