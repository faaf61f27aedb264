/** What the keys of the Play view do, and what some of them have done, in Italian. */

import type { Words } from "../en-later.js";

export const itKeys: Words["keys"] = {
  pick: "Scegli un pezzo",
  rotate: "Ruota",
  flip: "Ribalta",
  move: "Sposta",
  place: "Prendi o posa",
  pickUp: "Prendi, o rimetti nel vassoio",
  putBack: "Rimetti a posto",
  undo: "Annulla",
  redo: "Ripeti",
  help: "Indizio",
  hide: "Nascondi conteggio e cronometro",
  sound: "Attiva o disattiva il suono",
  fullScreen: "Schermo intero",
  pause: "Pausa",
  soundOn: "Suono attivato",
  soundOff: "Suono disattivato",
  hideOn: "Conteggio e cronometro nascosti",
  hideOff: "Conteggio e cronometro visibili",
  pauseOn: "In pausa",
  pauseOff: "Il cronometro riparte.",
};
