/** What a runner does with fields that leave nothing to each other. */

import { expect, it } from "vitest";
import { targetCount } from "../../../../src/core/puzzle/target.js";
import { targetWeights } from "../../../../src/core/solver/counts.js";
import { GraphRunner } from "../../../../src/core/solver/graph/graph-runner.js";
import { compileTargets } from "../../../../src/core/solver/question.js";
import { sketch } from "../../../support/puzzles.js";

it("ten fields with the same two cells have no solution, and it says so at once", () => {
  const fields = Object.fromEntries(Array.from({ length: 10 }, (_, i) => [`f${i}`, ["a", "b"]]));
  const puzzle = sketch({ board: ["a b * *"], fields, pieces: { I2: ["##"] } });
  const compiled = compileTargets({ puzzle });
  const targets = targetCount(puzzle);
  const yields = { kind: "targets", targets, weights: targetWeights(compiled, puzzle), scales: [] } as const;
  const runner = GraphRunner.of(compiled.problem, { yields, capacity: 1, long: true })!;
  runner.begin([]);
  expect([runner.finished, runner.found, runner.progress]).toEqual([true, 0, 1]);
  expect(runner.counts()).toEqual(new Float64Array(targets));
  runner.release();
});
