/** The Watch view in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { itSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("it");

export const itWatch: Words["watch"] = {
  title: "Osserva la ricerca",
  spoiler: "La ricerca finisce su una soluzione per questa data.",
  reveal: "Guarda lo stesso",
  algorithm: "Algoritmo",
  algorithms: {
    bitboards: "Bitboard",
    positions: "Casella per casella",
    regions: "Pezzi e vuoti",
    "algorithm-x": "Algoritmo X",
    model: "Modello a vincoli",
    "dancing-links": "Dancing Links",
    "first-open-cell": "Prima casella libera",
  },
  add: "Aggiungi un tabellone",
  remove: (name) => `Togli ${name}`,
  controls: "Comandi",
  play: "Avvia",
  pause: "Pausa",
  step: "Passo avanti",
  back: "Passo indietro",
  restart: "Torna all’inizio",
  speed: "Velocità",
  perSecond: (steps) =>
    counted(steps, { one: "# passo al secondo", many: "# di passi al secondo", other: "# passi al secondo" }),
  fullSpeed: "velocità massima",
  stops: "Pausa a ogni soluzione",
  nodes: "Tabelloni visti",
  tried: "Tentativi",
  solutions: "Soluzioni",
  depth: "Pezzi posati",
  position: "Passo",
  plot: "Pezzi posati nel tempo",
  steps: (steps) => counted(steps, { one: "# passo", many: "# di passi", other: "# passi" }),
  board: (name, depth) =>
    `${name}: ${counted(depth, { one: "# pezzo sul tabellone", many: "# di pezzi sul tabellone", other: "# pezzi sul tabellone" })}`,
  start: "Il tabellone è vuoto.",
  place: (piece, label) => `Prova il pezzo ${piece} sulla casella ${label}.`,
  take: (piece, label) => `Togli il pezzo ${piece} dalla casella ${label}.`,
  nothingFits: (label) => `Nulla ci sta sulla casella ${label}. Indietro.`,
  noRoom: (piece) => `Per il pezzo ${piece} non c’è più posto. Indietro.`,
  tooSmall: (label, size) =>
    counted(
      size,
      {
        one: "Il vuoto alla casella {label} è troppo piccolo (# casella). Indietro.",
        many: "Il vuoto alla casella {label} è troppo piccolo (# di caselle). Indietro.",
        other: "Il vuoto alla casella {label} è troppo piccolo (# caselle). Indietro.",
      },
      { label },
    ),
  leftOver: "Il tabellone è pieno, ma avanzano pezzi. Indietro.",
  found: (number) => `Soluzione ${written(number)}!`,
  finished: (count) => `Finito: ${counted(count, itSolutionForms)}.`,
  givenUp: (steps) =>
    counted(steps, {
      one: "In pausa dopo # passo. Ci vuole tempo: premi «Avvia» per continuare.",
      many: "In pausa dopo # di passi. Ci vuole tempo: premi «Avvia» per continuare.",
      other: "In pausa dopo # passi. Ci vuole tempo: premi «Avvia» per continuare.",
    }),
  rewinding: "Riavvolgimento…",
  film: "Salva come GIF",
  filming: "Creazione della GIF…",
  cancel: "Annulla",
  filmFailed: "Non è stato possibile creare la GIF.",
};
