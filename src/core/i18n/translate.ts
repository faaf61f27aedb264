/** From a language to the function that says messages in it: the same for every door. */

import { baseOf, type Language } from "../calendar/languages.js";
import { messagesLoaders } from "../locales/load-messages.generated.js";
import { visible } from "../text/visible.js";
import { formatMessage, type Message, type Sentences } from "./message.js";

/** Says a message in a language. */
export type Translate = (message: Message) => string;

export const translateToEnglish: Translate = ({ message }) => visible(message);

/** Removes the marks around a text, which a person who copies it may copy, too. */
export const withoutIsolates = (text: string): string => text.replace(/^\u2068|\u2069$/g, "");

/** Returns a function that says messages of these areas. What is filled in is made visible. */
export function translateWith(areas: Readonly<Record<string, Sentences>>): Translate {
  return (message) => formatMessage(areas, message, (text) => visible(text));
}

/** Loads everything that a language says in messages. */
export async function loadTranslate(language: Language): Promise<Translate> {
  const base = baseOf(language);
  return base === "en" ? translateToEnglish : translateWith((await messagesLoaders[base]()).messages);
}
