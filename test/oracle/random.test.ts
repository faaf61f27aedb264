/** The random puzzles are worth testing with: no kind that matters is rare among them. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { targetAt, targetCount } from "../../src/core/puzzle/target.js";
import { bruteForce } from "./brute.js";
import { targetProblem } from "./problems.js";
import { randomPuzzle } from "./random.js";

const puzzles = fc.sample(randomPuzzle(), { numRuns: 400, seed: 1 });
const share = (list: readonly boolean[]) => list.filter(Boolean).length / list.length;

describe("random puzzles", () => {
  const counts = puzzles.map(
    (puzzle) => bruteForce(targetProblem(puzzle, targetAt(puzzle, targetCount(puzzle) - 1))).length,
  );

  it("have no solution, one or several, each often enough", () => {
    expect(share(counts.map((count) => count === 0))).toBeGreaterThan(0.1);
    expect(share(counts.map((count) => count === 1))).toBeGreaterThan(0.1);
    expect(share(counts.map((count) => count > 1))).toBeGreaterThan(0.1);
  });

  it.each([
    ["hexagons", puzzles.map(({ lattice }) => lattice === "hex")],
    ["squares", puzzles.map(({ lattice }) => lattice === "square")],
    ["copies", puzzles.map(({ pieces }) => pieces.some(({ copies }) => copies > 1))],
    ["three or more pieces", puzzles.map(({ pieces }) => pieces.reduce((sum, { copies }) => sum + copies, 0) > 2)],
    [
      "pieces of unlike flip rules",
      puzzles.map(({ pieces }) => new Set(pieces.map(({ mayFlip }) => mayFlip)).size > 1),
    ],
    ["choices of two cells", puzzles.map(({ fields }) => fields.some(({ choices }) => choices[0]!.cells.length > 1))],
    ["several targets", puzzles.map((puzzle) => targetCount(puzzle) > 1)],
    [
      "blank cells beside named ones",
      puzzles.map(({ board }) => new Set(board.cells.map(({ id }) => id === null)).size > 1),
    ],
  ])("often have %s", (_, found) => {
    expect(share(found)).toBeGreaterThan(0.15);
  });
});
