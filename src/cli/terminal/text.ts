/** From targets and numbers to words in a sentence. */

import type { Puzzle, Target } from "../../core/puzzle/puzzle.js";
import { targetNames } from "../../core/puzzle/target.js";

/** `1,234.5`. */
export const average = (mean: number): string =>
  mean.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `Dec 25 Fri`. */
export function targetWords(puzzle: Puzzle, target: Target): string {
  return Object.values(targetNames(puzzle, target)).join(" ");
}
