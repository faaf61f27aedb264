/** Vectors are short because the field that divides them is chosen well. */

import { expect, it } from "vitest";
import { targetCount } from "../../../../src/core/puzzle/target.js";
import { targetWeights } from "../../../../src/core/solver/counts.js";
import { planAxes } from "../../../../src/core/solver/graph/axes.js";
import { planGraph } from "../../../../src/core/solver/graph/graph-plan.js";
import { scansOf } from "../../../../src/core/solver/graph/scan.js";
import { compileTargets } from "../../../../src/core/solver/question.js";
import { sketch } from "../../../support/puzzles.js";

it("of three fields one below the other, the middle one is the pivot", () => {
  const puzzle = sketch({
    board: ["a b * *", "c d e *", "f g h i"],
    fields: { top: ["a", "b"], middle: ["c", "d", "e"], bottom: ["f", "g", "h", "i"] },
    pieces: { I3: ["###"] },
    copies: { I3: 3 },
  });
  const compiled = compileTargets({ puzzle });
  const weights = targetWeights(compiled, puzzle);
  const yields = { kind: "targets", targets: targetCount(puzzle), weights, scales: [] } as const;
  const plan = planGraph(compiled.problem, yields, scansOf(compiled.problem)[0]!)!;
  const { pivot, states } = planAxes(plan, [0, 0, 0]);
  expect(pivot?.worths).toHaveLength(3);
  // Before it, a vector tells the two choices above apart; after it, the four below. Others would be of 6 or of 12.
  const stateOf = (...used: number[]) =>
    states[used.reduce((sum, count, keyed) => sum + count * 2 ** (plan.keyShifts[keyed]! - plan.windowBits), 0)];
  expect([stateOf(1, 0, 0), stateOf(1, 1, 0)].map((state) => state?.offsets.length)).toEqual([2, 4]);
});
