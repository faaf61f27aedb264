/** Counts of targets and of sets of cells agree with brute force, and too many are refused. */

import { describe, expect, it } from "vitest";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { countSets, countTargets, countTilings, setsInReach } from "../../../src/core/solver/counts.js";
import { bruteForce, classic, sketch } from "../../support/puzzles.js";

const small = sketch({
  board: ["a b c", "d e *", "* * *"],
  fields: { letter: ["a", "b", "c", "d"], other: { none: [], e: ["e"] } },
  pieces: { I2: ["##"], L4: ["###", "#.."], I1: ["#"] },
});
const hexes = sketch({
  lattice: "hex",
  board: ["a b c", "d e *", "* * *"],
  fields: { letter: ["a", "b", "c", "d", "e"] },
  pieces: { bar: ["###"], bend: ["##.", ".#."], pair: ["##"] },
});
const size = small.board.cells.length;
const countOf = (puzzle: typeof small, uncovered: readonly number[]): number =>
  [...bruteForce(puzzle, uncovered)].length;

describe("what is counted", () => {
  it.each([
    ["squares", small],
    ["hexagons", hexes],
  ])("are the tilings of each target: %s", async (_, puzzle) => {
    const counts = await countTargets({ puzzle });
    const targets = Array.from({ length: targetCount(puzzle) }, (_, i) => targetCells(puzzle, targetAt(puzzle, i)));
    expect([...counts]).toEqual(targets.map((cells) => countOf(puzzle, cells)));
    expect(Math.max(...counts)).toBeGreaterThan(0);
    for (const uncovered of targets) expect(await countTilings({ puzzle, uncovered })).toBe(countOf(puzzle, uncovered));
  });

  it("are the tilings around every set of cells, in reading order", async () => {
    const pairs = await countSets({ puzzle: small }, 2);
    expect(pairs.map(({ cells }) => cells.join())).toEqual(
      Array.from({ length: size }, (_, a) =>
        Array.from({ length: size - a - 1 }, (_, i) => `${a},${a + i + 1}`),
      ).flat(),
    );
    expect(pairs.map(({ count }) => count)).toEqual(pairs.map(({ cells }) => countOf(small, cells)));
    expect(pairs.some(({ count }) => count > 0)).toBe(true);
    const single = sketch({ board: ["a b c"], pieces: { I2: ["##"] } });
    expect(await countSets({ puzzle: single }, 1)).toEqual([
      { cells: [0], count: 1 },
      { cells: [1], count: 0 },
      { cells: [2], count: 1 },
    ]);
    const three = sketch({ board: ["a b c", "d e f"], pieces: { V3: ["##", "#."] } });
    const triples = await countSets({ puzzle: three }, 3);
    expect(triples).toHaveLength(20);
    expect(triples.map(({ count }) => count)).toEqual(triples.map(({ cells }) => countOf(three, cells)));
    expect(await countSets({ puzzle: single }, 0)).toEqual([{ cells: [], count: 0 }]);
  });
});

describe("sets of cells", () => {
  it.each([-1, 0.5, size + 1])("are not there: %d of them", async (k) => {
    expect(setsInReach(small, k)).toBe(false);
    await expect(countSets({ puzzle: small }, k)).rejects.toThrow(
      new RangeError(`k: there are no sets of ${k} of ${size} cells`),
    );
  });

  it("are too many to be counted, and that is said first", async () => {
    expect([0, 1, 2, 3].map((k) => setsInReach(classic, k))).toEqual([true, true, true, true]);
    expect(setsInReach(classic, 43)).toBe(false);
    await expect(countSets({ puzzle: classic }, 43)).rejects.toThrow(
      new RangeError("k: 43 of 43 cells make too many sets to count"),
    );
  });
});
