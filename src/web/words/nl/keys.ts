/** What the keys of the Play view do, and what some of them have done, in Dutch. */

import type { Words } from "../en-later.js";

export const nlKeys: Words["keys"] = {
  pick: "Kies een stuk",
  rotate: "Draaien",
  flip: "Omkeren",
  move: "Verplaatsen",
  place: "Oppakken of neerleggen",
  pickUp: "Oppakken, of terug in het bakje",
  putBack: "Terugleggen",
  undo: "Ongedaan maken",
  redo: "Opnieuw",
  help: "Hint",
  hide: "Verberg telling en timer",
  sound: "Geluid aan of uit",
  fullScreen: "Volledig scherm",
  pause: "Pauze",
  soundOn: "Geluid aan",
  soundOff: "Geluid uit",
  hideOn: "Telling en timer verborgen",
  hideOff: "Telling en timer zichtbaar",
  pauseOn: "Gepauzeerd",
  pauseOff: "De timer loopt weer.",
};
