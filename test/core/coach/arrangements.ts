/** Random arrangements for the coach: some taken from solutions, some spoiled, some thrown together. */

import fc from "fast-check";
import { targetAt, targetCells, targetCount } from "../../../src/core/puzzle/target.js";
import type { Question } from "../../../src/core/solver/question.js";
import { type Placement, placementsOf, type Tiling } from "../../../src/core/tiling/placement.js";
import { randomPuzzle } from "../../oracle/random.js";
import { bruteForce } from "../../support/puzzles.js";

export interface Arrangement {
  readonly question: Question & { readonly placed: readonly Placement[] };
  /** Every solution of the empty board, by brute force. */
  readonly solutions: readonly Tiling[];
}

const keyOf = ({ piece, cells }: Placement): string => `${piece} ${cells.join(" ")}`;

/** How many of the placed pieces are part of this solution. */
function agreement(placed: readonly Placement[], solution: Tiling): number {
  const keys = new Set(solution.map(keyOf));
  return placed.filter((placement) => keys.has(keyOf(placement))).length;
}

export const completes = (placed: readonly Placement[], solution: Tiling): boolean =>
  agreement(placed, solution) === placed.length;

/** What is left of `placements` when each piece is placed once, on free cells. */
function packed(placements: readonly Placement[], { puzzle, uncovered }: Question): Placement[] {
  const taken = new Set(uncovered);
  const left = puzzle.pieces.map(({ copies }) => copies);
  return placements.filter(({ piece, cells }) => {
    if (left[piece] === 0 || cells.some((cell) => taken.has(cell))) return false;
    left[piece]!--;
    for (const cell of cells) taken.add(cell);
    return true;
  });
}

const draws = fc.record({
  puzzle: randomPuzzle(),
  target: fc.nat(),
  solution: fc.nat(),
  /** How many pieces of the solution, and which placements thrown in before and after. */
  taken: fc.nat({ max: 6 }),
  before: fc.array(fc.nat(), { maxLength: 2 }),
  after: fc.array(fc.nat(), { maxLength: 3 }),
});

export const randomArrangement: fc.Arbitrary<Arrangement> = draws.map(({ puzzle, target, solution, ...rest }) => {
  const uncovered = targetCells(puzzle, targetAt(puzzle, target % targetCount(puzzle)));
  const solutions = [...bruteForce(puzzle, uncovered)];
  const all = placementsOf(puzzle);
  const pick = (number: number): Placement[] => (all.length === 0 ? [] : [all[number % all.length]!]);
  const real = solutions.length === 0 ? [] : solutions[solution % solutions.length]!.slice(0, rest.taken);
  const thrown = [...rest.before.flatMap(pick), ...real, ...rest.after.flatMap(pick)];
  const question = { puzzle, uncovered };
  return { question: { ...question, placed: packed(thrown, question) }, solutions };
});
