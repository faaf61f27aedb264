/** From the bytes of a font to its letters and how they are set; loading it loads a large package. */

import { create, type Font, type FontCollection } from "@cantoo/fontkit";
import { charactersIn } from "./characters.js";

export type { Font };

/** The first of a file with several, as fonts for Chinese and Japanese often are. */
function firstFont(bytes: Uint8Array): Font {
  const font = create(bytes) as Font | FontCollection;
  return "fonts" in font ? (font.fonts[0] as Font) : font;
}

/** How many texts a font remembers; a book has the same labels on every page. */
const mostTexts = 2000;

/** Texts are measured before they are set, and most of them again and again, so a font remembers how they are set. */
function remembering(font: Font): Font {
  const set = font.layout.bind(font);
  const known = new Map<string, ReturnType<typeof set>>();
  font.layout = (text, ...more) => {
    if (more.some((each) => each !== undefined)) return set(text, ...more);
    const run = known.get(text) ?? set(text);
    if (known.size === mostTexts) known.clear();
    known.set(text, run);
    return run;
  };
  return font;
}

/**
 * Each time anew: a font that's open keeps its glyphs, and those that one document met without their characters would have
 * none in the next, whose text nobody could copy then.
 */
export const openFont = (bytes: Uint8Array): Font => remembering(firstFont(bytes));

/** Whether letters can be set in it; what isn't a font at all throws. */
export function isFont(bytes: Uint8Array | undefined): boolean {
  if (bytes === undefined) return false;
  const font = openFont(bytes);
  return charactersIn(bytes).size > 0 && font.layout("a").glyphs.length > 0;
}
