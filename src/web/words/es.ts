/** The app in Spanish, view by view. */

import type { Words } from "./en-later.js";
import { esAtlas } from "./es/atlas.js";
import { esLessons } from "./es/coach.js";
import { esDesign } from "./es/design.js";
import { esGuide } from "./es/guide.js";
import { esHistory } from "./es/history.js";
import { esKeys } from "./es/keys.js";
import { esLazy } from "./es/lazy.js";
import { esMaking } from "./es/making.js";
import { esOwner } from "./es/owner.js";
import { esPlay } from "./es/play.js";
import { esSettings } from "./es/settings.js";
import { esShell } from "./es/shell.js";
import { esSolutions } from "./es/solutions.js";
import { esWatch } from "./es/watch.js";
import { esWin } from "./es/win.js";
import { esYear } from "./es/year.js";

export const es: Words = {
  shell: esShell,
  play: esPlay,
  history: esHistory,
  solutions: esSolutions,
  year: esYear,
  watch: esWatch,
  settings: esSettings,
  keys: esKeys,
  guide: esGuide,
  win: esWin,
  owner: esOwner,
  design: esDesign,
  atlas: esAtlas,
  lazy: esLazy,
  making: esMaking,
  coach: esLessons,
};
