/** Every way to read a board knows which cells have a neighbour further on, on the board and not round its edge. */

import { expect, it } from "vitest";
import { scansOf } from "../../../../src/core/solver/graph/scan.js";
import { compileTargets } from "../../../../src/core/solver/question.js";
import { sketch } from "../../../support/puzzles.js";

it.each(["square", "hex"] as const)("steps lead from cells to their neighbours: %s", (lattice) => {
  const { problem } = compileTargets({
    puzzle: sketch({ lattice, board: ["a b c", "d - e", "f g h"], pieces: { I1: ["#"] } }),
  });
  const [plain, ...others] = scansOf(problem);
  // Row by row: to the right, down, and on hexagons also down on the other side.
  const right = [true, true, false, false, false, true, true, false];
  const down = [true, false, true, true, true, false, false, false];
  expect(plain!.steps.map(({ cells }) => cells)).toContainEqual(right);
  if (lattice === "square") expect(plain!.steps.map(({ cells }) => cells)).toContainEqual(down);
  const pairs = [plain!, ...others].map(({ steps }) => steps.flatMap(({ cells }) => cells.filter(Boolean)).length);
  expect(new Set(pairs).size).toBe(1);
});
