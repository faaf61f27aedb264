/** From a puzzle to the shapes of a solution of its first target, each where it is. */

import type { Point } from "../../../src/core/lattice/lattice.js";
import type { Puzzle } from "../../../src/core/puzzle/puzzle.js";
import { firstTiling } from "../../../src/core/solver/solver.js";

export function shapesOfSolution(puzzle: Puzzle): Point[][] {
  const uncovered = puzzle.fields.flatMap(({ choices }) => choices[0]!.cells);
  const tiling = firstTiling({ puzzle, uncovered }) ?? [];
  return tiling.map(({ cells }) => cells.map((index) => puzzle.board.cells[index]!.point));
}
