/** From a word nobody knows to a question: the known words that were probably meant. */

import type { Message } from "../i18n/message.js";
import { textMessages } from "../locales/en/text.generated.js";
import { nearest } from "./nearest.js";
import { maxSuggestions, quoted } from "./sentences.js";

/** One letter begins too many words. */
const shortestBeginning = 2;
/** Whoever reads more than this has a list instead. */
const maxGuesses = 3;

/** Those that begin with the word, where they are few, else the nearest one. */
function guesses(word: string, known: readonly string[]): string[] {
  const start = word.toLowerCase();
  const begun = known.filter((each) => each.toLowerCase().startsWith(start));
  if (word.length >= shortestBeginning && begun.length > 0 && begun.length <= maxGuesses) return begun;
  const near = nearest(word, known);
  return near === undefined ? [] : [near];
}

/** `did you mean solution or solutions?`, or undefined where nothing comes near. */
export function didYouMean(word: string, known: readonly string[]): Message | undefined {
  const words = guesses(word, known);
  return words.length === 0 ? undefined : textMessages.didYouMean({ words });
}

/** The same for one word that comes near enough. */
export function nearestMeant(word: string, known: readonly string[]): Message | undefined {
  const near = nearest(word, known);
  return near === undefined ? undefined : textMessages.didYouMean({ words: [near] });
}

/** The same for many words of a file, in quotes; it stops guessing where they are too many to be slips. */
export function nearestQuoted(known: Iterable<string>): (word: string) => Message | undefined {
  const words = [...known];
  let asked = 0;
  return (word) => {
    const guess = asked++ < maxSuggestions ? nearest(word, words) : undefined;
    return guess === undefined ? undefined : textMessages.didYouMean({ words: [quoted(guess)] });
  };
}
