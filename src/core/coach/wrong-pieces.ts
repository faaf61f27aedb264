/** From an arrangement to the fewest of its pieces that must be lifted for a solution to exist again. */

import type { WorkOptions } from "../solver/job.js";
import type { Question } from "../solver/question.js";
import { firstSolution, Turns } from "./turns.js";

/** All ways to pick `size` of the numbers below `count`, those with the highest numbers first. */
function* picks(size: number, count: number): Generator<number[], void, undefined> {
  if (size === 0) yield [];
  for (let last = count - 1; last >= size - 1 && size > 0; last--) {
    for (const before of picks(size - 1, last)) yield [...before, last];
  }
}

function without(question: Question, lifted: readonly number[]): Question {
  const placed = (question.placed ?? []).filter((_, index) => !lifted.includes(index));
  return { ...question, placed };
}

/**
 * Indexes into `placed`, ascending: as few as possible, and among as few the latest, since what was placed last is what
 * a player doubts first. Nothing where a solution exists; undefined where there is none even on the empty board.
 */
export async function wrongPieces(question: Question, { signal }: WorkOptions = {}): Promise<number[] | undefined> {
  const turns = new Turns(signal);
  const count = question.placed?.length ?? 0;
  for (let size = 0; size <= count; size++) {
    for (const lifted of picks(size, count)) {
      if ((await firstSolution(without(question, lifted), turns)) !== undefined) return lifted;
    }
  }
  return undefined;
}
