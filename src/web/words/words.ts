/** From a language to the app's words in it; the first English ones are at hand, all others are fetched. */

import { type BaseLanguage, baseOf, type Language } from "../../core/calendar/languages.js";
import { en } from "./en.js";
import type { Words } from "./en-later.js";

export type { Words };

let english: Promise<Words> | undefined;

/** The same object every time, so that views can tell whether words have changed. */
function allEnglish(): Promise<Words> {
  english ??= import("./en-later.js").then(({ enLater, enHints }) => ({
    ...en,
    ...enLater,
    play: { ...en.play, ...enHints },
  }));
  return english;
}

const loaders: Readonly<Record<BaseLanguage, () => Promise<Words>>> = {
  en: allEnglish,
  de: async () => (await import("./de.js")).de,
  fr: async () => (await import("./fr.js")).fr,
  es: async () => (await import("./es.js")).es,
  pt: async () => (await import("./pt.js")).pt,
  it: async () => (await import("./it.js")).it,
  nl: async () => (await import("./nl.js")).nl,
  ja: async () => (await import("./ja.js")).ja,
  zh: async () => (await import("./zh.js")).zh,
  ar: async () => (await import("./ar.js")).ar,
};

export const wordsIn = (language: Language): Promise<Words> => loaders[baseOf(language)]();

/** As far as the first view needs them: what others say in English comes with them. */
export const firstWordsIn = async (language: Language): Promise<Words> =>
  baseOf(language) === "en" ? (en as Words) : wordsIn(language);
