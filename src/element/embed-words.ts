/** From a language to what <calendar-puzzle> says in it; English is at hand, all others are fetched. */

import { type BaseLanguage, baseOf, type Language } from "../core/calendar/languages.js";
import { type BoardWords, englishBoardWords } from "./words.js";

/** What stands on the buttons and beside the board. */
export interface ToolWords {
  readonly tools: string;
  readonly rotate: string;
  readonly flip: string;
  readonly undo: string;
  readonly redo: string;
  readonly restart: string;
  readonly mayNotFlip: string;
  readonly wellDone: string;
  readonly goal: string;
  readonly goalToday: string;
}

export interface EmbedWords {
  readonly hands: BoardWords;
  readonly tools: ToolWords;
}

export const englishToolWords: ToolWords = {
  tools: "Tools",
  rotate: "Rotate",
  flip: "Flip",
  undo: "Undo",
  redo: "Redo",
  restart: "Start over",
  mayNotFlip: "You can’t flip this piece in this puzzle.",
  wellDone: "Well done!",
  goal: "Cover everything but the date.",
  goalToday: "Cover everything but today’s date.",
};

export const englishWords: EmbedWords = { hands: englishBoardWords, tools: englishToolWords };

const loaders: Readonly<Record<Exclude<BaseLanguage, "en">, () => Promise<EmbedWords>>> = {
  de: async () => (await import("./words/de.js")).deEmbed,
  fr: async () => (await import("./words/fr.js")).frEmbed,
  es: async () => (await import("./words/es.js")).esEmbed,
  pt: async () => (await import("./words/pt.js")).ptEmbed,
  it: async () => (await import("./words/it.js")).itEmbed,
  nl: async () => (await import("./words/nl.js")).nlEmbed,
  ja: async () => (await import("./words/ja.js")).jaEmbed,
  zh: async () => (await import("./words/zh.js")).zhEmbed,
  ar: async () => (await import("./words/ar.js")).arEmbed,
};

export async function embedWordsIn(language: Language): Promise<EmbedWords> {
  const base = baseOf(language);
  return base === "en" ? englishWords : loaders[base]();
}
