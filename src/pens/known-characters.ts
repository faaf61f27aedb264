/** From a text to one that has only characters of the fonts that come with Daytile. */

import { charactersIn } from "./characters.js";
import { fontBytes } from "./font-files.js";
import { fontNames } from "./fonts.js";
import { unknown } from "./runs.js";

let known: ReadonlySet<number> | undefined;

/** The characters of all fonts together, read once. */
function knownCharacters(): ReadonlySet<number> {
  known ??= new Set(fontNames().flatMap((name) => [...charactersIn(fontBytes(name))]));
  return known;
}

/** What has its own look and may be missing: no letter of a keyboard, no mark that is not to be seen. */
const uncommon = /[^\p{ASCII}\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;

/** With a question mark for every character that no font has, for programs that would leave it out. */
export const withKnownCharacters = (text: string): string =>
  text.replace(uncommon, (character) => (knownCharacters().has(character.codePointAt(0) ?? 0) ? character : unknown));
