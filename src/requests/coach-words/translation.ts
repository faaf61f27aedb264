/** What another language has to say for the coach, and what its sentences need. */

import type { BaseLanguage } from "../../core/calendar/languages.js";
import { numbersIn } from "../../core/calendar/numbers.js";
import type { coachSentences } from "../coach-messages.js";

/** Sentences that are left out are said in English. */
export type CoachWords = Partial<typeof coachSentences>;

export function coachToolsIn<Spoken extends BaseLanguage>(language: Spoken) {
  const choice = new Intl.ListFormat(language, { type: "disjunction" });
  return {
    ...numbersIn(language),
    /** As in "a, b or c". */
    either: (words: readonly string[]): string => choice.format(words),
    /** As at the beginning of a sentence. */
    capital: (text: string): string => `${text.slice(0, 1).toLocaleUpperCase(language)}${text.slice(1)}`,
  };
}
