/** From the bytes of a font to its letters and how they are set; loading it loads a large package. */

import { create, type Font, type FontCollection } from "@cantoo/fontkit";
import { charactersIn } from "./characters.js";

export type { Font };

/** The first of a file with several, as fonts for Chinese and Japanese often are. */
export function openFont(bytes: Uint8Array): Font {
  const opened = create(bytes) as Font | FontCollection;
  return "fonts" in opened ? (opened.fonts[0] as Font) : opened;
}

/** Whether letters can be set in it; what isn't a font at all throws. */
export function isFont(bytes: Uint8Array | undefined): boolean {
  if (bytes === undefined) return false;
  const font = openFont(bytes);
  return charactersIn(bytes).size > 0 && font.layout("a").glyphs.length > 0;
}
