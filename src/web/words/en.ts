/** The app in English, as far as the first view needs it, view by view. The others have the same form. */

import { enPlay } from "./en/play.js";
import { enShell } from "./en/shell.js";

export const en = {
  shell: enShell,
  play: enPlay,
};
