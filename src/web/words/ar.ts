/** The app in Arabic, view by view. */

import { arAtlas } from "./ar/atlas.js";
import { arLessons } from "./ar/coach.js";
import { arDesign } from "./ar/design.js";
import { arGuide } from "./ar/guide.js";
import { arHistory } from "./ar/history.js";
import { arKeys } from "./ar/keys.js";
import { arLazy } from "./ar/lazy.js";
import { arMaking } from "./ar/making.js";
import { arOwner } from "./ar/owner.js";
import { arPlay } from "./ar/play.js";
import { arSettings } from "./ar/settings.js";
import { arShell } from "./ar/shell.js";
import { arSolutions } from "./ar/solutions.js";
import { arWatch } from "./ar/watch.js";
import { arWin } from "./ar/win.js";
import { arYear } from "./ar/year.js";
import type { Words } from "./en-later.js";

export const ar: Words = {
  shell: arShell,
  play: arPlay,
  history: arHistory,
  solutions: arSolutions,
  year: arYear,
  watch: arWatch,
  settings: arSettings,
  keys: arKeys,
  guide: arGuide,
  win: arWin,
  owner: arOwner,
  design: arDesign,
  atlas: arAtlas,
  lazy: arLazy,
  making: arMaking,
  coach: arLessons,
};
