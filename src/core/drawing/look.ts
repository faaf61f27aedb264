/** What every pen can be told about how a picture is to look: the one form of options that all of them share. */

import { expectNumber } from "../text/arguments.js";
import type { Picture } from "./picture.js";
import type { CustomTheme, ThemeName } from "./themes.js";

/** How a pen draws a picture: the options that all pens share. */
export interface Look {
  /** A theme by its name, or colours of your own. Left out: light; an SVG is light or dark as its reader's screen is. */
  readonly theme?: ThemeName | CustomTheme | undefined;
  /** How wide the picture is: pixels of a PNG or GIF, units of an SVG, points of a PDF; left out: its own size. */
  readonly size?: number | undefined;
}

/** For pens that are asked by programs without types. */
export const lookNames = ["theme", "size"] as const satisfies readonly (keyof Look)[];

/** Units of the file for a unit of the picture: as many as the width asked for needs, else the pen's own scale. */
export function scaleOf({ box }: Picture, { size }: Look, ownScale: number): number {
  if (size === undefined) return ownScale;
  expectNumber(size, "size");
  if (!(size > 0 && Number.isFinite(size))) throw new RangeError(`size: expected a number above 0, not ${size}`);
  return size / box.width;
}
