/** The Watch view in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { ptSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("pt");

export const ptWatch: Words["watch"] = {
  title: "Acompanhar a busca",
  spoiler: "A busca termina em uma solução para esta data.",
  reveal: "Ver mesmo assim",
  algorithm: "Algoritmo",
  algorithms: {
    bitboards: "Bitboards",
    positions: "Casa a casa",
    regions: "Peças e espaços",
    "algorithm-x": "Algoritmo X",
    model: "Modelo de restrições",
    "dancing-links": "Dancing Links",
    "first-open-cell": "Primeira casa livre",
  },
  add: "Adicionar tabuleiro",
  remove: (name) => `Remover ${name}`,
  controls: "Controles",
  play: "Reproduzir",
  pause: "Pausar",
  step: "Avançar um passo",
  back: "Voltar um passo",
  restart: "Voltar ao início",
  speed: "Velocidade",
  perSecond: (steps) =>
    counted(steps, { one: "# passo por segundo", many: "# de passos por segundo", other: "# passos por segundo" }),
  fullSpeed: "velocidade máxima",
  stops: "Pausar em cada solução",
  nodes: "Tabuleiros vistos",
  tried: "Tentativas",
  solutions: "Soluções",
  depth: "Peças colocadas",
  position: "Passo",
  plot: "Peças colocadas ao longo do tempo",
  steps: (steps) => counted(steps, { one: "# passo", many: "# de passos", other: "# passos" }),
  board: (name, depth) =>
    `${name}: ${counted(depth, { one: "# peça no tabuleiro", many: "# de peças no tabuleiro", other: "# peças no tabuleiro" })}`,
  start: "O tabuleiro está vazio.",
  place: (piece, label) => `Tentar a peça ${piece} sobre a casa ${label}.`,
  take: (piece, label) => `Tirar a peça ${piece} da casa ${label}.`,
  nothingFits: (label) => `Nada encaixa na casa ${label}. Voltando.`,
  noRoom: (piece) => `A peça ${piece} não tem mais lugar. Voltando.`,
  tooSmall: (label, size) =>
    counted(
      size,
      {
        one: "O espaço na casa {label} é pequeno demais (# casa). Voltando.",
        many: "O espaço na casa {label} é pequeno demais (# de casas). Voltando.",
        other: "O espaço na casa {label} é pequeno demais (# casas). Voltando.",
      },
      { label },
    ),
  leftOver: "O tabuleiro está cheio, mas sobraram peças. Voltando.",
  found: (number) => `Solução ${written(number)}!`,
  finished: (count) => `Terminado: ${counted(count, ptSolutionForms)}.`,
  givenUp: (steps) =>
    counted(steps, {
      one: "Pausado após # passo. Isso demora: toque em “Reproduzir” para continuar.",
      many: "Pausado após # de passos. Isso demora: toque em “Reproduzir” para continuar.",
      other: "Pausado após # passos. Isso demora: toque em “Reproduzir” para continuar.",
    }),
  rewinding: "Voltando…",
  film: "Salvar como GIF",
  filming: "Criando o GIF…",
  cancel: "Cancelar",
  filmFailed: "Não foi possível criar o GIF.",
};
