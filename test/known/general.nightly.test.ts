/** The general search meets the known counts that take it many seconds. */

import { expect, it } from "vitest";
import { targetAt, targetCells, targetCount } from "../../src/core/puzzle/target.js";
import { generalSearch } from "../../src/core/solver/general.js";
import { verifyTiling } from "../../src/core/tiling/verify.js";
import { bindAllTargets, bindClassicPairs, bindRectangles, bindSingleTargets } from "./bind.js";
import { puzzleById } from "./boards.js";
import { pentominoRectangles } from "./counts.js";
import { countAllTargets, countBoard, countPairs, countTarget, firstTiling } from "./general-counts.js";

const name = "the general search";
bindSingleTargets(name, countTarget, ["weekday", "classic-year"]);
bindAllTargets(name, countAllTargets, ["classic", "hex-lake"]);
bindClassicPairs(name, countPairs);
bindRectangles(name, countBoard, pentominoRectangles.slice(1, 2));

it("the lake is tiled rightly on every target", () => {
  const puzzle = puzzleById("hex-lake");
  const faults = Array.from({ length: targetCount(puzzle) }, (_, index) => {
    const target = targetAt(puzzle, index);
    return verifyTiling(puzzle, targetCells(puzzle, target), firstTiling(puzzle, target, generalSearch) ?? []);
  });
  expect(faults).toEqual(new Array(372).fill(undefined));
});
