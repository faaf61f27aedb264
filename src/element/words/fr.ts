/** What a board and its buttons say in French. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { frShapes } from "./fr-shapes.js";

const { counted, listed } = numbersIn("fr");

const reasons = {
  "off the board": "elle dépasserait du plateau",
  "on an uncovered cell": "elle couvrirait la date",
  "on another piece": "une autre pièce gêne",
};

export const frHands: BoardWords = {
  board: "Plateau",
  pieces: "Pièces",
  instructions:
    "Les flèches déplacent, R tourne, F retourne, Entrée pose, Retour arrière reprend, Échap range, Ctrl+Z annule.",
  blankCell: (row, column) => `vide de la ligne ${row}, colonne ${column}`,
  blankCells: (count) => counted(count, { one: "# case vide", many: "# de cases vides", other: "# cases vides" }),
  list: listed,
  shape: frShapes,
  orientation: (number, count) => `orientation ${number} sur ${count}`,
  inTray: (piece, orientation) => `Pièce ${piece}, dans la réserve, ${orientation}`,
  onBoard: (piece, labels) => `Pièce ${piece}, sur ${labels}`,
  openCell: (label) => `Case ${label}`,
  dateCell: (label) => `Case ${label}, à laisser visible`,
  coveredCell: (label, piece) => `Case ${label}, sous la pièce ${piece}`,
  lifted: (piece, orientation) => `Pièce ${piece} en main, ${orientation}.`,
  turned: (piece, orientation) => `Pièce ${piece}, ${orientation}.`,
  cannotFlip: (piece) => `Vous ne pouvez pas retourner la pièce ${piece} dans ce puzzle.`,
  cannotTurn: (piece) => `La pièce ${piece} garde le même aspect.`,
  fitsAt: (labels) => `Se place sur ${labels}.`,
  doesNotFit: (why) => `Impossible ici : ${reasons[why]}.`,
  placed: (piece, labels) => `Pièce ${piece} posée sur ${labels}.`,
  returned: (piece) => `Pièce ${piece} de retour dans la réserve.`,
  nothingHere: "Aucune pièce ici.",
};

export const frTools: ToolWords = {
  tools: "Outils",
  rotate: "Tourner",
  flip: "Retourner",
  undo: "Annuler",
  redo: "Rétablir",
  restart: "Tout retirer",
  mayNotFlip: "Vous ne pouvez pas retourner cette pièce dans ce puzzle.",
  wellDone: "Bravo !",
  goal: "Couvrez tout, sauf la date.",
  goalToday: "Couvrez tout, sauf la date du jour.",
};

export const frEmbed: EmbedWords = {
  hands: frHands,
  tools: frTools,
  tooFew: "Cette date n’a pas autant de solutions.",
};
