/** The Settings view in Italian. */

import type { Words } from "../en-later.js";

export const itSettings: Words["settings"] = {
  look: "Aspetto",
  board: "Tabellone e pezzi",
  play: "Gioco",
  theme: "Tema",
  themes: { system: "Come il sistema", light: "Chiaro", dark: "Scuro" },
  palette: "Colori dei pezzi",
  palettes: { usual: "Caldi", "colour-blind": "Adatti ai daltonici", "black-and-white": "Bianco e nero, con motivi" },
  letters: "Mostra lettere sui pezzi",
  language: "Lingua",
  systemLanguage: "Come il browser",
  weekStart: "Primo giorno della settimana",
  weekAsPuzzle: "Come sul tabellone",
  timer: "Mostra cronometro",
  count: "Mostra quante soluzioni restano",
  countHint: "Comparirà nel tuo risultato.",
  sound: "Suono",
  vibration: "Vibrazione",
  motion: "Riduci movimento",
  motionHint: "Sempre attivo se il dispositivo lo chiede.",
  kept: "Tutto resta in questo browser. Nessun account, e non viene inviato nulla.",
};
