/** From a language to a voice: what turns messages into sentences of that language. */

import { type BaseLanguage, baseOf, type Language, wordsOf } from "../../core/calendar/languages.js";
import { type Said, saidIn, type Translation } from "../../core/text/message.js";
import { visible } from "../../core/text/visible.js";
import type { CommandWords } from "./translation.js";

export type Voice = (said: Said) => string;

/** Each is loaded when somebody asks for it: most people speak one language. */
const loaders: Readonly<Record<Exclude<BaseLanguage, "en">, () => Promise<CommandWords>>> = {
  de: async () => (await import("./de.js")).deCommands,
  fr: async () => (await import("./fr.js")).frCommands,
  es: async () => (await import("./es.js")).esCommands,
  pt: async () => (await import("./pt.js")).ptCommands,
  it: async () => (await import("./it.js")).itCommands,
  nl: async () => (await import("./nl.js")).nlCommands,
  ja: async () => (await import("./ja.js")).jaCommands,
  zh: async () => (await import("./zh.js")).zhCommands,
  ar: async () => (await import("./ar.js")).arCommands,
};

export const englishVoice: Voice = ({ message }) => visible(message);

/** Begins with the first letter that has a direction, and ends without any effect on what is around it. */
const isolated = (text: string): string => `\u2068${text}\u2069`;

/** Whoever copies something from a line of Arabic may copy the marks around it, too. */
export const withoutIsolates = (text: string): string => text.replace(/^\u2068|\u2069$/g, "");

/** Options, names and numbers read from the left, so among words that read from the right they are kept apart. */
export function voiceOf(words: CommandWords, language: Language): Voice {
  const prepare = wordsOf(language).rightToLeft ? (text: string) => isolated(visible(text)) : visible;
  return (said) => saidIn(words as Translation, said, (text) => prepare(text));
}

export async function loadVoice(language: Language): Promise<Voice> {
  const base = baseOf(language);
  return base === "en" ? englishVoice : voiceOf(await loaders[base](), language);
}
