/** The app in Chinese, view by view. */

import type { Words } from "./en-later.js";
import { zhAtlas } from "./zh/atlas.js";
import { zhLessons } from "./zh/coach.js";
import { zhDesign } from "./zh/design.js";
import { zhGuide } from "./zh/guide.js";
import { zhHistory } from "./zh/history.js";
import { zhKeys } from "./zh/keys.js";
import { zhLazy } from "./zh/lazy.js";
import { zhMaking } from "./zh/making.js";
import { zhOwner } from "./zh/owner.js";
import { zhPlay } from "./zh/play.js";
import { zhSettings } from "./zh/settings.js";
import { zhShell } from "./zh/shell.js";
import { zhSolutions } from "./zh/solutions.js";
import { zhWatch } from "./zh/watch.js";
import { zhWin } from "./zh/win.js";
import { zhYear } from "./zh/year.js";

export const zh: Words = {
  shell: zhShell,
  play: zhPlay,
  history: zhHistory,
  solutions: zhSolutions,
  year: zhYear,
  watch: zhWatch,
  settings: zhSettings,
  keys: zhKeys,
  guide: zhGuide,
  win: zhWin,
  owner: zhOwner,
  design: zhDesign,
  atlas: zhAtlas,
  lazy: zhLazy,
  making: zhMaking,
  coach: zhLessons,
};
