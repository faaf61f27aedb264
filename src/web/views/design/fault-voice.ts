/** From a fault as the checks of puzzle files know it to a sentence for the screen, in the app's language. */

import { capitalised, type Language } from "../../../core/calendar/languages.js";
import type { Message } from "../../../core/i18n/message.js";
import type { Translate } from "../../../core/i18n/translate.js";
import type { AppContext } from "../../context.js";

type Spoken = Pick<AppContext, "language" | "words">;

const quotedText = /"((?:[^"\\]|\\.)*)"/g;

/** Turns a line of the terminal into a sentence: with a capital, a full stop, and quotes as the language prints them. */
export function onScreen(line: string, { language, words }: Spoken): string {
  const { quoted, sentence } = words.design;
  const printed = line.replace(quotedText, (_, text: string) => quoted({ text })).replaceAll("'", "’");
  const text = capitalised(printed, language);
  return /[?？؟]$/.test(text) ? text : sentence({ text });
}

/** Says faults in one language. Its words are fetched at the first fault, and until they are here it keeps quiet. */
export class FaultSpeaker {
  private language: Language | undefined;
  private voice: Translate | undefined;

  constructor(private readonly onReady: () => void) {}

  say(fault: Message, context: Spoken): string {
    if (this.language !== context.language) void this.learn(context.language);
    return this.voice === undefined ? "" : onScreen(this.voice(fault), context);
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
