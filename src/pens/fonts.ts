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

interface FontFile {
  readonly name: string;
  /** True where the library for PDF loses letters when it takes only some of them. */
  readonly isWhole: boolean;
}

const partly = (name: string): FontFile => ({ name, isWhole: false });
const eastAsian: readonly FontFile[] = ["NotoSansJP-Medium.ttf", "NotoSansSC-Medium.ttf"].map((name) => ({
  name,
  isWhole: true,
}));

/** In the order in which they are asked for a character. */
const files: Readonly<Record<Weight, readonly FontFile[]>> = {
  Medium: [partly("Nunito-Medium.ttf"), partly("Tajawal-Medium.ttf"), ...eastAsian],
  Bold: [partly("Nunito-Bold.ttf"), partly("Tajawal-Bold.ttf"), ...eastAsian],
};

/** Beside the sources as well as beside what they are compiled to. */
const pathOf = ({ name }: FontFile): string => fileURLToPath(new URL(`../../fonts/${name}`, import.meta.url));

export const fontPaths = (): string[] => [...new Set(weights.flatMap((weight) => files[weight].map(pathOf)))];

export interface FontBytes {
  readonly bytes: Uint8Array;
  readonly isWhole: boolean;
}

export function readFonts(weight: Weight): Promise<FontBytes[]> {
  return Promise.all(
    files[weight].map(async (file) => ({ bytes: await readFile(pathOf(file)), isWhole: file.isWhole })),
  );
}

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
