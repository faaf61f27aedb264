/** What a board and its buttons say in Spanish. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { esShapes } from "./es-shapes.js";

const { counted, listed } = numbersIn("es");

const reasons = {
  "off the board": "se saldría del tablero",
  "on an uncovered cell": "taparía la fecha",
  "on another piece": "hay otra pieza en medio",
};

export const esHands: BoardWords = {
  board: "Tablero",
  pieces: "Piezas",
  instructions:
    "Las flechas mueven, R gira, F voltea, Intro coloca, Retroceso levanta, Escape devuelve, Ctrl+Z deshace.",
  blankCell: (row, column) => `vacía de la fila ${row}, columna ${column}`,
  blankCells: (count) =>
    counted(count, { one: "# casilla vacía", many: "# de casillas vacías", other: "# casillas vacías" }),
  list: listed,
  shape: esShapes,
  orientation: (number, count) => `orientación ${number} de ${count}`,
  inTray: (piece, orientation) => `Pieza ${piece}, en la bandeja, ${orientation}`,
  onBoard: (piece, labels) => `Pieza ${piece}, sobre ${labels}`,
  openCell: (label) => `Casilla ${label}`,
  dateCell: (label) => `Casilla ${label}, queda a la vista`,
  coveredCell: (label, piece) => `Casilla ${label}, bajo la pieza ${piece}`,
  lifted: (piece, orientation) => `Pieza ${piece} levantada, ${orientation}.`,
  turned: (piece, orientation) => `Pieza ${piece}, ${orientation}.`,
  cannotFlip: (piece) => `No puedes voltear la pieza ${piece} en este puzle.`,
  cannotTurn: (piece) => `La pieza ${piece} se ve igual.`,
  fitsAt: (labels) => `Encaja sobre ${labels}.`,
  doesNotFit: (why) => `No encaja: ${reasons[why]}.`,
  placed: (piece, labels) => `Pieza ${piece} colocada sobre ${labels}.`,
  returned: (piece) => `Pieza ${piece} de vuelta en la bandeja.`,
  nothingHere: "Aquí no hay ninguna pieza.",
};

export const esTools: ToolWords = {
  tools: "Herramientas",
  rotate: "Girar",
  flip: "Voltear",
  undo: "Deshacer",
  redo: "Rehacer",
  restart: "Empezar de nuevo",
  mayNotFlip: "No puedes voltear esta pieza en este puzle.",
  wellDone: "¡Muy bien!",
  goal: "Cubre todo menos la fecha.",
  goalToday: "Cubre todo menos la fecha de hoy.",
};

export const esEmbed: EmbedWords = { hands: esHands, tools: esTools, tooFew: "Esta fecha no tiene tantas soluciones." };
