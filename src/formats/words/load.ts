/** From a language to what it says about puzzle files; English is at hand with the checks themselves. */

import { type BaseLanguage, baseOf, type Language, wordsOf } from "../../core/calendar/languages.js";
import { type Said, saidIn, type Translation } from "../../core/text/message.js";
import { visible } from "../../core/text/visible.js";
import type { FileWords } from "./translation.js";

/** Each is loaded when somebody asks for it: most people speak one language, and most files are sound. */
const loaders: Readonly<Record<Exclude<BaseLanguage, "en">, () => Promise<FileWords>>> = {
  de: async () => (await import("./de.js")).deFiles,
  fr: async () => (await import("./fr.js")).frFiles,
  es: async () => (await import("./es.js")).esFiles,
  pt: async () => (await import("./pt.js")).ptFiles,
  it: async () => (await import("./it.js")).itFiles,
  nl: async () => (await import("./nl.js")).nlFiles,
  ja: async () => (await import("./ja.js")).jaFiles,
  zh: async () => (await import("./zh.js")).zhFiles,
  ar: async () => (await import("./ar.js")).arFiles,
};

/** How a fault of a file is said. */
export type FaultVoice = (said: Said) => string;

/** Names and marks read from the left, so among words that read from the right they are kept apart. */
const prepareIn = (language: Language): ((text: string) => string) =>
  wordsOf(language).rightToLeft ? (text) => `\u2068${visible(text)}\u2069` : visible;

export async function loadFaultVoice(language: Language): Promise<FaultVoice> {
  const base = baseOf(language);
  if (base === "en") return ({ message }) => visible(message);
  const words = (await loaders[base]()) as unknown as Translation;
  const prepare = prepareIn(language);
  return (said) => saidIn(words, said, prepare);
}
