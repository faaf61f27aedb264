/** The Year view in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { frSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("fr");

export const frYear: Words["year"] = {
  title: "Les solutions de chaque date",
  hint: "Choisissez une date pour y jouer.",
  counting: "Comptage des solutions de chaque date…",
  failed: "Le comptage s’est interrompu.",
  solutions: "Solutions",
  targets: "Dates, vraies et inventées",
  dates: "Dates",
  mean: "Moyenne par date",
  fewest: "Le moins de solutions",
  most: "Le plus de solutions",
  impossible: "Dates sans solution",
  noneImpossible: "Aucune. Chaque date a une solution.",
  notReal: "Dates inventées sans solution",
  andMore: (count) => `et ${written(count)} de plus`,
  histogram: "Dates par nombre de solutions",
  range: "Solutions",
  size: "Nombre de dates",
  legend: "Couleurs",
  nothing: "aucune solution",
  noDate: "date inventée",
  weekday: "Jour de la semaine",
  asInYear: (year) => `Comme en ${year}`,
  month: "Mois",
  slow: (year) => `Ce plateau affiche l’année, et le comptage prend du temps. Choisissez un mois de ${year}.`,
  cell: (title, count) => `${title} : ${counted(count, frSolutionForms)}`,
  notYet: (title) => `${title} : pas encore compté`,
};
