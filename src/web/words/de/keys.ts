/** What the keys of the Play view do, and what some of them have done, in German. */

import type { Words } from "../en-later.js";

export const deKeys: Words["keys"] = {
  pick: "Teil auswählen",
  rotate: "Drehen",
  flip: "Wenden",
  move: "Bewegen",
  place: "Aufnehmen oder ablegen",
  pickUp: "Aufnehmen oder zurück in die Ablage",
  putBack: "Zurücklegen",
  undo: "Rückgängig",
  redo: "Wiederholen",
  help: "Tipp",
  hide: "Zählung und Stoppuhr ausblenden",
  sound: "Ton an oder aus",
  fullScreen: "Vollbild",
  pause: "Pause",
  soundOn: "Ton an",
  soundOff: "Ton aus",
  hideOn: "Zählung und Stoppuhr ausgeblendet",
  hideOff: "Zählung und Stoppuhr eingeblendet",
  pauseOn: "Pausiert",
  pauseOff: "Die Stoppuhr läuft weiter.",
};
