/** From a language to what <calendar-puzzle> says in it; English is at hand, all others are fetched. */

import { type BaseLanguage, baseOf, type Language } from "../core/calendar/languages.js";
import { type EmbedWords, englishWords } from "./tool-words.js";

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
