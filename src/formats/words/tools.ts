/** From a language to what sentences about files need: numbers and lists as it writes them. */

import type { BaseLanguage } from "../../core/calendar/languages.js";
import { numbersIn } from "../../core/calendar/numbers.js";
import { onFirstUse } from "../../core/text/on-first-use.js";

/** Nobody reads longer numbers. */
const maxWritten = 1_000_000_000;

export function fileToolsIn<Spoken extends BaseLanguage>(language: Spoken) {
  const numbers = numbersIn(language);
  const choice = onFirstUse(() => new Intl.ListFormat(language, { type: "disjunction" }));
  return {
    ...numbers,
    /** How much there is, where that may be more than can be counted exactly. */
    amount: (count: number): string =>
      count > maxWritten ? `> ${numbers.written(maxWritten)}` : numbers.written(count),
    /** As in "a, b or c". */
    either: (words: readonly string[]): string => choice().format(words),
  };
}
