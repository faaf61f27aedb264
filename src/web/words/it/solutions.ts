/** The Solutions view in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { itSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("it");

export const itSolutions: Words["solutions"] = {
  count: (count) => counted(count, itSolutionForms),
  none: "Nessuna soluzione: i pezzi non possono coprire il resto del tabellone.",
  searching: "Ricerca di tutte le soluzioni…",
  soFar: (count) => `${written(count)} finora`,
  failed: "La ricerca si è interrotta.",
  spoiler: "Attenzione, spoiler!",
  reveal: (count) =>
    counted(count, {
      one: "Mostra la soluzione",
      many: "Mostra tutte le # di soluzioni",
      other: "Mostra tutte le # soluzioni",
    }),
  previous: "Soluzione precedente",
  next: "Soluzione successiva",
  number: "Numero della soluzione",
  outOf: (count) => `di ${written(count)}`,
  item: (number) => `Soluzione ${written(number)}`,
  board: (number, count) => `Soluzione ${written(number)} di ${written(count)}`,
  list: "Tutte le soluzioni",
  copyLink: "Copia link",
  copied: "Link copiato.",
  notCopied: (link) => `Il browser ha bloccato la copia. Ecco il link: ${link}`,
  wrongNumber: (given, count) =>
    `La soluzione ${written(given)} non esiste. Ecco l’ultima, la numero ${written(count)}.`,
  agreeing: "Solo quelle compatibili con il tuo tabellone",
  matching: (shown, count) => `Compatibili col tuo tabellone: ${written(shown)} su ${written(count)}`,
  noneAgrees: "Nessuna soluzione è compatibile con il tuo tabellone.",
  perDate: (min, max) => `Soluzioni per data: ${written(min)}–${written(max)}`,
};
