/** The book of openings says what counting says, and only of boards that are in it. */

import { describe, expect, it } from "vitest";
import { openingBook } from "../../../src/core/coach/opening-book.js";
import { openingCounts, openingKey, placesInBook } from "../../../src/core/coach/openings.js";
import { reachOf } from "../../../src/core/coach/reach.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { countTargets, countTilings } from "../../../src/core/solver/counts.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";

const weekday = cataloguePuzzle("weekday");
const monday = cataloguePuzzle("weekday-monday");

describe("the book of openings", () => {
  it("has the count of every target", async () => {
    expect(openingCounts(weekday)).toEqual(await countTargets({ puzzle: weekday }));
    expect((await reachOf({ puzzle: weekday })).solutions).toBe(4_937_780);
  });

  it("has them for weeks that begin on Monday, too", async () => {
    const counts = openingCounts(monday);
    expect(counts?.reduce((sum, count) => sum + count)).toBe(4_937_780);
    for (let target = 5; target < targetCount(monday); target += 371) {
      const uncovered = targetCells(monday, targetAt(monday, target));
      expect(counts?.[target]).toBe(await countTilings({ puzzle: monday, uncovered }));
    }
  });

  it("doesn't care what is printed on a board, or in which order its pieces are", () => {
    expect(openingKey(monday)).toBe(openingKey(weekday));
    expect(openingKey({ ...weekday, pieces: weekday.pieces.toReversed() })).toBe(openingKey(weekday));
    expect(placesInBook(monday)).not.toEqual(placesInBook(weekday));
  });

  it("knows no other board", () => {
    expect(Object.keys(openingBook)).toEqual([openingKey(weekday)]);
    const [first, ...rest] = weekday.pieces;
    const other = { ...weekday, pieces: [{ ...first!, mayFlip: false }, ...rest] };
    for (const puzzle of [cataloguePuzzle("classic"), cataloguePuzzle("weekday-face-up"), other])
      expect(openingCounts(puzzle)).toBeUndefined();
  });

  it("is not for those who can't flip", async () => {
    const { solutions } = await reachOf({ puzzle: weekday, flips: false });
    expect(solutions).toBeLessThan(4_937_780);
  });
});
