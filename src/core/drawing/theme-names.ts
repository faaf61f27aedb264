/** The names of the themes, apart from their colours, for those who only name them. */

/**
 * The themes of pictures.
 *
 * @example
 * ```ts
 * themeNames.join(", "); // → light, dark, colour-blind, black-and-white
 * ```
 */
export const themeNames = ["light", "dark", "colour-blind", "black-and-white"] as const;
/** The name of a theme. */
export type ThemeName = (typeof themeNames)[number];
