/** The Year view in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { esSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("es");

export const esYear: Words["year"] = {
  title: "Soluciones de cada fecha",
  hint: "Elige una fecha para jugarla.",
  counting: "Contando las soluciones de cada fecha…",
  failed: "El recuento se ha interrumpido.",
  solutions: "Soluciones",
  targets: "Fechas, reales e inventadas",
  dates: "Fechas",
  mean: "Promedio por fecha",
  fewest: "Con menos soluciones",
  most: "Con más soluciones",
  impossible: "Fechas sin solución",
  noneImpossible: "Ninguna. Todas las fechas tienen solución.",
  notReal: "Fechas inventadas sin solución",
  andMore: (count) => `y ${written(count)} más`,
  histogram: "Fechas por número de soluciones",
  range: "Soluciones",
  size: "Número de fechas",
  legend: "Colores",
  nothing: "sin solución",
  noDate: "fecha inventada",
  weekday: "Día de la semana",
  asInYear: (year) => `Como en ${year}`,
  month: "Mes",
  slow: (year) => `Este tablero muestra el año y el recuento tarda un poco. Elige un mes de ${year}.`,
  cell: (title, count) => `${title}: ${counted(count, esSolutionForms)}`,
  notYet: (title) => `${title}: aún sin contar`,
};
