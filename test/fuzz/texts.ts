/** From random numbers to texts that are aimed: soup of what means something, repetition, nesting, damage, great length. */

import type { Random } from "./random.js";
import type { Sized } from "./reader.js";

/** What breaks careless readers, whatever they read. */
export const nasty = [
  ..."\0\t\n\r\u001b\u007f\u0085\u009b\u00a0\u00ad\u200b\u200d\u202e\u2028\u2066\ufeff\ud800\udc00",
  ..."\"'\\`$%&<>/=?#@!~^|*+-_.,:;()[]{}",
  ..."aZé日ش🧩0１٣〇",
  "\r\n",
  "__proto__",
  "constructor",
  "toString",
  "NaN",
  "Infinity",
  "-0",
  "1e999",
  "9007199254740993",
  "\u001b[31m",
  "</script>",
  "\u0024{x}",
];

/** How long a text is on the whole: mostly short, once in a while as long as anybody may send, and a little longer. */
export interface Lengths {
  readonly max: number;
  /** One text in so many is that long. */
  readonly rarely: number;
}

const usual = 200;
/** On either side of the bound. */
const around = 10;

const lengthOf = (random: Random, { max, rarely }: Lengths): number =>
  random.oneIn(rarely) ? max + around - random.below(2 * around) : random.size(Math.min(usual, max));

function soup(random: Random, words: readonly string[], lengths: Lengths): string {
  const length = lengthOf(random, lengths);
  let text = "";
  while (text.length < length) text += random.oneIn(8) ? random.pick(nasty) : random.pick(words);
  return text.slice(0, length);
}

const numbered = (unit: string, count: number): string =>
  Array.from({ length: count }, (_, index) => `${unit}${index}`).join("");

/** One or two words again and again, perhaps numbered, perhaps between brackets that open and close as often. */
function repetition(random: Random, words: readonly string[], lengths: Lengths): string {
  const unit = Array.from({ length: 1 + random.below(3) }, () => random.pick(words)).join("");
  const length = lengthOf(random, lengths);
  const count = Math.ceil(length / unit.length);
  if (random.oneIn(3)) return numbered(unit, count).slice(0, length);
  const inside = random.oneIn(2) ? random.pick(words) : "";
  const closing = random.oneIn(2) ? random.pick(["]", "}", '"', ")", "\n", ""]) : "";
  return `${unit.repeat(count)}${inside}${closing.repeat(count)}`.slice(0, lengths.max + around);
}

type Damage = (random: Random, text: string, words: readonly string[]) => string;

const insertion: Damage = (random, text, words) => {
  const at = random.below(text.length + 1);
  return text.slice(0, at) + random.pick(random.oneIn(3) ? nasty : words) + text.slice(at + random.below(4));
};

const multiplication: Damage = (random, text) => {
  const at = random.below(text.length + 1);
  const part = text.slice(at, at + random.size(40));
  return text.slice(0, at) + part.repeat(random.size(30)) + text.slice(at);
};

const shuffledLines: Damage = (random, text) => {
  const lines = text.split("\n");
  const [line = ""] = lines.splice(random.below(lines.length), 1);
  if (!random.oneIn(3)) lines.splice(random.below(lines.length + 1), 0, line);
  return lines.join("\n");
};

const cut: Damage = (random, text) => text.slice(0, random.below(text.length + 1));

const damages = [insertion, insertion, multiplication, shuffledLines, cut];

/** A sound text, damaged in one to four places. */
function damaged(random: Random, text: string, words: readonly string[], lengths: Lengths): string {
  let now = text;
  for (let left = 1 + random.below(4); left > 0; left--) now = random.pick(damages)(random, now, words);
  // Filled up with what was there: length alone must not matter either.
  const filled = random.oneIn(lengths.rarely) && now !== "" ? now.repeat(Math.ceil(lengths.max / now.length)) : now;
  return filled.slice(0, lengths.max);
}

/** Any of the three. */
export function aimed(random: Random, sound: readonly string[], words: readonly string[], lengths: Lengths): string {
  const kind = random.below(4);
  if (kind === 0) return soup(random, words, lengths);
  if (kind === 1) return repetition(random, words, lengths);
  return damaged(random, random.pick(sound), words, lengths);
}

/** What surrounds a repeated text. */
export type Frame = readonly [before: string, after: string];

/** One or two words as often as the size says, perhaps numbered. */
export function sizedText(
  random: Random,
  words: readonly string[],
  frames: readonly Frame[] = [["", ""]],
): Sized<string> {
  const [before, after] = random.pick(frames);
  const unit = random.pick(words) + (random.oneIn(2) ? "" : random.pick(random.oneIn(3) ? nasty : words));
  const isNumbered = random.oneIn(4);
  return {
    name: JSON.stringify(`${before}${unit}${isNumbered ? "1" : ""}…${after}`),
    of: (size) => before + (isNumbered ? numbered(unit, size) : unit.repeat(size)) + after,
  };
}

export function mapSized<From, To>({ name, of }: Sized<From>, map: (input: From) => To): Sized<To> {
  return { name, of: (size) => map(of(size)) };
}
