/** The app in Portuguese, view by view. */

import type { Words } from "./en-later.js";
import { ptAtlas } from "./pt/atlas.js";
import { ptLessons } from "./pt/coach.js";
import { ptDesign } from "./pt/design.js";
import { ptGuide } from "./pt/guide.js";
import { ptHistory } from "./pt/history.js";
import { ptKeys } from "./pt/keys.js";
import { ptLazy } from "./pt/lazy.js";
import { ptMaking } from "./pt/making.js";
import { ptOwner } from "./pt/owner.js";
import { ptPlay } from "./pt/play.js";
import { ptSettings } from "./pt/settings.js";
import { ptShell } from "./pt/shell.js";
import { ptSolutions } from "./pt/solutions.js";
import { ptWatch } from "./pt/watch.js";
import { ptWin } from "./pt/win.js";
import { ptYear } from "./pt/year.js";

export const pt: Words = {
  shell: ptShell,
  play: ptPlay,
  history: ptHistory,
  solutions: ptSolutions,
  year: ptYear,
  watch: ptWatch,
  settings: ptSettings,
  keys: ptKeys,
  guide: ptGuide,
  win: ptWin,
  owner: ptOwner,
  design: ptDesign,
  atlas: ptAtlas,
  lazy: ptLazy,
  making: ptMaking,
  coach: ptLessons,
};
