/** What a board and its buttons say in Italian. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { itShapes } from "./it-shapes.js";

const { counted, listed } = numbersIn("it");

const reasons = {
  "off the board": "uscirebbe dal tabellone",
  "on an uncovered cell": "coprirebbe la data",
  "on another piece": "c’è un altro pezzo di mezzo",
};

export const itHands: BoardWords = {
  board: "Tabellone",
  pieces: "Pezzi",
  instructions:
    "Le frecce spostano, R ruota, F ribalta, Invio posa, Backspace riprende, Esc rimette a posto, Ctrl+Z annulla.",
  blankCell: (row, column) => `vuota della riga ${row}, colonna ${column}`,
  blankCells: (count) =>
    counted(count, { one: "# casella vuota", many: "# di caselle vuote", other: "# caselle vuote" }),
  list: listed,
  shape: itShapes,
  orientation: (number, count) => `orientamento ${number} di ${count}`,
  inTray: (piece, orientation) => `Pezzo ${piece}, nel vassoio, ${orientation}`,
  onBoard: (piece, labels) => `Pezzo ${piece}, su ${labels}`,
  openCell: (label) => `Casella ${label}`,
  dateCell: (label) => `Casella ${label}, resta scoperta`,
  coveredCell: (label, piece) => `Casella ${label}, sotto il pezzo ${piece}`,
  lifted: (piece, orientation) => `Pezzo ${piece} in mano, ${orientation}.`,
  turned: (piece, orientation) => `Pezzo ${piece}, ${orientation}.`,
  cannotFlip: (piece) => `Non puoi ribaltare il pezzo ${piece} in questo rompicapo.`,
  cannotTurn: (piece) => `Il pezzo ${piece} è uguale comunque lo giri.`,
  fitsAt: (labels) => `Ci sta su ${labels}.`,
  doesNotFit: (why) => `Non ci sta: ${reasons[why]}.`,
  placed: (piece, labels) => `Pezzo ${piece} posato su ${labels}.`,
  returned: (piece) => `Pezzo ${piece} di nuovo nel vassoio.`,
  nothingHere: "Qui non c’è nessun pezzo.",
};

export const itTools: ToolWords = {
  tools: "Strumenti",
  rotate: "Ruota",
  flip: "Ribalta",
  undo: "Annulla",
  redo: "Ripeti",
  restart: "Ricomincia",
  mayNotFlip: "Non puoi ribaltare questo pezzo in questo rompicapo.",
  wellDone: "Ben fatto!",
  goal: "Copri tutto tranne la data.",
  goalToday: "Copri tutto tranne la data di oggi.",
};

export const itEmbed: EmbedWords = {
  hands: itHands,
  tools: itTools,
  tooFew: "Questa data non ha così tante soluzioni.",
};
