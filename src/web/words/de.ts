/** The app in German, view by view. */

import { deAtlas } from "./de/atlas.js";
import { deLessons } from "./de/coach.js";
import { deDesign } from "./de/design.js";
import { deGuide } from "./de/guide.js";
import { deHistory } from "./de/history.js";
import { deKeys } from "./de/keys.js";
import { deLazy } from "./de/lazy.js";
import { deMaking } from "./de/making.js";
import { deOwner } from "./de/owner.js";
import { dePlay } from "./de/play.js";
import { deSettings } from "./de/settings.js";
import { deShell } from "./de/shell.js";
import { deSolutions } from "./de/solutions.js";
import { deWatch } from "./de/watch.js";
import { deWin } from "./de/win.js";
import { deYear } from "./de/year.js";
import type { Words } from "./en-later.js";

export const de: Words = {
  shell: deShell,
  play: dePlay,
  history: deHistory,
  solutions: deSolutions,
  year: deYear,
  watch: deWatch,
  settings: deSettings,
  keys: deKeys,
  guide: deGuide,
  win: deWin,
  owner: deOwner,
  design: deDesign,
  atlas: deAtlas,
  lazy: deLazy,
  making: deMaking,
  coach: deLessons,
};
