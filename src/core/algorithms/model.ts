/**
 * The constraint model, written once: from a question to unknowns that are 0 or 1 and sums they must have.
 *
 * There is an unknown for each placement, 1 where it is chosen. For each cell to cover, the unknowns of the placements
 * that cover it add up to 1; for each piece, those of its placements add up to its copies. Nothing else is said: how to
 * find such numbers is a solver's business, ours or anybody's.
 *
 * On a board of three cells in a row, with a domino (x1 on cells 0 and 1, x2 on cells 1 and 2) and a single cell
 * (x3, x4, x5):
 *
 *     cell 0   x1 + x3      = 1        domino   x1 + x2      = 1
 *     cell 1   x1 + x2 + x4 = 1        single   x3 + x4 + x5 = 1
 *     cell 2   x2 + x5      = 1
 *
 * After the chapter "The Calendar Puzzle" in "Solving Puzzles through Mathematical Programming" by Vamshi Jandhyala.
 */

import type { Question } from "../solver/question.js";
import { listedBy, type Task, taskOf } from "./task.js";

/** What a sum of a model is about. */
export type Subject =
  | { readonly kind: "cell"; readonly cell: number }
  | { readonly kind: "piece"; readonly piece: number };

/** This many of these placements are chosen. */
export interface Constraint {
  readonly about: Subject;
  readonly sum: number;
  /** Indexes into `task.placements`. */
  readonly placements: readonly number[];
}

/** A question as unknowns that are 0 or 1, one per placement, and sums they must have. */
export interface Model {
  readonly task: Task;
  readonly constraints: readonly Constraint[];
}

export function modelOfTask(task: Task): Model {
  const covering = task.open.map((): number[] => []);
  task.placements.forEach(({ cells }, index) => {
    for (const cell of cells) covering[cell]!.push(index);
  });
  const cells = covering.map((placements, cell): Constraint => ({ about: { kind: "cell", cell }, sum: 1, placements }));
  const ofPiece = listedBy(task, task.hand.length, ({ piece }) => piece);
  const pieces = ofPiece.map(
    (placements, piece): Constraint => ({ about: { kind: "piece", piece }, sum: task.hand[piece]!, placements }),
  );
  const isLeft = ({ sum }: Constraint): boolean => sum > 0;
  return { task, constraints: [...cells.filter((_, cell) => task.open[cell]), ...pieces.filter(isLeft)] };
}

/**
 * Turns a question into a constraint model, for any solver.
 *
 * @example
 * ```ts
 * const question = unwrap(await readQuestion({ date: "25 Dec" }));
 * modelOf(question).constraints.length; // → 49
 * ```
 */
export const modelOf = (question: Question): Model => modelOfTask(taskOf(question));
