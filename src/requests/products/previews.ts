/** From pages to pictures of some of them, with letters as paths: whoever looks at them need not have the fonts. */

import type { Picture } from "../../core/drawing/picture.js";
import type { ThemeName } from "../../core/names.js";
import { svgOf } from "../../core/pens/svg.js";
import type { OwnFont } from "../../pens/fonts.js";
import type { Preview } from "./making.js";

/** More would be too small to see anything. */
export const mostPreviews = 3;

export async function drawPreviews(
  pages: readonly Picture[],
  theme: ThemeName,
  font?: OwnFont,
): Promise<readonly Preview[]> {
  const outlined = await (await import("../../pens/outlined.js")).readTextOutliner(font);
  return pages.slice(0, mostPreviews).map((page) => svgOf(outlined(page), { theme }));
}
