/** How to play, in Italian. */

import type { Words } from "../en-later.js";

export const itGuide: Words["guide"] = {
  goal: "Copri tutto tranne la data.",
  goalHint: "Usa tutti i pezzi. Solo la data resta visibile.",
  drag: "Trascina un pezzo sul tabellone.",
  dragHint: "Oppure tocca il pezzo, poi il posto dove va.",
  rotate: "Tocca ancora il pezzo per ruotarlo.",
  rotateHint: "Anche la rotella o un secondo dito lo ruota.",
  flip: "Ribaltalo sull’altro lato.",
  flipHint: "Premi Ribalta, o F sulla tastiera.",
  takeOff: "Trascina un pezzo fuori dal tabellone per riprenderlo.",
  stuck: "Non sai come andare avanti? Chiedi un indizio, piccolo o grande.",
  forClass: "Tabellone grande per una classe",
  skip: "Salta",
  keys: "Tasti",
  keyNames: {
    Enter: "Invio",
    Space: "Spazio",
    Backspace: "Backspace",
    Delete: "Canc",
    Esc: "Esc",
    Ctrl: "Ctrl",
    Shift: "Maiusc",
  },
  about: "Informazioni su Daytile",
  aboutText:
    "Un rompicapo calendario per ogni giorno dell’anno. Gratis, senza account, anche offline. Tutto resta in questo browser.",
};
