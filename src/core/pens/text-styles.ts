/** The ways to draw a board with characters. */

/** One outline per piece; a letter per cell, with labels; a letter per cell and nothing else, for other programs. */
export const textStyles = ["outline", "letters", "plain"] as const;
export type TextStyle = (typeof textStyles)[number];
