/** On random puzzles of up to 40 cells the kernel agrees with the general search. */

import fc from "fast-check";
import { expect, it } from "vitest";
import { targetCount } from "../../src/core/puzzle/target.js";
import { targetWeights } from "../../src/core/solver/counts.js";
import { GeneralRunner } from "../../src/core/solver/general-runner.js";
import { Kernel } from "../../src/core/solver/kernel/kernel.js";
import { compileTargets } from "../../src/core/solver/question.js";
import type { RunnerPlan } from "../../src/core/solver/runner.js";
import { newRunner } from "../../src/core/solver/search.js";
import { randomPuzzle } from "./random.js";

// Too large for brute force: here the two searches are each other's witness, with all that makes the kernel fast.
it("on random puzzles of up to 40 cells the kernel counts every target as the general search does", () => {
  let compared = 0;
  fc.assert(
    fc.property(randomPuzzle(40), (puzzle) => {
      const compiled = compileTargets({ puzzle });
      const weights = targetWeights(compiled, puzzle);
      const yields = { kind: "targets", targets: targetCount(puzzle), weights, scales: [] } as const;
      const plan: RunnerPlan = { yields, capacity: 1 << 16, long: true };
      const fast = newRunner(compiled.problem, plan);
      fc.pre(fast instanceof Kernel);
      const general = new GeneralRunner(compiled.problem, plan);
      general.run(20_000);
      fc.pre(general.finished);
      while (!fast.finished) {
        fast.run(100_000);
        fast.dropRows();
      }
      expect(fast.counts()).toEqual(general.counts());
      fast.release();
      if (general.found > 0) compared++;
    }),
    { numRuns: 150 },
  );
  expect(compared).toBeGreaterThan(30);
});
