/** What the keys of the Play view do, in French. */

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
  hide: "Masquer le compte et le chrono",
  sound: "Activer ou couper le son",
  fullScreen: "Plein écran",
  pause: "Pause",
};
