/** The lazy year in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("it");

export const itLazy: Words["lazy"] = {
  intro: (year) => `Una soluzione per ogni giorno del ${year}, così sposti in tutto il minor numero di pezzi.`,
  find: "Trova l’anno",
  finding: "Cerco l’anno più pigro…",
  failed: "La ricerca si è interrotta.",
  tooMany: "Questo tabellone ha troppe soluzioni per confrontarle tutte.",
  noDates: "Questo tabellone non può mostrare ogni giorno dell’anno.",
  start: (count) =>
    counted(count, {
      one: "Per iniziare metti il pezzo.",
      many: "Per iniziare metti tutti i # di pezzi.",
      other: "Per iniziare metti tutti i # pezzi.",
    }),
  move: (count, pieces) =>
    counted(
      count,
      { one: "Sposta un pezzo: {pieces}.", many: "Sposta # di pezzi: {pieces}.", other: "Sposta # pezzi: {pieces}." },
      { pieces },
    ),
  same: "Niente da spostare.",
  none: "Questa data non ha soluzione. Lascia il tabellone com’è.",
  before: (date) => `${date}: togli questi`,
  after: (date) => `${date}: mettili qui`,
  moves: "Pezzi spostati",
  mean: "Media per mattina",
  map: "Pezzi spostati ogni mattina",
  cell: (title, count) =>
    counted(
      count,
      {
        one: "{title}: # pezzo da spostare",
        many: "{title}: # di pezzi da spostare",
        other: "{title}: # pezzi da spostare",
      },
      { title },
    ),
  files: "Salva come",
  table: "Tabella",
  book: "Quaderno",
};
