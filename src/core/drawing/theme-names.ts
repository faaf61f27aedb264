/** The names of the themes, apart from their colours, for those who only name them. */

export const themeNames = ["light", "dark", "colour-blind", "black-and-white"] as const;
export type ThemeName = (typeof themeNames)[number];
