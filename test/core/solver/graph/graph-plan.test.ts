/** A graph is planned only where no piece reaches beyond the window of a node. */

import { expect, it } from "vitest";
import { planGraph } from "../../../../src/core/solver/graph/graph-plan.js";
import { scansOf } from "../../../../src/core/solver/graph/scan.js";
import { compileTargets } from "../../../../src/core/solver/question.js";
import { sketch } from "../../../support/puzzles.js";

it("upright pieces reach too far where rows are long, and lying ones where columns are read", () => {
  const board = ["* ".repeat(40).trim(), "*", "*"];
  const { problem } = compileTargets({ puzzle: sketch({ board, pieces: { I3: ["###"] }, copies: { I3: 14 } }) });
  const plans = scansOf(problem).map((scan) => planGraph(problem, { kind: "count" }, scan));
  const reaches = plans.flatMap((plan) => (plan === undefined ? [] : [plan.forms.reach]));
  expect(plans[0]).toBeUndefined();
  expect(reaches.length).toBeGreaterThan(0);
  expect(Math.max(...reaches)).toBeLessThanOrEqual(64);
});
