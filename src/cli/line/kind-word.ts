/** From the word behind a command to the kind of thing it names, or to a sentence with those there are. */

import { didYouMean } from "../../core/text/guess.js";
import type { Said } from "../../core/text/message.js";
import { hinted, sayText } from "../../core/text/messages.js";
import { quoted } from "../../core/text/sentences.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";

interface Wording {
  /** Said where there is no word. */
  ask(kinds: readonly string[]): Said;
  /** Said of a word that names nothing. */
  unknown(word: string): Said;
}

export function kindOf<Kind extends string>(
  word: string | undefined,
  kinds: readonly Kind[],
  { ask, unknown }: Wording,
): Outcome<Kind> {
  const kind = kinds.find((each) => each === word);
  if (kind !== undefined) return found(kind);
  if (word === undefined) return refused(ask(kinds));
  return refused(hinted(unknown(quoted(word)), didYouMean(word, kinds) ?? sayText.chooseFrom(kinds)));
}
