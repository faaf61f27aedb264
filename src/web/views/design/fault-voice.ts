/** From a fault as the checks of puzzle files know it to a sentence for the screen, in the app's language. */

import { type BaseLanguage, baseOf, type Language } from "../../../core/calendar/languages.js";
import type { Message } from "../../../core/i18n/message.js";
import type { Translate } from "../../../core/i18n/translate.js";

const quotes: Readonly<Record<BaseLanguage, readonly [before: string, after: string]>> = {
  en: ["“", "”"],
  de: ["„", "“"],
  fr: ["«\u202f", "\u202f»"],
  es: ["«", "»"],
  pt: ["“", "”"],
  it: ["«", "»"],
  nl: ["‘", "’"],
  ja: ["「", "」"],
  zh: ["“", "”"],
  ar: ["«", "»"],
};

const quotedText = /"((?:[^"\\]|\\.)*)"/g;

/** A line of the terminal as a sentence on a page: with a capital, a full stop, and quotes as the language prints them. */
export function onScreen(line: string, language: Language): string {
  const base = baseOf(language);
  const [before, after] = quotes[base];
  const printed = line.replace(quotedText, (_, name: string) => `${before}${name}${after}`).replaceAll("'", "’");
  const stop = /[?？؟]$/.test(printed) ? "" : base === "ja" || base === "zh" ? "。" : ".";
  return `${printed.slice(0, 1).toLocaleUpperCase(language)}${printed.slice(1)}${stop}`;
}

/** Says faults in one language. Its words are fetched at the first fault, and until they are here it keeps quiet. */
export class FaultSpeaker {
  private language: Language | undefined;
  private voice: Translate | undefined;

  constructor(private readonly onReady: () => void) {}

  say(fault: Message, language: Language): string {
    if (this.language !== language) void this.learn(language);
    return this.voice === undefined ? "" : onScreen(this.voice(fault), language);
  }

  private async learn(language: Language): Promise<void> {
    this.language = language;
    this.voice = undefined;
    const voice: Translate = await import("../../../core/i18n/translate.js")
      .then(({ loadTranslate }) => loadTranslate(language))
      // English is better than nothing.
      .catch(
        () =>
          ({ message }) =>
            message,
      );
    if (this.language !== language) return;
    this.voice = voice;
    this.onReady();
  }
}
