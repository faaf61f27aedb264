/** From a language to what boards and <calendar-puzzle> say in it; English is at hand, all others are fetched. */

import { type BaseLanguage, baseOf, type Language } from "../core/calendar/languages.js";
import { board } from "../core/locales/en/board.generated.js";
import { tools } from "../core/locales/en/tools.generated.js";
import { elementLoaders } from "../core/locales/load.generated.js";
import type { ShapeWords } from "./shape-words.js";
import type { BoardWords } from "./words.js";

/** What's on the buttons and beside the board. */
export type ToolWords = typeof tools;

export interface EmbedWords {
  readonly board: BoardWords;
  readonly tools: ToolWords;
}

export const englishWords: EmbedWords = { board, tools };

const shapeLoaders: Readonly<Record<Exclude<BaseLanguage, "en">, () => Promise<ShapeWords>>> = {
  de: async () => (await import("./shapes/de.js")).deShapes,
  fr: async () => (await import("./shapes/fr.js")).frShapes,
  es: async () => (await import("./shapes/es.js")).esShapes,
  pt: async () => (await import("./shapes/pt.js")).ptShapes,
  it: async () => (await import("./shapes/it.js")).itShapes,
  nl: async () => (await import("./shapes/nl.js")).nlShapes,
  ja: async () => (await import("./shapes/ja.js")).jaShapes,
  zh: async () => (await import("./shapes/zh.js")).zhShapes,
  ar: async () => (await import("./shapes/ar.js")).arShapes,
};

export async function embedWordsIn(language: Language): Promise<EmbedWords> {
  const base = baseOf(language);
  if (base === "en") return englishWords;
  const [words, shape] = await Promise.all([elementLoaders[base](), shapeLoaders[base]()]);
  return { board: { ...words.board, shape }, tools: words.tools };
}
