/** The ways to draw a board with characters. */

import { frozen } from "../text/frozen.js";

/**
 * The ways to draw a board with characters: an outline per piece, a letter per cell with labels, or letters alone.
 *
 * @example
 * ```ts
 * textStyles.join(", "); // → outline, letters, plain
 * ```
 */
export const textStyles = frozen(["outline", "letters", "plain"]);
/** A way to draw a board with characters. */
export type TextStyle = (typeof textStyles)[number];
