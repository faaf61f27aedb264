/** From the word behind a command to the kind of thing it names, or to a sentence with those there are. */

import { hinted } from "../../core/i18n/hinted.js";
import type { Message } from "../../core/i18n/message.js";
import { textMessages } from "../../core/locales/en/text.generated.js";
import { didYouMean } from "../../core/text/guess.js";
import { quoted } from "../../core/text/sentences.js";
import { found, type Outcome, refused } from "../../requests/outcome.js";

interface Wording {
  /** Message where there is no word. */
  ask(values: { readonly kinds: readonly string[] }): Message;
  /** Message of a word that names nothing. */
  unknown(values: { readonly word: string }): Message;
}

export function kindOf<Kind extends string>(
  word: string | undefined,
  kinds: readonly Kind[],
  { ask, unknown }: Wording,
): Outcome<Kind> {
  const kind = kinds.find((each) => each === word);
  if (kind !== undefined) return found(kind);
  if (word === undefined) return refused(ask({ kinds }));
  return refused(
    hinted(unknown({ word: quoted(word) }), didYouMean(word, kinds) ?? textMessages.chooseFrom({ words: kinds })),
  );
}
