/** What sentences of every kind end with: a guess, a list to choose from, something else to write. */

import { type Said, speaker } from "./message.js";

/** `a, b or c`. */
function anyOf(words: readonly string[]): string {
  const [last = "", ...others] = words.toReversed();
  return others.length === 0 ? last : `${others.toReversed().join(", ")} or ${last}`;
}

export const textSentences = {
  /** What is wrong, and what to do about it. */
  hinted: (wrong: string, hint: string) => `${wrong}; ${hint}`,
  didYouMean: (words: readonly string[]) => `did you mean ${anyOf(words)}?`,
  chooseFrom: (words: readonly string[]) => `choose from ${words.join(", ")}`,
  chooseNumber: (first: string, last: string) => `choose a number from ${first} to ${last}`,
  wrongForm: (part: string, wanted: string, value: string) => `${part}: expected ${wanted}, not ${value}`,
  aString: () => "a string",
  aNumber: () => "a number",
  aList: () => "a list",
  anObject: () => "an object",
  useEither: (one: string, other: string) => `use either ${one} or ${other}, not both`,
};

export const sayText = speaker("text", textSentences);

/** A sentence with what to do about it, where there is something. */
export const hinted = (wrong: Said, hint: Said | undefined): Said =>
  hint === undefined ? wrong : sayText.hinted(wrong, hint);
