/** The app in Japanese, view by view. */

import type { Words } from "./en-later.js";
import { jaAtlas } from "./ja/atlas.js";
import { jaLessons } from "./ja/coach.js";
import { jaDesign } from "./ja/design.js";
import { jaGuide } from "./ja/guide.js";
import { jaHistory } from "./ja/history.js";
import { jaKeys } from "./ja/keys.js";
import { jaLazy } from "./ja/lazy.js";
import { jaMaking } from "./ja/making.js";
import { jaOwner } from "./ja/owner.js";
import { jaPlay } from "./ja/play.js";
import { jaSettings } from "./ja/settings.js";
import { jaShell } from "./ja/shell.js";
import { jaSolutions } from "./ja/solutions.js";
import { jaWatch } from "./ja/watch.js";
import { jaWin } from "./ja/win.js";
import { jaYear } from "./ja/year.js";

export const ja: Words = {
  shell: jaShell,
  play: jaPlay,
  history: jaHistory,
  solutions: jaSolutions,
  year: jaYear,
  watch: jaWatch,
  settings: jaSettings,
  keys: jaKeys,
  guide: jaGuide,
  win: jaWin,
  owner: jaOwner,
  design: jaDesign,
  atlas: jaAtlas,
  lazy: jaLazy,
  making: jaMaking,
  coach: jaLessons,
};
