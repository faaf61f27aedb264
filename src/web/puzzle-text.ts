/** From the texts of a puzzle, in several languages, to the one to be shown. */

import { inLanguage, type Language } from "../core/calendar/languages.js";
import type { Puzzle, Text } from "../core/puzzle/puzzle.js";

/** In the language, else in the first one the puzzle has. */
export const textIn = (text: Text, language: Language): string =>
  inLanguage(text, language) ?? Object.values(text)[0] ?? "";

export const titleOf = ({ title, id }: Puzzle, language: Language): string => textIn(title, language) || id;
