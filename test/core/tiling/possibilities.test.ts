/** What is possible is kept up to date: after pieces come and go, it is as if they had been there from the beginning. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { cellLookup, type Placement, touchingCells } from "../../../src/core/tiling/placement.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { randomPuzzle } from "../../oracle/random.js";
import { sketch } from "../../support/puzzles.js";

const placementsAt = (possible: Possibilities, numbers: readonly number[]): Placement[] =>
  numbers.map((number) => possible.placements[number]!);

/** Everything that can be asked, whatever the placements' numbers are. */
function told(possible: Possibilities): unknown {
  const { board, pieces } = possible.puzzle;
  return {
    open: possible.openCells,
    cells: board.cells.map(({ index }) => [possible.isOpen(index), placementsAt(possible, possible.waysTo(index))]),
    ways: board.cells.map(({ index }) => possible.ways(index)),
    pieces: pieces.map((_, piece) => [possible.left(piece), placementsAt(possible, possible.placesOf(piece))]),
    places: pieces.map((_, piece) => possible.places(piece)),
    regions: possible.regions(),
  };
}

it("pieces that come down and go up again leave what is possible without them", () =>
  fc.assert(
    fc.property(randomPuzzle(), fc.array(fc.nat(), { minLength: 1, maxLength: 5 }), (puzzle, numbers) => {
      const possible = new Possibilities({ puzzle, uncovered: [] });
      const bare = told(possible);
      const down: number[] = [];
      for (const number of numbers) {
        const fitting = [...possible.placements.keys()].filter((each) => possible.isPossible(each));
        const next = fitting[number % Math.max(1, fitting.length)];
        if (next === undefined) break;
        possible.place(next);
        down.push(next);
        const fresh = new Possibilities({ puzzle, uncovered: [], placed: placementsAt(possible, down) });
        expect(told(possible)).toEqual(told(fresh));
      }
      // The first one down goes first: here, the order makes no difference.
      for (const number of down) possible.lift(number);
      expect(told(possible)).toEqual(bare);
    }),
    { numRuns: 40 },
  ));

describe("cells", () => {
  const gap = ["a b c", "d - e", "- - f"];

  it("that touch are in one region, each region in order, and closed ones in none", () => {
    const puzzle = sketch({ board: [...gap, "g h -"], pieces: { "1": ["#"] }, copies: { "1": 8 } });
    const regions = (...uncovered: number[]): number[][] => new Possibilities({ puzzle, uncovered }).regions();
    expect(regions()).toEqual([
      [0, 1, 2, 3, 4, 5],
      [6, 7],
    ]);
    expect(regions(1)).toEqual([
      [0, 3],
      [2, 4, 5],
      [6, 7],
    ]);
    expect(regions(0, 2, 7)).toEqual([[1], [3], [4, 5], [6]]);
    // A region that is found from the right to the left.
    const hooked = sketch({ board: ["- - a", "b c d", "e - -"], pieces: {} });
    expect(new Possibilities({ puzzle: hooked, uncovered: [] }).regions()).toEqual([[0, 1, 2, 3, 4]]);
  });

  it("are found by their points, and none beside them", () => {
    const cellAt = cellLookup(sketch({ board: gap }).board);
    const rows = [-1, 0, 1, 2, 3].map((y) => [-1, 0, 1, 2, 3].map((x) => cellAt(x, y)));
    expect(rows.map((row) => row.map((cell) => cell ?? "-").join(" "))).toEqual([
      "- - - - -",
      "- 0 1 2 -",
      "- 3 - 4 -",
      "- - - 5 -",
      "- - - - -",
    ]);
  });

  it("touch those that share a side with them", () => {
    const sorted = (lists: number[][]): number[][] => lists.map((list) => list.toSorted((a, b) => a - b));
    expect(sorted(touchingCells(sketch({ board: gap })))).toEqual([[1, 3], [0, 2], [1, 4], [0], [2, 5], [4]]);
    expect(sorted(touchingCells(sketch({ lattice: "hex", board: ["a b", "c d"] })))).toEqual([
      [1, 2],
      [0, 2, 3],
      [0, 1, 3],
      [1, 2],
    ]);
  });
});
