/** The owner's board in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("pt");

export const ptOwner: Words["owner"] = {
  whichPuzzle: "Qual quebra-cabeça você tem?",
  otherPuzzle: "Tenho outro quebra-cabeça",
  howTo: {
    pieces: "Arraste pelas casas de uma peça e o Daytile a reconhece.",
    free: "Marque todas as casas que ainda estão livres.",
  },
  modesTitle: "O que desenhar",
  modes: { pieces: "Desenhar peças", free: "Casas livres" },
  instructions: "As setas movem, Espaço pinta, Enter termina uma peça. Backspace tira uma, Esc apaga a pintura.",
  clear: "Limpar tabuleiro",
  cleared: "O tabuleiro está vazio. “Desfazer” traz suas peças de volta.",
  removed: (piece) => `Peça ${piece} retirada.`,
  onDate: (count) =>
    counted(count, {
      one: "# peça cobria a data e saiu.",
      many: "# de peças cobriam a data e saíram.",
      other: "# peças cobriam a data e saíram.",
    }),
  faults: {
    "nothing drawn": "Primeiro pinte as casas de uma peça.",
    "no such shape": "Nenhuma peça tem esta forma. Continue pintando ou toque numa casa para apagar.",
    "wrong way up": "Neste quebra-cabeça você não pode virar essa peça. Ela está do lado certo?",
    "no copy left": "Essa peça já está no tabuleiro.",
    "off the board": "Isso sai do tabuleiro. Tente de novo.",
    "on an uncovered cell": "Deixe a data à mostra.",
    "on another piece": "Já tem uma peça aí. Toque nela para tirar.",
  },
  painted: (labels) => `Pintado: ${labels}.`,
  unpainted: (labels) => `Apagado: ${labels}.`,
  free: (labels) => `Livre: ${labels}.`,
  covered: (labels) => `Coberto: ${labels}.`,
  paintedCell: (label) => `Casa ${label}, pintada`,
  freeCell: (label) => `Casa ${label}, livre`,
  coveredCell: (label) => `Casa ${label}, coberta`,
  workOut: "Achar as peças",
  showOne: "Mostrar uma",
  oneWay: "Só há um jeito. Aqui está.",
  ways: (count) =>
    counted(count, {
      none: "Suas peças não formam o resto. Confira as casas livres.",
      one: "# jeito de completar.",
      many: "# de jeitos de completar.",
      other: "# jeitos de completar.",
    }),
  tooManyWays: "Possibilidades demais. Desenhe uma ou duas peças.",
  manyWays: (count) =>
    counted(count, {
      one: "Mais de # jeito de completar.",
      many: "Mais de # de jeitos de completar.",
      other: "Mais de # jeitos de completar.",
    }),
  ask: "Pergunte sobre seu tabuleiro",
  noClock: "Sem relógio nem pontos. Pergunte quanto quiser.",
  questions: {
    solvable: "Ainda dá para resolver?",
    wrong: "Qual peça está errada?",
    look: "Para onde devo olhar?",
    next: "Qual é a próxima peça?",
    solution: "Mostrar uma solução",
  },
  yes: "Sim.",
  no: "Não.",
  yesMore: "Daqui ainda dá para terminar.",
  noMore: "Primeiro é preciso tirar alguma peça.",
  howMany: "Quantas soluções?",
  goesHere: (piece) => `A peça ${piece} fica aqui.`,
  takeOff: "Tirar",
  keepsAll: "Todas as suas peças ficam.",
  keeps: (kept, all) =>
    counted(
      kept,
      {
        none: "Nenhuma das suas peças fica.",
        one: "# das suas {all} peças fica.",
        many: "# das suas {all} peças ficam.",
        other: "# das suas {all} peças ficam.",
      },
      { all: String(all) },
    ),
  useIt: "Pôr no meu tabuleiro",
};
