/** Printing and making in Italian. */

import type { Words } from "../en-later.js";

export const itMaking: Words["making"] = {
  title: "Stampa o costruisci",
  what: "Che cosa vuoi?",
  kinds: {
    print: "Tabellone e pezzi su carta",
    book: "Un quaderno di rompicapi",
    laser: "Disegno per taglio laser",
    solid: "Modello per stampante 3D",
    gift: "Un regalo completo",
  },
  paper: "Carta",
  wholeYear: "Tutto l’anno",
  cell: "Lato della casella in mm",
  save: "Salva file",
  making: "Il file è in preparazione…",
  saved: (name) => `${name} salvato.`,
  fullSize: "Stampa al 100%, senza «adatta alla pagina».",
  refused: "Non ci sta. Prova caselle più piccole o carta più grande.",
  preview: "Anteprima",
  previewOf: (number, total) => `Anteprima ${number} di ${total}`,
  machine: "Macchina",
  anyMachine: "Qualsiasi macchina",
  forWhom: "Per chi?",
  ownTitle: "Il tuo titolo",
  dedication: "Due parole",
  day: "Giorno da segnare",
  extras: "Extra",
  extra: {
    box: "Scatola",
    tactile: "Tattile, con braille",
    cover: "Copertina per la tipografia",
    poster: "Poster invece del libro",
    notch: "Tacca per il dito",
    letters: "Lettere sui pezzi",
    pegs: "Perni per la cornice",
    lid: "Coperchio",
    hanging: "Da appendere",
  },
  warnings: {
    unknownLetters: (letters) => `I nostri caratteri non hanno ${letters}. Al loro posto ci sono punti interrogativi.`,
    noRoom: "La cornice non ha posto per queste parole.",
    thin: "Alcune lettere o pareti sono troppo sottili per l’ugello.",
  },
};
