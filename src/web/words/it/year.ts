/** The Year view in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { itSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("it");

export const itYear: Words["year"] = {
  title: "Soluzioni di ogni data",
  hint: "Scegli una data per giocarla.",
  counting: "Conteggio delle soluzioni di ogni data…",
  failed: "Il conteggio si è interrotto.",
  solutions: "Soluzioni",
  targets: "Date, vere e inventate",
  dates: "Date",
  mean: "Media per data",
  fewest: "Con meno soluzioni",
  most: "Con più soluzioni",
  impossible: "Date senza soluzione",
  noneImpossible: "Nessuna. Ogni data ha una soluzione.",
  notReal: "Date inventate senza soluzione",
  andMore: (count) => `e altre ${written(count)}`,
  histogram: "Date per numero di soluzioni",
  range: "Soluzioni",
  size: "Numero di date",
  legend: "Colori",
  nothing: "nessuna soluzione",
  noDate: "data inventata",
  weekday: "Giorno della settimana",
  asInYear: (year) => `Come nel ${year}`,
  month: "Mese",
  slow: (year) => `Questo tabellone mostra l’anno e il conteggio è lungo. Scegli un mese del ${year}.`,
  cell: (title, count) => `${title}: ${counted(count, itSolutionForms)}`,
  notYet: (title) => `${title}: non ancora contata`,
};
