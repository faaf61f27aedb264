/** From a language to the sentences of pictures, in characters that our fonts have. */

import { type BaseLanguage, baseOf, type Language } from "../calendar/languages.js";
import { drawingIn } from "../locales/drawing.generated.js";

/** The narrow blank between thousands is in no font of ours. */
export const printable = (text: string): string => text.replaceAll("\u202f", "\u00a0");

/** Makes what a table of sentences says printable. */
function printed<Sentences extends object>(sentences: Sentences): Sentences {
  const entries = Object.entries(sentences).map(([name, sentence]) => [
    name,
    typeof sentence === "function" ? (values: unknown) => printable(sentence(values)) : sentence,
  ]);
  return Object.fromEntries(entries) as Sentences;
}

export type PictureWords = (typeof drawingIn)["en"];

const known = new Map<BaseLanguage, PictureWords>();

export function pictureWords(language: Language): PictureWords {
  const base = baseOf(language);
  const words = known.get(base) ?? printed(drawingIn[base]);
  known.set(base, words);
  return words;
}

/** Puts parts of a sentence beside each other. */
export const joinParts = (language: Language, [first = "", ...others]: readonly string[]): string =>
  others.reduce((before, second) => pictureWords(language).beside({ first: before, second }), first);
