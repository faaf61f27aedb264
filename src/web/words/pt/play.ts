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
    "cut-off": (labels) => `As peças que restam não preenchem este espaço: ${labels}.`,
    uncoverable: (label) => `Nenhuma das peças que restam consegue cobrir a casa ${label}.`,
    "no-room": (piece) => `Não há mais lugar suficiente para a peça ${piece}.`,
    hidden: "É difícil de ver, mas daqui não há solução.",
  },
  nudges: {
    "only-cell": (label) => `Único jeito: na casa ${label} só encaixa uma peça, e só de um jeito.`,
    "only-piece": (label) => `Única peça: só uma consegue cobrir a casa ${label}.`,
    "only-place": (label) => `Único lugar: uma peça tem que ficar sobre a casa ${label}.`,
    "forced-region": (label) =>
      `Região forçada: não importa como você preencha o espaço, a casa ${label} fica coberta do mesmo jeito.`,
    "shared-piece": (label) =>
      `Peça comprometida: outro espaço precisa de uma que encaixa aqui. Sobra uma para a casa ${label}.`,
    "others-fail": (label) => `As outras falham: na casa ${label}, todas as peças menos uma deixam um espaço.`,
    "every-solution": (label) => `Todas as soluções: as que restam cobrem a casa ${label} do mesmo jeito.`,
    "best-chance": (label) => `Melhor chance: comece pela casa ${label}.`,
  },
  reasons: {
    "only-cell": (piece, label) => `Único jeito: na casa ${label} só encaixa a peça ${piece}, e só de um jeito.`,
    "only-piece": (piece, label) => `Única peça: só a peça ${piece} consegue cobrir a casa ${label}.`,
    "only-place": (piece, label) => `Único lugar: a peça ${piece} tem que ficar sobre a casa ${label}.`,
    "forced-region": (piece, label) =>
      `Região forçada: não importa como você preencha o espaço, a peça ${piece} cobre a casa ${label} do mesmo jeito.`,
    "shared-piece": (piece, label) =>
      `Peça comprometida: outro espaço precisa da própria peça. Para a casa ${label} sobra a peça ${piece}.`,
    "others-fail": (piece, label) =>
      `As outras falham: qualquer peça que não seja ${piece} na casa ${label} deixa um espaço.`,
    "every-solution": (piece, label) =>
      `Todas as soluções: nas que restam, a peça ${piece} cobre a casa ${label} do mesmo jeito.`,
    "best-chance": (piece, label) => `Melhor chance: tente a peça ${piece} sobre a casa ${label}.`,
  },
  oneSolution: "Quer ver uma solução?",
  placeIt: "Colocar",
  placeAll: "Mostrar",
  takeItOff: (count) => counted(count, { one: "Tirá-la", many: "Tirá-las", other: "Tirá-las" }),
  answers: {
    fine: "Sim. Até aqui, tudo certo.",
    solved: "Pronto: todas as peças estão no lugar.",
    impossible: "Estas peças não conseguem mostrar esta data.",
  },
};
