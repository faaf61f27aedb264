/** The app in Italian, view by view. */

import type { Words } from "./en-later.js";
import { itAtlas } from "./it/atlas.js";
import { itLessons } from "./it/coach.js";
import { itDesign } from "./it/design.js";
import { itGuide } from "./it/guide.js";
import { itHistory } from "./it/history.js";
import { itKeys } from "./it/keys.js";
import { itLazy } from "./it/lazy.js";
import { itMaking } from "./it/making.js";
import { itOwner } from "./it/owner.js";
import { itPlay } from "./it/play.js";
import { itSettings } from "./it/settings.js";
import { itShell } from "./it/shell.js";
import { itSolutions } from "./it/solutions.js";
import { itWatch } from "./it/watch.js";
import { itWin } from "./it/win.js";
import { itYear } from "./it/year.js";

export const it: Words = {
  shell: itShell,
  play: itPlay,
  history: itHistory,
  solutions: itSolutions,
  year: itYear,
  watch: itWatch,
  settings: itSettings,
  keys: itKeys,
  guide: itGuide,
  win: itWin,
  owner: itOwner,
  design: itDesign,
  atlas: itAtlas,
  lazy: itLazy,
  making: itMaking,
  coach: itLessons,
};
