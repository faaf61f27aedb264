/** From any text to one that can be shown in a sentence: nothing in it commands a terminal, hides, or turns words round. */

/** Controls of both sets, invisible marks, those that reorder what is around them, halves of characters, line ends. */
const unseen = /[\p{Cc}\p{Cf}\p{Cs}\p{Zl}\p{Zp}]/gu;

/** As JSON and JavaScript write it: `\u009b`, `\u{e0001}`. */
function spelled(character: string): string {
  const digits = (character.codePointAt(0) ?? 0).toString(16);
  return digits.length > 4 ? `\\u{${digits}}` : `\\u${digits.padStart(4, "0")}`;
}

/** Nobody reads longer sentences, and what they are about may be as long as a file. */
export const maxMessageLength = 1000;

/** Spells out what cannot be seen; of a long text only the beginning. */
export function visible(text: string, longest: number = maxMessageLength): string {
  const short = text.length > longest ? `${text.slice(0, longest)}…` : text;
  return short.replace(unseen, spelled);
}
