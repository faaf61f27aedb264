/** The fonts that come with Daytile: from a weight to the files that together have every letter a calendar needs. */

import { readFileSync } from "node:fs";
import { readFile } from "node:fs/promises";
import { fileURLToPath } from "node:url";
import { charactersIn } from "./characters.js";
import { unknown } from "./runs.js";

export const weights = ["Medium", "Bold"] as const;
export type Weight = (typeof weights)[number];

/** What the first of them is called; the others stand in for what it lacks. */
export const fontFamily = "Nunito";

const eastAsian = ["NotoSansJP-Medium.ttf", "NotoSansSC-Medium.ttf"] as const;

/** In the order in which they are asked for a character. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  Medium: ["Nunito-Medium.ttf", "Tajawal-Medium.ttf", ...eastAsian],
  Bold: ["Nunito-Bold.ttf", "Tajawal-Bold.ttf", ...eastAsian],
};

/** Beside the sources as well as beside what they are compiled to. */
const pathOf = (name: string): string => fileURLToPath(new URL(`../../fonts/${name}`, import.meta.url));

export const fontPaths = (): string[] => [...new Set(weights.flatMap((weight) => files[weight].map(pathOf)))];

export const readFonts = (weight: Weight): Promise<Uint8Array[]> =>
  Promise.all(files[weight].map((name) => readFile(pathOf(name))));

let known: ReadonlySet<number> | undefined;

/** The characters of all fonts together, read once. */
function knownCharacters(): ReadonlySet<number> {
  known ??= new Set(fontPaths().flatMap((path) => [...charactersIn(readFileSync(path))]));
  return known;
}

/** What has a look of its own and may be missing: no letter of a keyboard, no mark that is not to be seen. */
const uncommon = /[^\p{ASCII}\p{Cf}\p{Cc}\p{Variation_Selector}]/gu;

/** With a question mark for every character that no font has, for programs that would leave it out. */
export const withKnownCharacters = (text: string): string =>
  text.replace(uncommon, (character) => (knownCharacters().has(character.codePointAt(0) ?? 0) ? character : unknown));
