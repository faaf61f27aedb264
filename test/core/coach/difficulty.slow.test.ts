/** How hard dates are: the rating keeps from seed to seed, and a part of the year agrees with the whole. */

import { describe, expect, it } from "vitest";
import { difficultyOf, difficultyOfTargets } from "../../../src/core/coach/coach.js";
import { difficultyOfBoard } from "../../../src/core/coach/difficulty.js";
import { targetAt, targetCells } from "../../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { classic, sketch } from "../../support/puzzles.js";

function correlation(a: readonly number[], b: readonly number[]): number {
  const mean = (list: readonly number[]): number => list.reduce((sum, each) => sum + each, 0) / list.length;
  const [x, y] = [a.map((each) => each - mean(a)), b.map((each) => each - mean(b))];
  const product = (p: readonly number[], q: readonly number[]): number =>
    p.reduce((sum, each, i) => sum + each * q[i]!, 0);
  return product(x, y) / Math.sqrt(product(x, x) * product(y, y));
}

describe("the plays", () => {
  it("are one where everything is forced", async () => {
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
