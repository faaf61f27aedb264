/** From JSON as our own programs write it to JSON that is damaged, or has something else in it. */

import type { Random } from "../random.js";
import { aimed, type Frame, type Lengths } from "../texts.js";

const strange = [null, [], {}, "x", -1, 1e308, Number.MAX_SAFE_INTEGER + 1, [[]], true, "\u202e\u0000", { length: 9 }];

const marks = ['"', ",", ":", "[", "]", "{", "}", "null", '"__proto__":', "\\ud800"];

export const jsonFrames: readonly Frame[] = [
  ["", ""],
  ["[", "0]"],
  ["{", '"z":0}'],
  ['{"a":[', "0]}"],
];

/** Damaged as text, or an entry of it replaced, or nested very deep. */
export function damagedJson(
  random: Random,
  documents: readonly object[],
  words: readonly string[],
  lengths: Lengths,
): string {
  const document = random.pick(documents);
  if (!random.oneIn(3)) {
    const texts = documents.map((each) => JSON.stringify(each));
    return aimed(random, texts, [...words, ...marks], lengths);
  }
  const key = random.pick([...Object.keys(document), "__proto__"]);
  const text = JSON.stringify({ ...document, [key]: random.pick(strange) });
  if (!random.oneIn(50)) return text;
  const depth = random.size(20_000);
  return text.replace(
    /[{[]/,
    (mark) => `${mark}${mark === "{" ? '"deep":' : ""}${"[".repeat(depth)}${"]".repeat(depth)},`,
  );
}
