/** From settings and the system's wishes to the colours of the app: one theme for boards, pieces and everything round. */

import { type Theme, themeNamed } from "../core/drawing/themes.js";
import type { Settings } from "./settings.js";

/** White pieces with patterns, as on paper, on a black table. */
function blackAndWhite(isDark: boolean): Theme {
  const onPaper = themeNamed("black-and-white");
  if (!isDark) return onPaper;
  const grounds = {
    page: "#000000",
    frame: "#1c1c1c",
    rim: "#8a8a8a",
    well: "#8a8a8a",
    open: "#000000",
    date: "#ffffff",
  };
  const texts = { text: "#ffffff", soft: "#bdbdbd", quiet: "#bdbdbd", bright: "#000000" };
  const marks = { mark: "#ffffff", look: "#ffffff", bar: "#bdbdbd", none: "#ffffff", unique: "#ffffff" };
  return { ...onPaper, plain: { ...onPaper.plain, ...grounds, ...texts, ...marks }, heat: ["#2a2a2a", "#f2f2f2"] };
}

function colourBlind(isDark: boolean): Theme {
  const light = themeNamed("colour-blind");
  if (!isDark) return light;
  const { pieces, heat, letters } = light;
  const dark = themeNamed("dark");
  const plain = { ...dark.plain, bar: "#56b4e9", mark: "#ff9a4d", look: "#7cc4f5", unique: "#ff9a4d" };
  // The greatest heat is what stands out most, on a dark ground the brightest.
  return { ...dark, plain, pieces, letters, heat: [...heat].reverse() };
}

const byPalette = {
  usual: (isDark: boolean) => themeNamed(isDark ? "dark" : "light"),
  "colour-blind": colourBlind,
  "black-and-white": blackAndWhite,
} as const;

function newTheme({ palette, letters }: Settings, isDark: boolean): Theme {
  const theme = byPalette[palette](isDark);
  return letters === "always" ? { ...theme, letters: true } : theme;
}

const themes = new Map<string, Theme>();

/** The same object for the same wishes, so that views can tell whether colours have changed. */
export function themeFor(settings: Settings, isDark: boolean): Theme {
  const key = `${settings.palette} ${settings.letters} ${isDark}`;
  const theme = themes.get(key) ?? newTheme(settings, isDark);
  themes.set(key, theme);
  return theme;
}

export const isDarkFor = ({ theme }: Settings, systemIsDark: boolean): boolean =>
  theme === "system" ? systemIsDark : theme === "dark";

/** Hands the theme to the browser's own bars and to the style sheets: `--page`, `--text`, … and `--piece-0`, `--piece-1`, … */
export function applyTheme({ style, dataset }: HTMLElement, theme: Theme, isDark: boolean): void {
  for (const [ink, colour] of Object.entries(theme.plain)) style.setProperty(`--${ink}`, colour);
  for (const [i, colour] of theme.pieces.entries()) style.setProperty(`--piece-${i}`, colour);
  for (const meta of document.querySelectorAll<HTMLMetaElement>("meta[name=theme-color]"))
    meta.content = theme.plain.page;
  style.colorScheme = isDark ? "dark" : "light";
  dataset.theme = isDark ? "dark" : "light";
}
