/** The atlas in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("pt");

export const ptAtlas: Words["atlas"] = {
  intro: "Estes conjuntos de peças resolvem todas as datas do tabuleiro clássico. Escolha um para jogar.",
  sort: "Ordem",
  sorts: {
    hardest: "Mais difíceis primeiro",
    easiest: "Mais fáceis primeiro",
    even: "Mais equilibrados primeiro",
    single: "Mais datas com uma só solução",
  },
  sizes: "Tamanho das peças",
  allSizes: "Todos os tamanhos",
  sizesHint: (sum) => `${sum} quer dizer sete peças de cinco casas e uma de seis.`,
  flips: "Virar",
  withFlips: "Dá para virar as peças",
  withoutFlips: "Sem virar as peças",
  only: "Só com estas peças",
  clear: "Limpar",
  found: (count) => `Conjuntos de peças: ${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `Datas com uma só solução: ${written(count)}`,
  atLeast: (fewest) => `Soluções por data: pelo menos ${written(fewest)}`,
  page: (number, count) => `Página ${written(number)} de ${written(count)}`,
  previous: "Página anterior",
  next: "Próxima página",
};
