/** The Settings view in German. */

import type { Words } from "../en-later.js";

export const deSettings: Words["settings"] = {
  look: "Aussehen",
  board: "Brett und Teile",
  play: "Spiel",
  theme: "Farbschema",
  themes: { system: "Automatisch", light: "Hell", dark: "Dunkel" },
  palette: "Farben der Teile",
  palettes: { usual: "Warm", "colour-blind": "Farbenblindfreundlich", "black-and-white": "Schwarz-weiß mit Mustern" },
  letters: "Buchstaben auf den Teilen zeigen",
  language: "Sprache",
  systemLanguage: "Sprache des Browsers",
  weekStart: "Erster Tag der Woche",
  weekAsPuzzle: "Wie auf dem Brett",
  timer: "Stoppuhr zeigen",
  count: "Zeigen, wie viele Lösungen noch möglich sind",
  countHint: "Das steht dann auch in deinem Ergebnis.",
  sound: "Ton",
  vibration: "Vibration",
  motion: "Weniger Bewegung",
  motionHint: "Immer an, wenn dein Gerät es verlangt.",
  kept: "Alles bleibt in diesem Browser. Kein Konto, und nichts wird verschickt.",
};
