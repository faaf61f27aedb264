/** The app in English, as far as views need it that are loaded later. */

import { enAtlas } from "./en/atlas.js";
import { enCoach } from "./en/coach.js";
import { enDesign } from "./en/design.js";
import { enGuide } from "./en/guide.js";
import { enHints } from "./en/hints.js";
import { enHistory } from "./en/history.js";
import { enKeys } from "./en/keys.js";
import { enLazy } from "./en/lazy.js";
import { enMaking } from "./en/making.js";
import { enOwner } from "./en/owner.js";
import { enSettings } from "./en/settings.js";
import { enSolutions } from "./en/solutions.js";
import { enWatch } from "./en/watch.js";
import { enWin } from "./en/win.js";
import { enYear } from "./en/year.js";
import type { en } from "./en.js";

export const enLater = {
  history: enHistory,
  solutions: enSolutions,
  year: enYear,
  watch: enWatch,
  settings: enSettings,
  keys: enKeys,
  guide: enGuide,
  win: enWin,
  owner: enOwner,
  design: enDesign,
  atlas: enAtlas,
  lazy: enLazy,
  making: enMaking,
  coach: enCoach,
};

/** Other languages have these words among those of the Play view. */
export { enHints };

/** What every language has to say. */
export type Words = typeof en & typeof enLater & { readonly play: typeof enHints };
