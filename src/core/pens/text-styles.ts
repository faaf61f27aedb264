/** The ways to draw a board with characters. */

/**
 * The ways to draw a board with characters: an outline per piece, a letter per cell with labels, or letters alone.
 *
 * @example
 * ```ts
 * textStyles.join(", "); // → outline, letters, plain
 * ```
 */
export const textStyles = ["outline", "letters", "plain"] as const;
/** A way to draw a board with characters. */
export type TextStyle = (typeof textStyles)[number];
