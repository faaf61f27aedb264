/** Counting by states agrees with brute force on random puzzles: fit to judge the counts that are too large for it. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { bruteForce } from "./brute.js";
import { jointProblem } from "./problems.js";
import { randomPuzzle } from "./random.js";
import { transferCounts } from "./transfer.js";

it("finds the two tilings of the example", () => {
  const options = [
    { stock: 0, cells: [0, 1] },
    { stock: 0, cells: [1, 2] },
    ...[0, 1, 2].map((cell) => ({ stock: 1, cells: [cell] })),
  ];
  const problem = { cellCount: 3, stocks: [1, 1], options };
  expect(transferCounts(problem, [0, 1, 2])).toEqual(new Map([["", 2]]));
  expect(transferCounts(problem, [2, 0, 1], [1])).toEqual(
    new Map([
      ["0", 1],
      ["2", 1],
    ]),
  );
});

it("counts every target of random puzzles as brute force does, in any order of the cells", () => {
  let found = 0;
  fc.assert(
    fc.property(randomPuzzle(14), fc.infiniteStream(fc.nat()), (puzzle, numbers) => {
      const problem = jointProblem(puzzle);
      const keys = Array.from({ length: problem.cellCount }, () => numbers.next().value as number);
      const order = [...keys.keys()].sort((a, b) => keys[a]! - keys[b]! || a - b);
      const fields = puzzle.fields.map((_, f) => puzzle.pieces.length + f);
      const counts = transferCounts(problem, order, fields);
      const firstChoice = fields.map((stock) => problem.options.findIndex((option) => option.stock === stock));
      const expected = new Map<string, number>();
      for (const solution of bruteForce(problem)) {
        const chosen = solution.slice(solution.length - fields.length).map((option, f) => option - firstChoice[f]!);
        expected.set(chosen.join(" "), (expected.get(chosen.join(" ")) ?? 0) + 1);
      }
      expect(Object.fromEntries(counts)).toEqual(Object.fromEntries(expected));
      found += expected.size;
    }),
    { numRuns: 60 },
  );
  expect(found).toBeGreaterThan(20);
});
