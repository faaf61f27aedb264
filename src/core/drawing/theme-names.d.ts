/** The names of the themes, apart from their colours, for those who only name them. */
/**
 * The themes of pictures.
 *
 * @example
 * ```ts
 * themeNames.join(", "); // → light, dark, colour-blind, black-and-white
 * ```
 */
export declare const themeNames: readonly ["light", "dark", "colour-blind", "black-and-white"];
/** The name of a theme. */
export type ThemeName = (typeof themeNames)[number];
