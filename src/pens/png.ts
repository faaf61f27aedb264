/** A pen: from a picture to a PNG, with the same pixels on every machine. */

import { Resvg } from "@resvg/resvg-js";
import { type Look, lookNames, scaleOf } from "../core/drawing/look.js";
import type { Picture } from "../core/drawing/picture.js";
import { expectPicture } from "../core/drawing/picture.js";
import { colourOf, themeNamed } from "../core/drawing/themes.js";
import { svgOf } from "../core/pens/svg.js";
import { expectOptions } from "../core/text/arguments.js";
import { fontFamily } from "./fonts.js";
import { fontPaths, withKnownCharacters } from "./known-characters.js";

/** Pixels for a unit of the picture: sharp on the screens of today. */
const defaultScale = 2;
/** Beyond this many pixels a side, programs refuse to open a picture. */
const maxPixels = 8000;

/** How a picture looks as pixels. */
export interface PixelLook extends Look {
  /** With the colour of the page behind it; left out: transparent. */
  readonly opaque?: boolean | undefined;
}

function rendered(picture: Picture, look: PixelLook) {
  const { theme = "light", opaque = false } = look;
  const scale = scaleOf(picture, look, defaultScale);
  const fitting = Math.min(scale, maxPixels / Math.max(picture.box.width, picture.box.height));
  const font = { loadSystemFonts: false, fontFiles: fontPaths(), defaultFontFamily: fontFamily };
  const svg = withKnownCharacters(svgOf(picture, { theme, fonts: fontFamily }));
  const background = opaque ? { background: colourOf(themeNamed(theme), "page") } : {};
  return new Resvg(svg, { font, fitTo: { mode: "zoom", value: fitting }, ...background }).render();
}

/** A picture as pixels. */
export interface Pixels {
  readonly width: number;
  readonly height: number;
  /** Red, green, blue and opacity of each, row by row. */
  readonly rgba: Uint8Array;
}

/**
 * Draws a picture as bare pixels, at most 8,000 a side. Opaque: with the colour of the page behind it.
 *
 * @example
 * ```ts
 * const picture = boardPicture(cataloguePuzzle("classic"), { placements: [] });
 * const { width, height, rgba } = pixelsOf(picture, { theme: "dark", size: 100, opaque: true });
 * rgba.length === width * height * 4; // → true
 * ```
 */
export function pixelsOf(picture: Picture, look: PixelLook = {}): Pixels {
  expectOptions(look, "look", [...lookNames, "opaque"]);
  expectPicture(picture);
  const { width, height, pixels } = rendered(picture, look);
  return { width, height, rgba: pixels };
}

/**
 * Draws a picture as a PNG with a transparent ground, at most 8,000 pixels a side. The pixels are the same on every
 * machine.
 *
 * @example
 * ```ts
 * const picture = boardPicture(cataloguePuzzle("classic"), { placements: [] });
 * pngOf(picture, { theme: "dark", size: 400 }).slice(1, 4).toString(); // → PNG
 * ```
 */
export function pngOf(picture: Picture, look: Look = {}): Uint8Array {
  expectOptions(look, "look", lookNames);
  expectPicture(picture);
  const { theme, size } = look;
  return rendered(picture, { theme, size }).asPng();
}
