/** A place in the order leads to one solution, and the solution back to its place. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { randomTiling, rankOf, ranksOf, tilingAt } from "../../../src/core/solver/numbers.js";
import { sortedTilings } from "../../../src/core/solver/sorted-tilings.js";
import type { Tiling } from "../../../src/core/tiling/placement.js";
import { sketch } from "../../support/puzzles.js";

/** Bars and single cells on a board: more solutions than anybody walks through, found in a blink. */
const bars = (rows: number, columns: number, singles: number) => ({
  puzzle: sketch({
    board: Array<string>(rows).fill(Array<string>(columns).fill("*").join(" ")),
    pieces: { I2: ["##"], I1: ["#"] },
    copies: { I2: (rows * columns - singles) / 2, I1: singles },
  }),
  uncovered: [],
});

const question = bars(4, 4, 4);
const all = await sortedTilings(question);
const places = [0, 1, 999, 1000, 1001, 1500, Math.floor(all.length / 2), all.length - 2, all.length - 1];

const cellsOf = (tiling: Tiling | undefined) => tiling?.map(({ piece, cells }) => [piece, ...cells]);

describe("a place in the order of solutions", () => {
  it("is far from the start", () => expect(all.length).toBeGreaterThan(2000));

  it.each(places)("leads to the solution that stands there, and back: %d", async (place) => {
    const tiling = await tilingAt(question, place);
    expect(cellsOf(tiling)).toEqual(cellsOf(all[place]));
    expect(await rankOf(question, tiling ?? [])).toBe(place);
  });

  it("leads nowhere beyond the last", async () => {
    for (const beyond of [0, 1, 1000]) expect(await tilingAt(question, all.length + beyond)).toBeUndefined();
    expect(await tilingAt(bars(2, 2, 0), 2)).toBeUndefined();
  });

  it.each([-1, 0.5, Number.NaN, 2 ** 53])("is a whole number from 0, so not %d", async (place) => {
    await expect(tilingAt(question, place)).rejects.toThrow(
      new RangeError(`index: expected a whole number from 0, not ${place}`),
    );
  });

  it("is counted among the solutions with the pieces that lie already", async () => {
    const placed = all[1500]!.slice(0, 2);
    const left = await sortedTilings({ ...question, placed });
    expect(left.length).toBeGreaterThan(1);
    for (const place of [0, left.length - 1]) {
      expect(cellsOf(await tilingAt({ ...question, placed }, place))).toEqual(cellsOf(left[place]));
      expect(await rankOf({ ...question, placed }, left[place]!)).toBe(place);
    }
    const other = all.find((tiling) => !tiling.includes(placed[0]!))!;
    expect(await rankOf({ ...question, placed }, other)).toBeUndefined();
  });

  it("isn't there for what is no solution", async () => {
    expect(await rankOf(question, [])).toBeUndefined();
    expect(await rankOf(question, all[7]!.slice(1))).toBeUndefined();
  });

  it("needs pieces that may lie as they do", async () => {
    const puzzle = sketch({ board: ["* * *", "* * *"], pieces: { L4: ["###", "#.."], I2: ["##"] } });
    const [first] = await sortedTilings({ puzzle, uncovered: [], flips: false });
    const solutions = await sortedTilings({ puzzle, uncovered: [] });
    expect(await rankOf({ puzzle, uncovered: [], flips: false }, first!)).toBe(0);
    const places = await Promise.all(solutions.map((each) => rankOf({ puzzle, uncovered: [], flips: false }, each)));
    expect(places).toContain(undefined);
  });

  it("tells how far it has come, from 0 to 1 and never back", async () => {
    const told: number[] = [];
    await tilingAt(question, all.length - 1, { onProgress: ({ done }) => told.push(done) });
    expect(told).toEqual(told.toSorted((a, b) => a - b));
    for (const done of told) expect(done).toBeLessThanOrEqual(1);
  });
});

describe("the places of many solutions", () => {
  it("are those of each", async () => {
    const rank = await ranksOf(question);
    for (const place of places) expect(await rank(all[place]!)).toBe(place);
    expect(await rank([])).toBeUndefined();
  });

  it("are told where there are too many to be listed, too", async () => {
    const many = bars(4, 6, 6);
    const rank = await ranksOf(many);
    const tiling = await tilingAt(many, 20_001);
    expect(await rank(tiling!)).toBe(20_001);
  });
});

describe("a random solution", () => {
  it.each([0, 0.25, 0.5, 0.999, 1])("stands where the number %d says", async (number) => {
    const place = Math.min(all.length - 1, Math.floor(number * all.length));
    expect(cellsOf(await randomTiling(question, () => number))).toEqual(cellsOf(all[place]));
  });

  it("isn't there where there is none", async () => {
    expect(await randomTiling({ ...question, uncovered: [0] })).toBeUndefined();
  });
});
