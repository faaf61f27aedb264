/** The Year view in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { ptSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("pt");

export const ptYear: Words["year"] = {
  title: "Soluções de cada data",
  hint: "Escolha uma data para jogar.",
  counting: "Contando as soluções de cada data…",
  failed: "A contagem parou antes do fim.",
  solutions: "Soluções",
  targets: "Datas, reais e inventadas",
  dates: "Datas",
  mean: "Média por data",
  fewest: "Com menos soluções",
  most: "Com mais soluções",
  impossible: "Datas sem solução",
  noneImpossible: "Nenhuma. Todas as datas têm solução.",
  notReal: "Datas inventadas sem solução",
  andMore: (count) => `e mais ${written(count)}`,
  histogram: "Datas por número de soluções",
  range: "Soluções",
  size: "Número de datas",
  legend: "Cores",
  nothing: "sem solução",
  noDate: "data inventada",
  weekday: "Dia da semana",
  asInYear: (year) => `Como em ${year}`,
  month: "Mês",
  slow: (year) => `Este tabuleiro mostra o ano, e a contagem demora. Escolha um mês de ${year}.`,
  cell: (title, count) => `${title}: ${counted(count, ptSolutionForms)}`,
  notYet: (title) => `${title}: ainda não contada`,
};
