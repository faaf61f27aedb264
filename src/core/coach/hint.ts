/**
 * From an arrangement to as much help as is asked for, step by step from a mere number to the whole solution.
 *
 * Every hint is true: as long as a piece is wrong, all levels but the first speak of nothing else.
 */

import { type HintLevel, hintLevels } from "../names.js";
import { countTilings } from "../solver/counts.js";
import type { WorkOptions } from "../solver/job.js";
import { expectQuestion, type Question } from "../solver/question.js";
import { expectObject, expectOneOf } from "../text/arguments.js";
import type { Placement, Tiling } from "../tiling/placement.js";
import { Possibilities } from "../tiling/possibilities.js";
import { type DeadEnd, deadEndOf } from "./dead-end.js";
import { coachSlices, firstSolution } from "./solutions.js";
import { nextStep } from "./step.js";
import type { Reason } from "./techniques.js";
import { wrongPieces } from "./wrong-pieces.js";

/** What the coach says. As long as a piece is wrong, every level but "left" speaks of that alone. */
export type Hint =
  /** This many solutions are left. */
  | { readonly kind: "left"; readonly count: number }
  /** These pieces, as indexes into `placed`, must be lifted; this is why it's a dead end. */
  | { readonly kind: "wrong"; readonly wrong: readonly number[]; readonly reason: DeadEnd }
  /** So far, so good. */
  | { readonly kind: "fine" }
  /** Which piece to take, where to look, and why. */
  | { readonly kind: "nudge"; readonly piece: number; readonly reason: Reason }
  | { readonly kind: "next"; readonly placement: Placement; readonly reason: Reason }
  | { readonly kind: "everything"; readonly tiling: Tiling }
  /** Nothing is left to place. */
  | { readonly kind: "solved" }
  /** There is no solution even on the empty board. */
  | { readonly kind: "impossible" };

/**
 * Counts the solutions that contain every piece already on the board.
 *
 * @example
 * ```ts
 * const start = newGame(cataloguePuzzle("classic"), [11, 36]); // Dec and 25 stay visible
 * const game = unwrap(applyMove(start, "O6.0@0"));
 * await solutionsLeft(game); // → 1
 * ```
 */
export function solutionsLeft(question: Question, options: WorkOptions = {}): Promise<number> {
  return countTilings(question, options);
}

async function correction(question: Question, options: WorkOptions): Promise<Hint> {
  const wrong = await wrongPieces(question, options);
  return wrong === undefined
    ? { kind: "impossible" }
    : { kind: "wrong", wrong, reason: deadEndOf(new Possibilities(question)) };
}

/**
 * Helps with a game, or any other board, as much as the level says. Every hint is true.
 *
 * @example
 * ```ts
 * const game = newGame(cataloguePuzzle("classic"), [11, 36]); // Dec and 25 stay visible
 * await hint(game, "left"); // → { kind: 'left', count: 92 }
 * const next = await hint(game, "next");
 * next.kind === "next" && placeMove(game, next.placement); // → V5.3@26
 * ```
 */
export async function hint(question: Question, level: HintLevel, options: WorkOptions = {}): Promise<Hint> {
  expectObject(options, "options");
  expectQuestion(question);
  expectOneOf(level, "level", hintLevels);
  if (level === "left") return { kind: "left", count: await solutionsLeft(question, options) };
  const tiling = await firstSolution(question, coachSlices(options.signal));
  if (tiling === undefined) return correction(question, options);
  if (tiling.length === (question.placed?.length ?? 0)) return { kind: "solved" };
  if (level === "wrong") return { kind: "fine" };
  if (level === "everything") return { kind: "everything", tiling };
  const { placement, reason } = await nextStep(question, tiling, options);
  return level === "next" ? { kind: "next", placement, reason } : { kind: "nudge", piece: placement.piece, reason };
}
