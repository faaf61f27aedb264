/** What the keys of the Play view do, and what some of them have done, in French. */

import type { Words } from "../en-later.js";

export const frKeys: Words["keys"] = {
  pick: "Choisir une pièce",
  rotate: "Tourner",
  flip: "Retourner",
  move: "Déplacer",
  place: "Prendre ou poser",
  pickUp: "Prendre, ou remettre dans la réserve",
  putBack: "Remettre en place",
  undo: "Annuler",
  redo: "Rétablir",
  help: "Indice",
  hide: "Masquer le nombre et le chrono",
  sound: "Activer ou couper le son",
  fullScreen: "Plein écran",
  pause: "Pause",
  soundOn: "Son activé",
  soundOff: "Son coupé",
  hideOn: "Nombre et chrono masqués",
  hideOff: "Nombre et chrono affichés",
  pauseOn: "En pause",
  pauseOff: "Le chrono repart.",
};
