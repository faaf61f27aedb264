/** From what the app knows to what belongs to the whole document: language, direction, title, colours, motion. */

import { wordsOf } from "../core/calendar/languages.js";
import { titleOf } from "../core/puzzle/titles.js";
import type { AppContext } from "./context.js";
import { startRoute } from "./route.js";
import { applyTheme } from "./theme.js";

export function updateDocument({ language, dateTitle, puzzle, theme, isDark, moves, route, words }: AppContext): void {
  const root = document.documentElement;
  root.lang = language;
  root.dir = wordsOf(language).rightToLeft ? "rtl" : "ltr";
  root.dataset.motion = moves ? "full" : "calm";
  const view = route.view === startRoute.view ? [] : [words.shell.views[route.view]];
  document.title = [...view, dateTitle, titleOf(puzzle, language), "Daytile"].join(" · ");
  applyTheme(root, theme, isDark);
}
