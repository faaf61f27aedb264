/** The atlas in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("it");

export const itAtlas: Words["atlas"] = {
  intro: "Questi gruppi di pezzi risolvono ogni data del tabellone classico. Scegline uno e gioca.",
  sort: "Ordine",
  sorts: {
    hardest: "Prima i più difficili",
    easiest: "Prima i più facili",
    even: "Prima i più uniformi",
    single: "Più date con una sola soluzione",
  },
  sizes: "Grandezza dei pezzi",
  allSizes: "Tutte le grandezze",
  sizesHint: (sum) => `${sum} vuol dire sette pezzi da cinque caselle e uno da sei.`,
  flips: "Ribaltare",
  withFlips: "Puoi ribaltare i pezzi",
  withoutFlips: "Senza ribaltare i pezzi",
  only: "Solo con questi pezzi",
  clear: "Togli tutti",
  found: (count) => `Gruppi di pezzi: ${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `Date con una sola soluzione: ${written(count)}`,
  atLeast: (fewest) => `Soluzioni per data: almeno ${written(fewest)}`,
  page: (number, count) => `Pagina ${written(number)} di ${written(count)}`,
  previous: "Pagina precedente",
  next: "Pagina successiva",
};
