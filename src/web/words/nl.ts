/** The app in Dutch, view by view. */

import type { Words } from "./en-later.js";
import { nlAtlas } from "./nl/atlas.js";
import { nlLessons } from "./nl/coach.js";
import { nlDesign } from "./nl/design.js";
import { nlGuide } from "./nl/guide.js";
import { nlHistory } from "./nl/history.js";
import { nlKeys } from "./nl/keys.js";
import { nlLazy } from "./nl/lazy.js";
import { nlMaking } from "./nl/making.js";
import { nlOwner } from "./nl/owner.js";
import { nlPlay } from "./nl/play.js";
import { nlSettings } from "./nl/settings.js";
import { nlShell } from "./nl/shell.js";
import { nlSolutions } from "./nl/solutions.js";
import { nlWatch } from "./nl/watch.js";
import { nlWin } from "./nl/win.js";
import { nlYear } from "./nl/year.js";

export const nl: Words = {
  shell: nlShell,
  play: nlPlay,
  history: nlHistory,
  solutions: nlSolutions,
  year: nlYear,
  watch: nlWatch,
  settings: nlSettings,
  keys: nlKeys,
  guide: nlGuide,
  win: nlWin,
  owner: nlOwner,
  design: nlDesign,
  atlas: nlAtlas,
  lazy: nlLazy,
  making: nlMaking,
  coach: nlLessons,
};
