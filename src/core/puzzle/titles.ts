/** From the texts of a puzzle, in several languages, to the one to be shown. */

import { inLanguage, type Language } from "../calendar/languages.js";
import type { Puzzle, Text } from "./puzzle.js";

/** In the language asked for, else in the first there is. */
export const translated = (text: Text, language: Language): string =>
  inLanguage(text, language) ?? Object.values(text)[0] ?? "";

/** What the puzzle is called. */
export const titleOf = ({ title, id }: Puzzle, language: Language): string => translated(title, language) || id;
