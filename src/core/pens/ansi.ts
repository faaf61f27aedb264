/** From inks to the escape sequences of terminals with 256 colours. */

import type { SceneInk } from "../drawing/scene.js";
import type { Paint } from "./canvas.js";

/** Muted and of changing lightness, told apart by colour-blind eyes too, and calm on dark and light ground alike. */
const pieceColours = [173, 67, 108, 180, 132, 73, 143, 104, 167, 65, 139, 137] as const;

const reset = "\u001b[0m";
const code = (...parameters: (string | number)[]): string => `\u001b[${parameters.join(";")}m`;
const black = "38;5;16";

function styleOf(ink: SceneInk): string {
  if (typeof ink === "number") return code(black, "48;5", pieceColours[ink % pieceColours.length] ?? 0);
  if (ink === "uncovered") return code(1, black, "48;5;220");
  return ink === "line" ? code(2) : "";
}

/**
 * Paints text for terminals with 256 colours: the `paint` of `drawText`.
 *
 * @example
 * ```ts
 * JSON.stringify(ansiPaint("25", "uncovered")); // → "\u001b[1;38;5;16;48;5;220m25\u001b[0m"
 * ```
 */
export const ansiPaint: Paint = (text, ink) => {
  const style = styleOf(ink);
  return style === "" ? text : style + text + reset;
};
