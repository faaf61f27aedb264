/** From an arrangement to a solution that keeps as many of its pieces as it can, and which ones it cannot keep. */

import type { WorkOptions } from "../solver/job.js";
import type { Question } from "../solver/question.js";
import type { Tiling } from "../tiling/placement.js";
import { coachSlices, firstSolution } from "./solutions.js";
import { wrongPieces } from "./wrong-pieces.js";

export interface KeepingSolution {
  readonly tiling: Tiling;
  /** The pieces that must be lifted first, as few as possible, as indexes into `placed`. */
  readonly lifted: readonly number[];
}

/** Undefined where even the empty board has no solution. */
export async function solutionKeepingMost(
  question: Question,
  options: WorkOptions = {},
): Promise<KeepingSolution | undefined> {
  const lifted = await wrongPieces(question, options);
  if (lifted === undefined) return undefined;
  const placed = (question.placed ?? []).filter((_, index) => !lifted.includes(index));
  const tiling = await firstSolution({ ...question, placed }, coachSlices(options.signal));
  return tiling && { tiling, lifted };
}
