/** The fonts that come with Daytile: from a weight to the files that together have every letter a calendar needs. */

import { charactersIn } from "./characters.js";
import { readFontFile } from "./font-files.js";

export const weights = ["Medium", "Bold"] as const;
export type Weight = (typeof weights)[number];

/** What the first of them is called; the others stand in for what it lacks. */
export const fontFamily = "Nunito";
export const arabicFamily = "Tajawal";

const eastAsian = ["NotoSansJP-Medium.ttf", "NotoSansSC-Medium.ttf"] as const;

/** In the order in which they are asked for a character. */
const files: Readonly<Record<Weight, readonly string[]>> = {
  Medium: ["Nunito-Medium.ttf", "Tajawal-Medium.ttf", ...eastAsian],
  Bold: ["Nunito-Bold.ttf", "Tajawal-Bold.ttf", ...eastAsian],
};

/** All of them, each once. */
export const fontNames = (): string[] => [...new Set(weights.flatMap((weight) => files[weight]))];

/** A font of somebody's own, for letters that no other has; left out: none. */
export type OwnFont = Uint8Array | undefined;

export async function readFonts(weight: Weight, own?: OwnFont): Promise<Uint8Array[]> {
  const fonts = await Promise.all(files[weight].map(readFontFile));
  return own === undefined ? fonts : [...fonts, own];
}

const seen = /[^\p{Cc}\p{Cf}\p{Cs}\p{M}\p{Z}]/gu;

/** The characters of a text that no font has, each once. */
export async function readMissing(text: string, own?: OwnFont): Promise<string[]> {
  const known = (await readFonts("Bold", own)).map(charactersIn);
  const needed = new Set(text.normalize("NFC").match(seen));
  return [...needed].filter((character) => !known.some((each) => each.has(character.codePointAt(0) ?? 0)));
}
