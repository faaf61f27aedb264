/** The Year view in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { nlSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("nl");

export const nlYear: Words["year"] = {
  title: "Oplossingen voor elke datum",
  hint: "Kies een datum om te spelen.",
  counting: "Oplossingen voor elke datum tellen…",
  failed: "Het tellen is afgebroken.",
  solutions: "Oplossingen",
  targets: "Datums, echt en verzonnen",
  dates: "Datums",
  mean: "Gemiddeld per datum",
  fewest: "Minste oplossingen",
  most: "Meeste oplossingen",
  impossible: "Datums zonder oplossing",
  noneImpossible: "Geen. Elke datum is op te lossen.",
  notReal: "Verzonnen datums zonder oplossing",
  andMore: (count) => `en nog ${written(count)}`,
  histogram: "Datums naar aantal oplossingen",
  range: "Oplossingen",
  size: "Aantal datums",
  legend: "Kleuren",
  nothing: "geen oplossing",
  noDate: "verzonnen datum",
  weekday: "Dag van de week",
  asInYear: (year) => `Zoals in ${year}`,
  month: "Maand",
  slow: (year) => `Dit bord toont het jaar, dus tellen duurt even. Kies een maand van ${year}.`,
  cell: (title, count) => `${title}: ${counted(count, nlSolutionForms)}`,
  notYet: (title) => `${title}: nog niet geteld`,
};
