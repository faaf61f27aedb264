/** From a language to what boards and <calendar-puzzle> say in it; English is at hand, all others are fetched. */

import { baseOf, type Language } from "../core/calendar/languages.js";
import { board } from "../core/locales/en/board.generated.js";
import { tools } from "../core/locales/en/tools.generated.js";
import { elementLoaders } from "../core/locales/load-element.generated.js";

/** What's on the buttons and beside the board. */
export type ToolWords = typeof tools;

export interface EmbedWords {
  readonly board: typeof board;
  readonly tools: ToolWords;
}

export const englishWords: EmbedWords = { board, tools };

export async function embedWordsIn(language: Language): Promise<EmbedWords> {
  const base = baseOf(language);
  return base === "en" ? englishWords : (await elementLoaders[base]()).element;
}
