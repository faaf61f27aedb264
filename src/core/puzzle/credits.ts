/**
 * From the credits of a puzzle to the same in a language. Credits are written in English, mostly in the same few words:
 * these are translated, and whatever else somebody wrote stays as it is.
 */

import { baseOf, type Language } from "../calendar/languages.js";
import { creditsIn as phrasesIn } from "../locales/credits.generated.js";
import type { Puzzle } from "./puzzle.js";

type Phrase = string | ((values: { readonly name: string }) => string);

const say = (phrase: Phrase, name: string): string => (typeof phrase === "string" ? phrase : phrase({ name }));

/** What the name is, where a line is the phrase. */
function nameIn(line: string, phrase: Phrase): string | undefined {
  const [before = "", after] = say(phrase, "\0").split("\0");
  if (after === undefined) return line === before ? "" : undefined;
  const isPhrase = line.startsWith(before) && line.endsWith(after) && line.length > before.length + after.length;
  return isPhrase ? line.slice(before.length, line.length - after.length) : undefined;
}

function creditIn(line: string, translated: Readonly<Record<string, Phrase>>): string {
  for (const [id, phrase] of Object.entries<Phrase>(phrasesIn.en)) {
    const name = nameIn(line, phrase);
    if (name !== undefined) return say(translated[id] ?? phrase, name);
  }
  return line;
}

/** Who made the puzzle, in the language asked for as far as that has words for it. */
export function creditsIn({ credits }: Puzzle, language: Language): readonly string[] {
  const base = baseOf(language);
  return base === "en" ? credits : credits.map((line) => creditIn(line, phrasesIn[base]));
}
