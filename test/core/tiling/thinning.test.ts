/** What is left while pieces come down and up again agrees with `Possibilities`, at every step of random games. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import { placementsOf } from "../../../src/core/tiling/placement.js";
import { Possibilities } from "../../../src/core/tiling/possibilities.js";
import { Thinning } from "../../../src/core/tiling/thinning.js";
import { randomPuzzle } from "../../oracle/random.js";

function expectAlike(thinning: Thinning, possible: Possibilities): void {
  const { board, pieces } = possible.puzzle;
  expect(thinning.openCells).toBe(possible.openCells);
  for (const { index } of board.cells) {
    expect(thinning.isOpen(index)).toBe(possible.isOpen(index));
    if (possible.isOpen(index)) expect(thinning.ways(index)).toBe(possible.ways(index));
  }
  for (const piece of pieces.keys()) {
    expect([thinning.left(piece), thinning.places(piece)]).toEqual([possible.left(piece), possible.places(piece)]);
    const [first] = possible.placesOf(piece).map((number) => possible.placements[number]);
    const own = thinning.firstPlaceOf(piece);
    expect(own === undefined ? undefined : thinning.placements[own]).toEqual(first);
  }
}

it("agrees with what is possible, piece down by piece down, and up again", () =>
  fc.assert(
    fc.property(randomPuzzle(), fc.array(fc.nat(), { minLength: 1, maxLength: 6 }), (puzzle, numbers) => {
      const uncovered = targetCells(puzzle, targetAt(puzzle, (numbers[0] ?? 0) % targetCount(puzzle)));
      const possible = new Possibilities({ puzzle, uncovered });
      const thinning = new Thinning(puzzle, placementsOf(puzzle, { closed: uncovered }));
      thinning.begin(uncovered, []);
      expectAlike(thinning, possible);
      const down: number[] = [];
      for (const number of numbers) {
        const fitting = possible.placements.map((_, each) => each).filter((each) => possible.isPossible(each));
        const next = fitting[number % Math.max(1, fitting.length)];
        if (next === undefined) break;
        down.push(next);
        possible.place(next);
        thinning.place(next);
        expectAlike(thinning, possible);
      }
      for (const number of down.reverse()) {
        possible.lift(number);
        thinning.lift();
        expectAlike(thinning, possible);
      }
    }),
    { numRuns: 60 },
  ));
