/** From a theme to the colours of the map, and from a count to the class of its square. */

import { levelOf } from "../../../core/drawing/levels.js";
import { hottest } from "../../../core/drawing/picture.js";
import { colourOf, type Theme } from "../../../core/drawing/themes.js";
import type { YearFigures } from "./figures.js";

/** How bright a colour is to the eye, from 0 to 1, as the guidelines for accessible pages reckon. */
function luminance(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const value = Number.parseInt(colour.slice(at, at + 2), 16) / 255;
    return value <= 0.04045 ? value / 12.92 : ((value + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

export function contrast(a: string, b: string): number {
  const [dark, bright] = [luminance(a), luminance(b)].sort((x, y) => x - y);
  return ((bright ?? 0) + 0.05) / ((dark ?? 0) + 0.05);
}

const minContrast = 4.5;

/** As in pictures where that can be read in a small size; black or white can be read on everything. */
function textOn(ground: string, usual: string): string {
  return [usual, "#000000", "#ffffff"].find((colour) => contrast(colour, ground) >= minContrast) ?? usual;
}

/** `--heat-0`, `--on-heat-0`, … for the style sheet. */
export function heatColours(theme: Theme): Record<string, string> {
  const colours = Array.from({ length: hottest + 1 }, (_, i): [string, string][] => {
    const ground = colourOf(theme, `heat${i}`);
    return [
      [`--heat-${i}`, ground],
      [`--on-heat-${i}`, textOn(ground, colourOf(theme, `onheat${i}`))],
    ];
  });
  return Object.fromEntries(colours.flat());
}

/** The class of a square with this many solutions. */
export function heatClass(count: number | undefined, { levels }: Pick<YearFigures, "levels">): string {
  if (count === undefined) return "open";
  const level = levelOf(count, levels);
  return level === undefined ? "none" : `heat-${Math.round(level.heat * hottest)}`;
}
