/** How the general search counts, and how any search tiles: for both the fast and the slow tests. */

import type { Puzzle, Target } from "../../src/core/puzzle/puzzle.js";
import { targetCount, targetIndex } from "../../src/core/puzzle/target.js";
import { generalSearch } from "../../src/core/solver/general.js";
import type { Tiling } from "../../src/core/tiling/placement.js";
import { allSolutions, countSolutions, type MakeSearch } from "../oracle/contract.js";
import { boardProblem, holesProblem, jointProblem, targetProblem } from "../oracle/problems.js";
import type { CountAllTargets, CountBoard, CountPairs, CountTarget } from "./bind.js";

export const countBoard: CountBoard = (puzzle) => countSolutions(generalSearch(boardProblem(puzzle)));

export const countTarget: CountTarget = (puzzle, target) =>
  countSolutions(generalSearch(targetProblem(puzzle, target)));

/** The index of the target that a solution of the joint problem leaves uncovered. */
function targetOf(puzzle: Puzzle, pieceOptions: number, solution: readonly number[]): number {
  const firstChoices = puzzle.fields.map((_, f) =>
    puzzle.fields.slice(0, f).reduce((sum, { choices }) => sum + choices.length, pieceOptions),
  );
  return targetIndex(
    puzzle,
    solution.slice(-puzzle.fields.length).map((option, f) => option - firstChoices[f]!),
  );
}

export const countAllTargets: CountAllTargets = (puzzle) => {
  const counts = new Int32Array(targetCount(puzzle));
  const pieceOptions = boardProblem(puzzle).options.length;
  for (const solution of allSolutions(generalSearch(jointProblem(puzzle)), [1e6])) {
    counts[targetOf(puzzle, pieceOptions, solution)]!++;
  }
  return counts;
};

export const countPairs: CountPairs = (puzzle) => {
  const counts = new Map<string, number>();
  const firstHole = boardProblem(puzzle).options.length;
  for (const solution of allSolutions(generalSearch(holesProblem(puzzle, 2)), [1e6])) {
    const pair = solution
      .slice(-2)
      .map((option) => option - firstHole)
      .join();
    counts.set(pair, (counts.get(pair) ?? 0) + 1);
  }
  return (a, b) => counts.get(`${a},${b}`) ?? 0;
};

/** One tiling of a target in the puzzle's own cells, or undefined if there is none. */
export function firstTiling(puzzle: Puzzle, target: Target, makeSearch: MakeSearch, seed?: number): Tiling | undefined {
  const fields = puzzle.fields.map((field, f) => ({ ...field, choices: [field.choices[target[f]!]!] }));
  const problem = jointProblem({ ...puzzle, fields });
  const search = makeSearch(problem, seed);
  let state = search.run(1e6);
  while (state === "paused") state = search.run(1e6);
  if (state === "finished") return undefined;
  const taken = search.solution().map((option) => problem.options[option]!);
  return taken.flatMap(({ stock, cells }) =>
    stock < puzzle.pieces.length ? [{ piece: stock, orientation: 0, cells }] : [],
  );
}
