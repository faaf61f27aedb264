/** From texts in several languages, lists and numbers to words in a sentence. */

import type { Language } from "../../core/calendar/languages.js";
import type { Puzzle, Target, Text } from "../../core/puzzle/puzzle.js";
import { targetNames } from "../../core/puzzle/target.js";

/** In the language asked for, else in the first there is. */
export function inLanguage(text: Text, language: Language): string {
  return text[language] ?? Object.values(text)[0] ?? "";
}

/** `1,234.5`. */
export const average = (mean: number): string =>
  mean.toLocaleString("en", { minimumFractionDigits: 1, maximumFractionDigits: 1 });

/** `Dec 25 Fri`. */
export function targetWords(puzzle: Puzzle, target: Target): string {
  return Object.values(targetNames(puzzle, target)).join(" ");
}
