/** The Play view in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { ptHands, ptTools } from "../../../element/words/pt.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("pt");

export const ptPlay: Words["play"] = {
  hands: ptHands,
  ...ptTools,
  help: "Dica",
  sound: "Som",
  hide: "Ocultar a contagem e o cronômetro",
  fullScreen: "Tela cheia",
  more: "Mais",
  pause: "Pausa",
  paused: "Em pausa",
  goOn: "Continuar",
  chosen: "Agora escolha onde ela vai.",
  restarted: "O tabuleiro está vazio. “Refazer” traz suas peças de volta.",
  time: "Tempo",
  counting: "Contando…",
  left: (count) =>
    counted(count, {
      none: "Não resta nenhuma solução",
      one: "Resta # solução",
      many: "Restam # de soluções",
      other: "Restam # soluções",
    }),
  solved: "Resolvido",
  solvedIn: (time) => `Muito bem! Resolvido em ${time}.`,
  solvedNow: "Só a data está à vista.",
  withHints: (count) => counted(count, { one: "Com # dica", many: "Com # de dicas", other: "Com # dicas" }),
  revealed: "Aqui está uma solução.",
  share: "Compartilhar",
  copied: "Copiado.",
  allSolutions: "Ver todas as soluções",
  showCount: "Mostrar quantas soluções restam",
  countIsTold: "Isso aparece no seu resultado.",
  helpHint: "Uma dica pequena ou grande?",
  levels: {
    wrong: "Estou no caminho certo?",
    nudge: "Uma pequena dica",
    next: "Ver a próxima peça",
    everything: "Ver uma solução",
  },
  no: "Não.",
  takeOff: (count, pieces) =>
    counted(
      count,
      { one: "Tire a peça {pieces}.", many: "Tire as peças {pieces}.", other: "Tire as peças {pieces}." },
      { pieces },
    ),
  deadEnds: {
    "cut-off": (labels) => `Nenhuma peça encaixa neste espaço: ${labels}.`,
    uncoverable: (label) => `Nenhuma das peças que restam consegue cobrir a casa ${label}.`,
    "no-room": (piece) => `A peça ${piece} não tem mais lugar.`,
    hidden: "É difícil de ver, mas daqui não há solução.",
  },
  nudges: {
    "only-cell": (label) => `Olhe a casa ${label}: só uma peça encaixa, e só de um jeito.`,
    "only-piece": (label) => `Olhe a casa ${label}: só uma peça encaixa.`,
    "only-place": (label) => `Olhe em volta da casa ${label}: uma peça não cabe em outro lugar.`,
    "forced-region": (label) => `Olhe o espaço na casa ${label}: só uma peça pode preenchê-lo.`,
    "shared-piece": (label) => `Olhe a casa ${label}: outro espaço precisa da outra peça que encaixa.`,
    "others-fail": (label) => `Olhe a casa ${label}: todas as peças menos uma deixam um espaço.`,
    "every-solution": (label) => `Olhe a casa ${label}: todas as soluções que restam a cobrem do mesmo jeito.`,
    "best-chance": (label) => `Comece pela casa ${label}: ali há pouca escolha.`,
  },
  reasons: {
    "only-cell": (piece, label) => `Olhe a casa ${label}: só a peça ${piece} encaixa, e só de um jeito.`,
    "only-piece": (piece, label) => `Olhe a casa ${label}: só a peça ${piece} encaixa.`,
    "only-place": (piece, label) => `A peça ${piece} só encaixa em um lugar: sobre a casa ${label}.`,
    "forced-region": (piece, label) => `Olhe a casa ${label}: esse espaço só se preenche com a peça ${piece}.`,
    "shared-piece": (piece, label) => `Outro espaço precisa da peça dele. Para a casa ${label} sobra a peça ${piece}.`,
    "others-fail": (piece, label) => `Olhe a casa ${label}: qualquer peça que não seja ${piece} deixa um espaço.`,
    "every-solution": (piece, label) => `Em todas as soluções que restam, a peça ${piece} cobre a casa ${label}.`,
    "best-chance": (piece, label) => `Tente a peça ${piece} sobre a casa ${label}.`,
  },
  goesHere: (piece) => `Coloque a peça ${piece} dentro do contorno.`,
  oneSolution: "Quer ver uma solução?",
  placeIt: "Colocar",
  placeAll: "Mostrar",
  takeItOff: (count) => counted(count, { one: "Tirar", many: "Tirar todas", other: "Tirar todas" }),
  answers: {
    fine: "Sim. Até aqui, tudo certo.",
    solved: "Pronto: todas as peças estão no lugar.",
    impossible: "Estas peças não conseguem mostrar esta data.",
  },
};
