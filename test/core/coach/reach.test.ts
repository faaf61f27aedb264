/** What pieces on small boards could still become, whole: held against brute force over every target, kept or not. */
// @module-tag thorough

import { describe, expect, it } from "vitest";
import { type Reach, reachOf } from "../../../src/core/coach/coach.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { type Placement, placementsOf } from "../../../src/core/tiling/placement.js";
import { cataloguePuzzle } from "../../../src/formats/catalogue.js";
import { bruteForce, sketch } from "../../support/puzzles.js";
import { completes } from "./arrangements.js";

const puzzle = sketch({
  board: ["a b c d", "e f g h", "* * * *"],
  fields: { first: ["a", "b", "c", "d"], second: ["e", "f", "g", "h"] },
  pieces: { I2: ["##"], V3: ["##", "#."], P5: ["###", "##."] },
});

function byBruteForce(board: Puzzle, placed: readonly Placement[], flips = true): Reach {
  const counts = Float64Array.from({ length: targetCount(board) }, (_, index) => {
    const solutions = [...bruteForce(board, targetCells(board, targetAt(board, index)), flips)];
    return solutions.filter((solution) => completes(placed, solution)).length;
  });
  const targets = [...counts.keys()].filter((index) => counts[index]! > 0);
  // Sorting keeps the order of equals.
  return {
    counts,
    targets: targets.sort((a, b) => counts[b]! - counts[a]!),
    solutions: counts.reduce((sum, each) => sum + each, 0),
  };
}

const two = placementsOf(puzzle).filter(({ piece }) => piece === 0);
const [dotted, other] = [two.filter(({ cells }) => String(cells) === "10,11"), two.slice(0, 1)];
const angle = placementsOf(puzzle).find(({ piece, cells }) => piece === 1 && String(cells) === "4,8,9")!;

const stopped = () => ({ signal: AbortSignal.abort(new Error("enough")) });

describe("every target has as many solutions as contain the pieces placed, the most first", () => {
  it.each<[string, Placement[], boolean]>([
    ["none", [], true],
    ["one", dotted, true],
    ["another", other, true],
    ["two", [...dotted, angle], true],
    ["none, face up", [], false],
    ["one, face up", dotted, false],
  ])("with %s on the board", async (_, placed, flips) => {
    const expected = byBruteForce(puzzle, placed, flips);
    expect(await reachOf({ puzzle, placed, flips })).toEqual(expected);
    expect(await reachOf({ puzzle, placed, flips })).toEqual(expected);
    expect(expected.targets.length).toBeGreaterThan(1);
  });
});

describe("what was counted before", () => {
  it("is kept with one piece at most, for whoever asks again, and can't be spoilt", async () => {
    const own = { ...puzzle };
    for (const placed of [[], dotted]) {
      const before = await reachOf({ puzzle: own, placed });
      const copy = before.counts.slice();
      before.counts.fill(7);
      expect((await reachOf({ puzzle: own, placed }, stopped())).counts).toEqual(copy);
    }
    await reachOf({ puzzle: own, placed: [...dotted, angle] });
    await expect(reachOf({ puzzle: own, placed: [...dotted, angle] }, stopped())).rejects.toThrow("enough");
    await expect(reachOf({ puzzle: own, placed: other }, stopped())).rejects.toThrow("enough");
    await expect(reachOf({ puzzle: own, flips: false }, stopped())).rejects.toThrow("enough");
    await expect(reachOf({ puzzle: { ...puzzle } }, stopped())).rejects.toThrow("enough");
  });

  it("is forgotten after sixty-four others", async () => {
    const own = { ...puzzle };
    const placements = placementsOf(puzzle).slice(0, 64);
    for (const placement of placements) await reachOf({ puzzle: own, placed: [placement] });
    const oldest = { puzzle: own, placed: placements.slice(0, 1) };
    expect((await reachOf(oldest, stopped())).counts).toHaveLength(16);
    await reachOf({ puzzle: own });
    await expect(reachOf(oldest, stopped())).rejects.toThrow("enough");
    expect((await reachOf({ puzzle: own, placed: placements.slice(1, 2) }, stopped())).counts).toHaveLength(16);
  });

  it("is in a book for a bare board that takes long, but for that alone", async () => {
    const weekday = cataloguePuzzle("weekday");
    expect((await reachOf({ puzzle: weekday }, stopped())).solutions).toBe(4_937_780);
    const [first] = placementsOf(weekday);
    await expect(reachOf({ puzzle: weekday, placed: [first!] }, stopped())).rejects.toThrow("enough");
    await expect(reachOf({ puzzle: weekday, flips: false }, stopped())).rejects.toThrow("enough");
  });
});
