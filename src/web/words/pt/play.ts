/** The Play view in Portuguese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { ptShapes } from "./shapes.js";

const { counted, listed } = numbersIn("pt");

const reasons = {
  "off the board": "ela sairia do tabuleiro",
  "on an uncovered cell": "ela cobriria a data",
  "on another piece": "outra peça está no caminho",
};

export const ptPlay: Words["play"] = {
  hands: {
    board: "Tabuleiro",
    pieces: "Peças",
    instructions: "As setas movem, R gira, F vira, Enter coloca, Backspace levanta, Esc devolve, Ctrl+Z desfaz.",
    blankCell: (row, column) => `vazia da linha ${row}, coluna ${column}`,
    blankCells: (count) => counted(count, { one: "# casa vazia", many: "# de casas vazias", other: "# casas vazias" }),
    list: listed,
    shape: ptShapes,
    orientation: (number, count) => `orientação ${number} de ${count}`,
    inTray: (piece, orientation) => `Peça ${piece}, na bandeja, ${orientation}`,
    onBoard: (piece, labels) => `Peça ${piece}, sobre ${labels}`,
    openCell: (label) => `Casa ${label}`,
    dateCell: (label) => `Casa ${label}, fica à vista`,
    coveredCell: (label, piece) => `Casa ${label}, sob a peça ${piece}`,
    lifted: (piece, orientation) => `Peça ${piece} na mão, ${orientation}.`,
    turned: (piece, orientation) => `Peça ${piece}, ${orientation}.`,
    cannotFlip: (piece) => `Você não pode virar a peça ${piece} neste quebra-cabeça.`,
    cannotTurn: (piece) => `A peça ${piece} fica igual desse jeito.`,
    fitsAt: (labels) => `Encaixa sobre ${labels}.`,
    doesNotFit: (why) => `Não encaixa: ${reasons[why]}.`,
    placed: (piece, labels) => `Peça ${piece} colocada sobre ${labels}.`,
    returned: (piece) => `Peça ${piece} de volta na bandeja.`,
    nothingHere: "Não há nenhuma peça aqui.",
  },
  goalToday: "Cubra tudo, menos a data de hoje.",
  goal: "Cubra tudo, menos a data.",
  tools: "Ferramentas",
  rotate: "Girar",
  flip: "Virar",
  undo: "Desfazer",
  redo: "Refazer",
  restart: "Recomeçar",
  help: "Dica",
  sound: "Som",
  hide: "Ocultar a contagem e o cronômetro",
  fullScreen: "Tela cheia",
  chosen: "Agora escolha onde ela vai.",
  mayNotFlip: "Você não pode virar esta peça neste quebra-cabeça.",
  restarted: "O tabuleiro está vazio. “Refazer” traz suas peças de volta.",
  time: "Tempo",
  counting: "Contando…",
  left: (count) =>
    counted(count, {
      none: "Nenhuma solução restante",
      one: "Resta # solução",
      many: "Restam # de soluções",
      other: "Restam # soluções",
    }),
  solved: "Resolvido",
  wellDone: "Muito bem!",
  solvedIn: (time) => `Muito bem! Resolvido em ${time}.`,
  solvedNow: "Só a data está à vista.",
  withHints: (count) => counted(count, { one: "Com # dica", many: "Com # de dicas", other: "Com # dicas" }),
  revealed: "Aqui está uma solução.",
  share: "Compartilhar",
  copied: "Copiado.",
  allSolutions: "Ver todas as soluções",
  showCount: "Mostrar quantas soluções restam",
  countsAsHint: "Conta como uma dica.",
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
  reasons: {
    "only-way": (label) => `Olhe a casa ${label}: só uma peça encaixa, e só de um jeito.`,
    "only-piece": (label) => `Olhe a casa ${label}: só uma peça encaixa.`,
    "only-place": (label) => `Olhe em volta da casa ${label}: uma peça não cabe em outro lugar.`,
    "others-fail": (label) => `Olhe a casa ${label}: todas as peças menos uma deixam um espaço.`,
    "every-solution": (label) => `Olhe a casa ${label}: todas as soluções que restam a cobrem do mesmo jeito.`,
    "one-solution": (label) => `Comece pela casa ${label}: ali há pouca escolha.`,
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
