/** The books of openings and ratings: what is in them is found under any print of the same board, and under no other. */

import { expect, it } from "vitest";
import { openingCounts, openingKey, placesInBook } from "../../../src/core/coach/openings.js";
import { ratedBoard } from "../../../src/core/coach/rated-boards.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { countTilings } from "../../../src/core/solver/counts.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";

const weekday = cataloguePuzzle("weekday");
const monday = cataloguePuzzle("weekday-monday");

it("have every target once, with the counts that the world agrees on", async () => {
  const counts = openingCounts(monday)!;
  expect(counts.reduce((sum, count) => sum + count)).toBe(4_937_780);
  expect(openingCounts(weekday)?.toSorted()).toEqual(counts.toSorted());
  const target = 1000;
  const uncovered = targetCells(monday, targetAt(monday, target));
  expect(counts[target]).toBe(await countTilings({ puzzle: monday, uncovered }));
  expect([...placesInBook(monday)].sort((a, b) => a - b)).toEqual([...Array(targetCount(monday)).keys()]);
});

it("rate as many targets alike, whatever day the week begins with", () => {
  const [one, other] = [weekday, monday].map((puzzle) => ratedBoard({ puzzle })!);
  expect(one!.ratings).toHaveLength(targetCount(weekday));
  expect(new Set(one!.ratings)).toEqual(new Set([1, 2, 3, 4, 5]));
  expect(one!.scale).toEqual(one!.scale.toSorted((a, b) => a - b));
  const tally = (ratings: readonly number[]) => [1, 2, 3, 4, 5].map((each) => ratings.filter((r) => r === each).length);
  expect(tally(one!.ratings)).toEqual(tally(other!.ratings));
});

it("know a board by its cells, pieces and fields, and no other", () => {
  const [first, ...rest] = weekday.pieces;
  expect(openingKey(monday)).toBe(openingKey(weekday));
  expect(openingKey({ ...weekday, pieces: weekday.pieces.toReversed() })).toBe(openingKey(weekday));
  const others = [
    { ...weekday, pieces: rest },
    { ...weekday, pieces: [{ ...first!, copies: 2 }, ...rest] },
    { ...weekday, pieces: [{ ...first!, mayFlip: false }, ...rest] },
    { ...weekday, fields: weekday.fields.slice(1) },
    { ...weekday, board: { ...weekday.board, cells: weekday.board.cells.slice(1) } },
  ];
  expect(new Set([weekday, ...others].map(openingKey)).size).toBe(others.length + 1);
  for (const puzzle of others) expect([openingCounts(puzzle), ratedBoard({ puzzle })]).toEqual([undefined, undefined]);
  expect(ratedBoard({ puzzle: weekday, flips: false })).toBeUndefined();
});
