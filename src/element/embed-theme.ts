/** From the theme asked for and the reader's screen to colours, each of which the page's style sheet can change. */

import { type Theme, themeNamed } from "../core/drawing/themes.js";
import { colours, type EmbedTheme } from "../core/embed/embed.js";

const made = new Map<string, Theme>();

function changeable(theme: Theme): Theme {
  const open = colours.map(({ name, ink }) => [ink, `var(${name}, ${theme.plain[ink]})`]);
  return { ...theme, plain: { ...theme.plain, ...Object.fromEntries(open) } };
}

/** The same object for the same wishes, so that the board can tell whether colours have changed. */
export function embedTheme(asked: EmbedTheme, isDark: boolean): Theme {
  const name = asked === "auto" ? (isDark ? "dark" : "light") : asked;
  const theme = made.get(name) ?? changeable(themeNamed(name));
  made.set(name, theme);
  return theme;
}
