/** The book of ratings says what playing says, and only of boards that are in it. */

import { describe, expect, it } from "vitest";
import { difficultyOf, ratingsOf } from "../../../src/core/coach/difficulty.js";
import { ratedBoard } from "../../../src/core/coach/rated-boards.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";

const boards = (["weekday", "weekday-monday"] as const).map((id) => cataloguePuzzle(id));

describe("the book of ratings", () => {
  it.each(boards.map((puzzle) => [puzzle.id, puzzle] as const))(
    "has the rating of each target of %s",
    async (_, puzzle) => {
      const ratings = ratedBoard({ puzzle })?.ratings ?? [];
      expect(ratings).toHaveLength(targetCount(puzzle));
      for (let index = 17; index < ratings.length; index += 433) {
        const target = targetAt(puzzle, index);
        const { rating, plays } = (await difficultyOf({ puzzle, uncovered: targetCells(puzzle, target) })) ?? {};
        expect(ratings[index], `target ${index}, ${plays} plays`).toBe(rating ?? 0);
        expect((await ratingsOf({ puzzle }, [target]).next()).value).toBe(rating);
      }
    },
  );

  it("knows no other board, and nothing of boards whose pieces can't be flipped", () => {
    const puzzle = cataloguePuzzle("weekday");
    const [first, ...rest] = puzzle.pieces;
    const other = { ...puzzle, pieces: [{ ...first!, mayFlip: false }, ...rest] };
    expect(ratedBoard({ puzzle: other })).toBeUndefined();
    expect(ratedBoard({ puzzle, flips: false })).toBeUndefined();
  });
});

it("other boards are rated one date after the other, as if each were alone", async () => {
  const puzzle = cataloguePuzzle("classic");
  const targets = [0, 100, 200, 300].map((index) => targetAt(puzzle, index));
  const ratings: (number | undefined)[] = [];
  for await (const rating of ratingsOf({ puzzle }, targets)) ratings.push(rating);
  const alone = targets.map((target) => difficultyOf({ puzzle, uncovered: targetCells(puzzle, target) }));
  expect(ratings).toEqual((await Promise.all(alone)).map((each) => each?.rating));
});
