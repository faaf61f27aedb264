/** What a board and its buttons say in Portuguese. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { ptShapes } from "./pt-shapes.js";

const { counted, listed } = numbersIn("pt");

const reasons = {
  "off the board": "ela sairia do tabuleiro",
  "on an uncovered cell": "ela cobriria a data",
  "on another piece": "outra peça está no caminho",
};

export const ptHands: BoardWords = {
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
  cannotTurn: (piece) => `A peça ${piece} fica igual.`,
  fitsAt: (labels) => `Encaixa sobre ${labels}.`,
  doesNotFit: (why) => `Não encaixa: ${reasons[why]}.`,
  placed: (piece, labels) => `Peça ${piece} colocada sobre ${labels}.`,
  returned: (piece) => `Peça ${piece} de volta na bandeja.`,
  nothingHere: "Não há nenhuma peça aqui.",
};

export const ptTools: ToolWords = {
  tools: "Ferramentas",
  rotate: "Girar",
  flip: "Virar",
  undo: "Desfazer",
  redo: "Refazer",
  restart: "Recomeçar",
  mayNotFlip: "Você não pode virar esta peça neste quebra-cabeça.",
  wellDone: "Muito bem!",
  goal: "Cubra tudo, menos a data.",
  goalToday: "Cubra tudo, menos a data de hoje.",
};

export const ptEmbed: EmbedWords = { hands: ptHands, tools: ptTools, tooFew: "Esta data não tem tantas soluções." };
