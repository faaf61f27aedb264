/** The fast search tiles the puzzles of the catalogue as often as the general one. */
// @module-tag thorough

import { expect, it } from "vitest";
import { targetCells } from "../../../src/core/puzzle/target.js";
import { generalSearch } from "../../../src/core/solver/general.js";
import {
  countSets,
  countTargets,
  countTilings,
  tilings,
  tilingsOfAllTargets,
} from "../../../src/core/solver/solver.js";
import { verifyTiling } from "../../../src/core/tiling/verify.js";
import { puzzleById } from "../../known/boards.js";
import { countSolutions } from "../../oracle/contract.js";
import { targetProblem } from "../../oracle/problems.js";

// The solver in a nutshell, for every check; what it promises in full is in the slow tests beside this one.

it.each([
  ["classic", [11, 24], 92],
  ["hex-lake", [8, 8], 11],
  ["weekday-6x9", [0, 0, 0], 42],
] as const)("a date of %s is tiled rightly, and as often as the general search says", async (id, target, count) => {
  const puzzle = puzzleById(id);
  const uncovered = targetCells(puzzle, target);
  const found = [...tilings({ puzzle, uncovered })];
  expect(found.map((tiling) => verifyTiling(puzzle, uncovered, tiling))).toEqual(found.map(() => undefined));
  expect(await countTilings({ puzzle, uncovered })).toBe(found.length);
  expect(countSolutions(generalSearch(targetProblem(puzzle, target)))).toBe(found.length);
  expect(found).toHaveLength(count);
});

it("all dates of the classic board are one search, and so are all pairs of cells", async () => {
  const puzzle = puzzleById("classic");
  expect((await countTargets({ puzzle })).reduce((sum, count) => sum + count, 0)).toBe(25_061);
  expect(await tilingsOfAllTargets({ puzzle })).toHaveLength(25_061);
  expect((await countSets({ puzzle }, 2)).reduce((sum, { count }) => sum + count, 0)).toBe(59_787);
});
