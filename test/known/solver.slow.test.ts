/** The solver meets the known counts that take it seconds. */

import { expect, it } from "vitest";
import { countTargets, countTilings, tilings } from "../../src/core/solver/solver.js";
import { verifyTiling } from "../../src/core/tiling/verify.js";
import { bindAllTargets, bindRectangles, idsTaking } from "./bind.js";
import { pentominoRectangle } from "./boards.js";

const name = "the solver";

bindAllTargets(name, (puzzle) => countTargets({ puzzle }), idsTaking("seconds"));
bindRectangles(name, (puzzle) => countTilings({ puzzle, uncovered: [] }));
// Dana Scott's board of 1958: 65 solutions up to the eight symmetries. Its shapes reach over more than 32 positions.
it("the solver fills 8 x 8 without its middle with pentominoes in 65 times 8 ways", async () => {
  const puzzle = pentominoRectangle({ rows: 8, columns: 8 });
  const uncovered = [27, 28, 35, 36];
  expect(await countTilings({ puzzle, uncovered })).toBe(520);
  const found = [...tilings({ puzzle, uncovered })];
  expect(new Set(found.map((tiling) => JSON.stringify(tiling.map(({ cells }) => cells)))).size).toBe(520);
  expect(found.every((tiling) => verifyTiling(puzzle, uncovered, tiling) === undefined)).toBe(true);
});
