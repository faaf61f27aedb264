/** The solver meets the known counts that take it a moment. */
// @module-tag thorough

import { targetCells } from "../../src/core/puzzle/target.js";
import { type CellSet, countSets, countTargets, countTilings } from "../../src/core/solver/solver.js";
import { bindAllTargets, bindClassicPairs, bindSingleTargets, idsTaking } from "./bind.js";

const name = "the solver";

bindSingleTargets(name, (puzzle, target) => countTilings({ puzzle, uncovered: targetCells(puzzle, target) }));
bindAllTargets(name, (puzzle) => countTargets({ puzzle }), idsTaking(undefined));
bindClassicPairs(name, async (puzzle) => {
  const sets = new Map((await countSets({ puzzle }, 2)).map(({ cells, count }: CellSet) => [cells.join(), count]));
  return (a, b) => sets.get(`${a},${b}`) ?? Number.NaN;
});
