/** The lazy year in Brazilian Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("pt");

export const ptLazy: Words["lazy"] = {
  intro: (year) => `Uma solução para cada dia de ${year}, para você mover o mínimo de peças no total.`,
  find: "Encontrar o ano",
  finding: "Procurando o ano mais preguiçoso…",
  failed: "A busca parou antes do fim.",
  tooMany: "Este tabuleiro tem soluções demais para comparar todas.",
  noDates: "Este tabuleiro não consegue mostrar todos os dias do ano.",
  start: (count) =>
    counted(count, {
      one: "Coloque a peça para começar.",
      many: "Coloque as # de peças para começar.",
      other: "Coloque as # peças para começar.",
    }),
  move: (count, pieces) =>
    counted(
      count,
      { one: "Mova uma peça: {pieces}.", many: "Mova # de peças: {pieces}.", other: "Mova # peças: {pieces}." },
      { pieces },
    ),
  same: "Nada para mover.",
  none: "Esta data não tem solução. Deixe o tabuleiro como está.",
  before: (date) => `${date}: tire estas`,
  after: (date) => `${date}: coloque-as aqui`,
  moves: "Peças movidas",
  mean: "Média por manhã",
  map: "Peças movidas a cada manhã",
  cell: (title, count) =>
    counted(
      count,
      {
        one: "{title}: # peça para mover",
        many: "{title}: # de peças para mover",
        other: "{title}: # peças para mover",
      },
      { title },
    ),
  files: "Salvar como",
  table: "Tabela",
  book: "Caderno",
};
