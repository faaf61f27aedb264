/** From a language to how the coach speaks it, for pictures that anybody asks for. */

import { type BaseLanguage, baseOf, type Language } from "../../core/calendar/languages.js";
import { saidIn, type Translation } from "../../core/text/message.js";
import { visible } from "../../core/text/visible.js";
import type { Speaks } from "../explanation-words.js";
import type { CoachWords } from "./translation.js";

/** Each is loaded when somebody asks for it: most people speak one language. */
const loaders: Readonly<Record<Exclude<BaseLanguage, "en">, () => Promise<CoachWords>>> = {
  de: async () => (await import("./de.js")).deCoach,
  fr: async () => (await import("./fr.js")).frCoach,
  es: async () => (await import("./es.js")).esCoach,
  pt: async () => (await import("./pt.js")).ptCoach,
  it: async () => (await import("./it.js")).itCoach,
  nl: async () => (await import("./nl.js")).nlCoach,
  ja: async () => (await import("./ja.js")).jaCoach,
  zh: async () => (await import("./zh.js")).zhCoach,
  ar: async () => (await import("./ar.js")).arCoach,
};

/** Fonts on paper have no narrow blank. */
const onPaper = (text: string): string => text.replaceAll("\u202f", "\u00a0");

export async function loadCoachVoice(language: Language): Promise<Speaks> {
  const base = baseOf(language);
  if (base === "en") return ({ message }) => visible(message);
  const words = { coach: await loaders[base]() } as Translation;
  return (said) => onPaper(saidIn(words, said, visible));
}
