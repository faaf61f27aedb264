/**
 * From an arrangement to the fewest of its pieces that must be lifted for a solution to exist again.
 *
 * All sets of pieces are tried, the small ones first; each is one question to the solver, answered in a fraction of a
 * millisecond on boards of the usual size. With too many pieces for that, a small set is found another way: nothing in
 * it can stay, but another set might be smaller.
 */

import type { WorkOptions } from "../solver/job.js";
import type { Question } from "../solver/question.js";
import { expectQuestion } from "../solver/question.js";
import type { Slices } from "../solver/slices.js";
import { expectObject } from "../text/arguments.js";
import { coachSlices, firstSolution } from "./solutions.js";

/** All ways to pick `size` of the numbers below `count`, those with the highest numbers first. */
function* picks(size: number, count: number): Generator<number[], void, undefined> {
  if (size === 0) yield [];
  for (let last = count - 1; last >= size - 1 && size > 0; last--) {
    for (const before of picks(size - 1, last)) yield [...before, last];
  }
}

/** Whether there is a solution once these pieces are lifted. */
type Helps = (lifted: readonly number[]) => Promise<boolean>;

function asker(question: Question, slices: Slices): Helps {
  return async (lifted) => {
    const placed = (question.placed ?? []).filter((_, index) => !lifted.includes(index));
    return (await firstSolution({ ...question, placed }, slices)) !== undefined;
  };
}

async function smallest(helps: Helps, count: number, most: number): Promise<number[] | undefined> {
  for (let size = 0; size <= most; size++) {
    for (const lifted of picks(size, count)) if (await helps(lifted)) return lifted;
  }
  return undefined;
}

/** Lifts all, then puts back what can stay, those placed first before the others. */
async function irreducible(helps: Helps, count: number): Promise<number[] | undefined> {
  let lifted = Array.from({ length: count }, (_, index) => index);
  if (!(await helps(lifted))) return undefined;
  for (let index = 0; index < count; index++) {
    const fewer = lifted.filter((each) => each !== index);
    if (await helps(fewer)) lifted = fewer;
  }
  return lifted;
}

/** With more pieces on the board, only sets of this many are all tried. */
const limits = { pieces: 12, lifted: 2 } as const;

/**
 * The pieces to take off before the rest can be solved: as few as possible, as indexes into `placed`. Undefined where
 * even the empty board has no solution.
 *
 * @example
 * ```ts
 * const start = newGame(cataloguePuzzle("classic"), [11, 36]);
 * const game = unwrap(applyMove(start, "L5.0@1"));
 * await wrongPieces(game); // → [ 0 ]
 * ```
 */
export async function wrongPieces(question: Question, options: WorkOptions = {}): Promise<number[] | undefined> {
  expectObject(options, "options");
  expectQuestion(question);
  const count = question.placed?.length ?? 0;
  const helps = asker(question, coachSlices(options.signal));
  if (count <= limits.pieces) return smallest(helps, count, count);
  return (await smallest(helps, count, limits.lifted)) ?? irreducible(helps, count);
}
