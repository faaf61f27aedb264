/** From heat, and from bars, to the escape sequences of terminals with 256 colours. */

import type { HeatPaint } from "./text-heat-map.js";

/** From pale to deep: lightness falls all the way, so the order can be seen without telling the hues apart. */
const grounds = [230, 229, 222, 215, 209, 167, 125, 89] as const;
/** From here on the ground is dark, and text on it light. */
const firstDark = 5;

export const ansiHeat: HeatPaint = (text, heat) => {
  const i = Math.round(heat * (grounds.length - 1));
  const ink = i < firstDark ? 16 : 231;
  return `\u001b[38;5;${ink};48;5;${grounds[i] ?? 0}m${text}\u001b[0m`;
};

/** Its own bar, seen on dark and light ground alike. */
export const ansiBar = (text: string): string => `\u001b[38;5;173m${text}\u001b[0m`;
