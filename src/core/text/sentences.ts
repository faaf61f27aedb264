/** Words in a sentence: from names, counts and guesses to what a person reads. */

import { nearest } from "./nearest.js";
import { visible } from "./visible.js";

const maxQuoteLength = 40;

/** Quotes hostile text safely and keeps the sentence short. */
export function quoted(word: string): string {
  const short = word.length > maxQuoteLength ? `${word.slice(0, maxQuoteLength)}…` : word;
  return visible(JSON.stringify(short));
}

/** `3 pieces`, `1 piece`, `1,234 cells`. */
export const counted = (count: number, what: string): string =>
  `${count.toLocaleString("en")} ${what}${count === 1 ? "" : "s"}`;

/** `Jan`, `Jan and Jul`, `Jan, Jul and 3`. */
export function listed(names: readonly string[]): string {
  const [first = "", ...others] = names.slice(-2);
  return [...names.slice(0, -2), [first, ...others].join(" and ")].join(", ");
}

/** Puts sentences beside each other: with blanks between, but for scripts whose full stops are wide enough. */
export const inOneLine = (...sentences: readonly string[]): string =>
  sentences
    .filter((sentence) => sentence !== "")
    .join(" ")
    .replace(/([。！？]) /g, "$1");

/** After this many unknown words, stop suggesting: it is slow, and they aren't typos. */
export const maxSuggestions = 20;

/** Makes the end of a sentence about an unknown word: `; did you mean "Feb"?`, or nothing. */
export function suggester(known: Iterable<string>): (word: string) => string {
  const words = [...known];
  let asked = 0;
  return (word) => {
    const guess = asked++ < maxSuggestions ? nearest(word, words) : undefined;
    return guess === undefined ? "" : `; did you mean ${quoted(guess)}?`;
  };
}
