/** From a question to what every algorithm is given: cells to cover, pieces in hand, and all their placements. */

import type { Puzzle } from "../puzzle/puzzle.js";
import { compileQuestion, expectQuestion, type Question } from "../solver/question.js";
import type { Placement } from "../tiling/placement.js";

/** What every algorithm is given: cells to cover, pieces in hand, and all their placements. */
export interface Task {
  readonly puzzle: Puzzle;
  /** By cell of the board: whether a piece must still cover it. */
  readonly open: readonly boolean[];
  /** By piece: how many copies are still in hand. */
  readonly hand: readonly number[];
  /** Every placement of a piece in hand on open cells. Algorithms name them by index. */
  readonly placements: readonly Placement[];
  /** Pieces already placed. */
  readonly placed: readonly Placement[];
}

/**
 * Turns a question into a task for an algorithm.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * taskOf(question).placements.length; // → 782
 * ```
 */
export function taskOf(question: Question): Task {
  expectQuestion(question);
  const { puzzle, uncovered } = question;
  const { placements, placed, problem } = compileQuestion(question);
  const closed = new Set([...uncovered, ...placed.flatMap(({ cells }) => cells)]);
  const { stocks } = problem;
  const isSound = stocks.length === puzzle.pieces.length && stocks.every((copies) => copies >= 0);
  return {
    puzzle,
    open: puzzle.board.cells.map(({ index }) => !closed.has(index)),
    hand: isSound ? stocks : puzzle.pieces.map(({ copies }) => copies),
    placements: isSound ? placements.filter(({ piece }) => stocks[piece]! > 0) : [],
    placed,
  };
}

/** The placements in lists: one for each value of `by`, in their own order. */
export function listedBy({ placements }: Task, size: number, by: (placement: Placement) => number): number[][] {
  const lists = Array.from({ length: size }, (): number[] => []);
  placements.forEach((placement, index) => {
    lists[by(placement)]?.push(index);
  });
  return lists;
}
