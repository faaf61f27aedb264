/** The app in French, view by view. */

import type { Words } from "./en-later.js";
import { frAtlas } from "./fr/atlas.js";
import { frLessons } from "./fr/coach.js";
import { frDesign } from "./fr/design.js";
import { frGuide } from "./fr/guide.js";
import { frHistory } from "./fr/history.js";
import { frKeys } from "./fr/keys.js";
import { frLazy } from "./fr/lazy.js";
import { frMaking } from "./fr/making.js";
import { frOwner } from "./fr/owner.js";
import { frPlay } from "./fr/play.js";
import { frSettings } from "./fr/settings.js";
import { frShell } from "./fr/shell.js";
import { frSolutions } from "./fr/solutions.js";
import { frWatch } from "./fr/watch.js";
import { frWin } from "./fr/win.js";
import { frYear } from "./fr/year.js";

export const fr: Words = {
  shell: frShell,
  play: frPlay,
  history: frHistory,
  solutions: frSolutions,
  year: frYear,
  watch: frWatch,
  settings: frSettings,
  keys: frKeys,
  guide: frGuide,
  win: frWin,
  owner: frOwner,
  design: frDesign,
  atlas: frAtlas,
  lazy: frLazy,
  making: frMaking,
  coach: frLessons,
};
