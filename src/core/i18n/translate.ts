/** From a language to the function that says messages in it: the same for every door. */

import { type BaseLanguage, baseOf, type Language, wordsOf } from "../calendar/languages.js";
import { messagesLoaders } from "../locales/load.generated.js";
import { visible } from "../text/visible.js";
import { formatMessage, type Message, type Sentences } from "./message.js";

/** Says a message in a language. */
export type Translate = (message: Message) => string;

export const translateToEnglish: Translate = ({ message }) => visible(message);

/** Takes its direction from its first letter that has one, and has no effect on the text around it. */
const isolate = (text: string): string => `\u2068${text}\u2069`;

/** Removes the marks around a text, which a person who copies it may copy, too. */
export const withoutIsolates = (text: string): string => text.replace(/^\u2068|\u2069$/g, "");

/**
 * Returns a function that says messages of these areas. What is filled in is made visible, and kept apart where the language
 * reads from the right.
 */
export function translateWith(language: BaseLanguage, areas: Readonly<Record<string, Sentences>>): Translate {
  const prepare = wordsOf(language).rightToLeft
    ? (text: string) => isolate(visible(text))
    : (text: string) => visible(text);
  return (message) => formatMessage(areas, message, prepare);
}

/** Loads everything that a language says in messages. */
export async function loadTranslate(language: Language): Promise<Translate> {
  const base = baseOf(language);
  return base === "en" ? translateToEnglish : translateWith(base, (await messagesLoaders[base]()).messages);
}
