/** The Solutions view in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { ptSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("pt");

export const ptSolutions: Words["solutions"] = {
  count: (count) => counted(count, ptSolutionForms),
  none: "Sem solução: as peças não conseguem cobrir o resto do tabuleiro.",
  searching: "Procurando todas as soluções…",
  soFar: (count) => `${written(count)} até agora`,
  failed: "A busca parou antes do fim.",
  spoiler: "Cuidado, spoilers!",
  reveal: (count) => counted(count, { one: "Ver a solução", many: "Ver as # de soluções", other: "Ver as # soluções" }),
  previous: "Solução anterior",
  next: "Próxima solução",
  number: "Número da solução",
  outOf: (count) => `de ${written(count)}`,
  item: (number) => `Solução ${written(number)}`,
  board: (number, count) => `Solução ${written(number)} de ${written(count)}`,
  list: "Todas as soluções",
  copyLink: "Copiar link",
  copied: "Link copiado.",
  notCopied: (link) => `Seu navegador bloqueou a cópia. Aqui está o link: ${link}`,
  wrongNumber: (given, count) => `Não existe a solução ${written(given)}. Mostrando a última, a ${written(count)}.`,
  agreeing: "Só as que combinam com seu tabuleiro",
  matching: (shown, count) => `Compatíveis com seu tabuleiro: ${written(shown)} de ${written(count)}`,
  noneAgrees: "Nenhuma solução combina com seu tabuleiro.",
  perDate: (min, max) => `Soluções por data: ${written(min)}–${written(max)}`,
};
