/** From a language to the app's words in it; English is always at hand, the others are fetched. */

import type { Language } from "../../../core/puzzle/languages.js";
import { en, type Words } from "./en.js";

export type { Words };

const loaders: Readonly<Record<Language, () => Promise<Words>>> = {
  en: async () => en,
  de: async () => (await import("./de.js")).de,
  fr: async () => (await import("./fr.js")).fr,
  es: async () => (await import("./es.js")).es,
  pt: async () => (await import("./pt.js")).pt,
  it: async () => (await import("./it.js")).it,
  ja: async () => (await import("./ja.js")).ja,
  zh: async () => (await import("./zh.js")).zh,
  ar: async () => (await import("./ar.js")).ar,
};

export const wordsIn = (language: Language): Promise<Words> => loaders[language]();
