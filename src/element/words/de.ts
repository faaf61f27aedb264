/** What a board and its buttons say in German. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { deShapes } from "./de-shapes.js";

const { counted, listed } = numbersIn("de");

const reasons = {
  "off the board": "Es würde über den Rand ragen",
  "on an uncovered cell": "Es würde das Datum bedecken",
  "on another piece": "Ein anderes Teil ist im Weg",
};

export const deHands: BoardWords = {
  board: "Brett",
  pieces: "Teile",
  instructions:
    "Pfeiltasten bewegen, R dreht, F wendet, Eingabe legt ab, Rücktaste nimmt auf, Escape legt zurück, Strg+Z macht rückgängig.",
  blankCell: (row, column) => `das leere Feld in Reihe ${row}, Spalte ${column}`,
  blankCells: (count) => counted(count, { one: "# leeres Feld", other: "# leere Felder" }),
  list: listed,
  shape: deShapes,
  orientation: (number, count) => `Lage ${number} von ${count}`,
  inTray: (piece, orientation) => `Teil ${piece}, in der Ablage, ${orientation}`,
  onBoard: (piece, labels) => `Teil ${piece}, bedeckt ${labels}`,
  openCell: (label) => label,
  dateCell: (label) => `${label}, bleibt frei`,
  coveredCell: (label, piece) => `${label}, unter Teil ${piece}`,
  lifted: (piece, orientation) => `Teil ${piece} aufgenommen, ${orientation}.`,
  turned: (piece, orientation) => `Teil ${piece}, ${orientation}.`,
  cannotFlip: (piece) => `Teil ${piece} kannst du in diesem Puzzle nicht wenden.`,
  cannotTurn: (piece) => `Teil ${piece} sieht so herum genauso aus.`,
  fitsAt: (labels) => `Passt auf ${labels}.`,
  doesNotFit: (why) => `Passt nicht: ${reasons[why]}.`,
  placed: (piece, labels) => `Teil ${piece} bedeckt ${labels}.`,
  returned: (piece) => `Teil ${piece} liegt wieder in der Ablage.`,
  nothingHere: "Hier liegt kein Teil.",
};

export const deTools: ToolWords = {
  tools: "Werkzeuge",
  rotate: "Drehen",
  flip: "Wenden",
  undo: "Rückgängig",
  redo: "Wiederholen",
  restart: "Neu beginnen",
  mayNotFlip: "Dieses Teil kannst du in diesem Puzzle nicht wenden.",
  wellDone: "Gut gemacht!",
  goal: "Decke alles ab außer dem Datum.",
  goalToday: "Decke alles ab außer dem heutigen Datum.",
};

export const deEmbed: EmbedWords = {
  hands: deHands,
  tools: deTools,
  tooFew: "Für dieses Datum gibt es nicht so viele Lösungen.",
};
