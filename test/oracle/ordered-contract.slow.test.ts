/** The ordered search keeps the contract of searches on random problems. */

import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { targetAt } from "../../src/core/puzzle/target.js";
import { type CoverProblem, copyCount, type Search } from "../../src/core/solver/cover.js";
import { GeneralRunner } from "../../src/core/solver/general-runner.js";
import { OrderedSearch } from "../../src/core/solver/ordered-search.js";
import { newRunner, newSearch, shortPlan } from "../../src/core/solver/search.js";
import { allSolutions, searchContract } from "./contract.js";
import { boardProblem, targetProblem } from "./problems.js";
import { randomPuzzle } from "./random.js";

/** With room for a single row the search falls apart at every solution; with room for many it hardly ever does. */
const rooms = [1, 1024];

const runners = { kernel: newRunner, general: (problem: CoverProblem) => new GeneralRunner(problem, shortPlan) };

function ordered(kind: keyof typeof runners, room: number, problem: CoverProblem): Search {
  // A single piece has no order, and the kernel does not take it on.
  if (copyCount(problem) < 2) return newSearch(problem);
  const runner = runners[kind](problem, shortPlan);
  runner.capacity = room;
  return new OrderedSearch(runner, problem);
}

describe.each(["kernel", "general"] as const)("by the %s search", (kind) => {
  describe.each(rooms)("with room for %d solutions", (room) => {
    searchContract("the ordered search", (problem) => ordered(kind, room, problem), false);

    it("comes by what covers the first cell, then by what covers the next open one, and so on", () => {
      fc.assert(
        fc.property(randomPuzzle(16), (puzzle) => {
          for (const problem of [targetProblem(puzzle, targetAt(puzzle, 0)), boardProblem(puzzle)]) {
            const firstCell = (option: number) => problem.options[option]!.cells[0]!;
            const walks = allSolutions(ordered(kind, room, problem)).map((solution) =>
              solution.toSorted((a, b) => firstCell(a) - firstCell(b)).map((option) => String(option).padStart(6)),
            );
            expect(walks.map(String)).toEqual(walks.map(String).toSorted());
          }
        }),
        { numRuns: 60 },
      );
    });
  });
});
