/** A pen: from a picture to a PNG, with the same pixels on every machine. */

import { type Look, lookNames, scaleOf } from "../core/drawing/look.js";
import type { Picture } from "../core/drawing/picture.js";
import { expectPicture } from "../core/drawing/picture.js";
import { colourOf, themeOf } from "../core/drawing/themes.js";
import { svgOf } from "../core/pens/svg.js";
import { expectOptions } from "../core/text/arguments.js";
import { arabicFamily, fontFamily } from "./fonts.js";
import { withKnownCharacters } from "./known-characters.js";
import { type Image, type Renderer, renderer } from "./renderer.js";

/** Pixels for a unit of the picture: sharp on the screens of today. */
const defaultScale = 2;
/** Beyond this many pixels a side, programs refuse to open a picture. */
const maxPixels = 8000;

/** How a picture looks as pixels. */
export interface PixelLook extends Look {
  /** With the colour of the page behind it; left out: transparent. */
  readonly opaque?: boolean | undefined;
}

/** For a letter that the first font lacks, the renderer takes any weight, so bold Arabic names its font. */
const withBoldArabic = (svg: string): string =>
  svg.replace(/(<text class="[^"]* bold")([^>]*>[^<]*\p{Script=Arabic})/gu, `$1 style="font-family:${arabicFamily}"$2`);

/** Turns a picture into pixels, and takes from them what is wanted. */
function rendered<Taken>(draw: Renderer, picture: Picture, look: PixelLook, take: (image: Image) => Taken): Taken {
  const { theme = "light", opaque = false } = look;
  const scale = scaleOf(picture, look, defaultScale);
  const zoom = Math.min(scale, maxPixels / Math.max(picture.box.width, picture.box.height));
  const svg = withBoldArabic(withKnownCharacters(svgOf(picture, { theme, fonts: fontFamily })));
  return draw(svg, opaque ? { zoom, background: colourOf(themeOf(theme), "page") } : { zoom }, take);
}

/** A picture as pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each, row by row. */
  readonly rgba: Uint8Array;
}

const pixelsIn = ({ width, height, pixels }: Image): Pixels => ({ width, height, rgba: pixels });

/** The same as `pixelsOf`, once the renderer is there. */
export const drawnPixels = (draw: Renderer, picture: Picture, look: PixelLook): Pixels =>
  rendered(draw, picture, look, pixelsIn);

/**
 * Draws a picture as bare pixels, at most 8,000 a side. Opaque: with the colour of the page behind it.
 *
 * @example
 * ```ts
 * const picture = boardPicture(cataloguePuzzle("classic"), { placements: [] });
 * const { width, height, rgba } = await pixelsOf(picture, { theme: "dark", size: 100, opaque: true });
 * rgba.length === width * height * 4; // → true
 * ```
 */
export async function pixelsOf(picture: Picture, look: PixelLook = {}): Promise<Pixels> {
  expectOptions(look, "look", [...lookNames, "opaque"]);
  expectPicture(picture);
  return drawnPixels(await renderer(), picture, look);
}

/**
 * Draws a picture as a PNG with a transparent ground, at most 8,000 pixels a side. The pixels are the same on every
 * machine.
 *
 * @example
 * ```ts
 * const picture = boardPicture(cataloguePuzzle("classic"), { placements: [] });
 * new TextDecoder().decode((await pngOf(picture, { theme: "dark", size: 400 })).slice(1, 4)); // → PNG
 * ```
 */
export async function pngOf(picture: Picture, look: Look = {}): Promise<Uint8Array> {
  expectOptions(look, "look", lookNames);
  expectPicture(picture);
  const { theme, size } = look;
  return rendered(await renderer(), picture, { theme, size }, (image) => image.asPng());
}
