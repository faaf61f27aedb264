/** The Year view in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { deSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("de");

export const deYear: Words["year"] = {
  title: "Lösungen für jeden Tag",
  hint: "Wähle einen Tag, um ihn zu spielen.",
  counting: "Die Lösungen aller Tage werden gezählt …",
  failed: "Die Zählung ist abgebrochen.",
  solutions: "Lösungen",
  targets: "Tage, echte und erfundene",
  dates: "Tage",
  mean: "Durchschnitt pro Tag",
  fewest: "Die wenigsten Lösungen",
  most: "Die meisten Lösungen",
  impossible: "Tage ohne Lösung",
  noneImpossible: "Keine. Jeder Tag ist lösbar.",
  notReal: "Erfundene Tage ohne Lösung",
  andMore: (count) => `und ${written(count)} weitere`,
  histogram: "Tage nach Anzahl der Lösungen",
  range: "Lösungen",
  size: "Anzahl der Tage",
  legend: "Farben",
  nothing: "keine Lösung",
  noDate: "erfundener Tag",
  weekday: "Wochentag",
  asInYear: (year) => `Wie ${year}`,
  month: "Monat",
  slow: (year) => `Dieses Brett zeigt auch das Jahr, deshalb dauert das Zählen. Wähle einen Monat von ${year}.`,
  cell: (title, count) => `${title}: ${counted(count, deSolutionForms)}`,
  notYet: (title) => `${title}: noch nicht gezählt`,
};
