import { targetCells } from "../../src/core/puzzle/target.js";
import type { CellSet } from "../../src/core/solver/solver.js";
import { countSets, countTargets, countTilings } from "../../src/core/solver/solver.js";
import { bindAllTargets, bindClassicPairs, bindRectangles, bindSingleTargets } from "./bind.js";

const name = "the solver";

bindSingleTargets(name, (puzzle, target) => countTilings({ puzzle, uncovered: targetCells(puzzle, target) }));
bindAllTargets(name, (puzzle) => countTargets({ puzzle }), [
  "classic",
  "classic-t",
  "classic-hard",
  "classic-face-up",
  "tetromino",
  "whole-year",
  "weekday-face-up",
  "weekday-6x9",
  "weekday-9x6",
  "domino-months",
  "hex-lake",
]);
bindRectangles(name, (puzzle) => countTilings({ puzzle, uncovered: [] }));
bindClassicPairs(name, async (puzzle) => {
  const sets = new Map((await countSets({ puzzle }, 2)).map(({ cells, count }: CellSet) => [cells.join(), count]));
  return (a, b) => sets.get(`${a},${b}`) ?? Number.NaN;
});
