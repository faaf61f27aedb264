/** What a board and its buttons say in Dutch. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { nlShapes } from "./nl-shapes.js";

const { counted, listed } = numbersIn("nl");

const reasons = {
  "off the board": "het zou over de rand steken",
  "on an uncovered cell": "het zou de datum bedekken",
  "on another piece": "er ligt een ander stuk in de weg",
};

export const nlHands: BoardWords = {
  board: "Bord",
  pieces: "Stukken",
  instructions:
    "Pijltjes verplaatsen, R draait, F keert om, Enter legt neer, Backspace pakt op, Escape legt terug, Ctrl+Z maakt ongedaan.",
  blankCell: (row, column) => `het lege vak in rij ${row}, kolom ${column}`,
  blankCells: (count) => counted(count, { one: "# leeg vak", other: "# lege vakken" }),
  list: listed,
  shape: nlShapes,
  orientation: (number, count) => `stand ${number} van ${count}`,
  inTray: (piece, orientation) => `Stuk ${piece}, in het bakje, ${orientation}`,
  onBoard: (piece, labels) => `Stuk ${piece}, op ${labels}`,
  openCell: (label) => label,
  dateCell: (label) => `${label}, blijft vrij`,
  coveredCell: (label, piece) => `${label}, onder stuk ${piece}`,
  lifted: (piece, orientation) => `Stuk ${piece} opgepakt, ${orientation}.`,
  turned: (piece, orientation) => `Stuk ${piece}, ${orientation}.`,
  cannotFlip: (piece) => `In deze puzzel kun je stuk ${piece} niet omkeren.`,
  cannotTurn: (piece) => `Stuk ${piece} ziet er dan hetzelfde uit.`,
  fitsAt: (labels) => `Past op ${labels}.`,
  doesNotFit: (why) => `Past niet: ${reasons[why]}.`,
  placed: (piece, labels) => `Stuk ${piece} ligt op ${labels}.`,
  returned: (piece) => `Stuk ${piece} ligt weer in het bakje.`,
  nothingHere: "Hier ligt geen stuk.",
};

export const nlTools: ToolWords = {
  tools: "Gereedschap",
  rotate: "Draaien",
  flip: "Omkeren",
  undo: "Ongedaan maken",
  redo: "Opnieuw",
  restart: "Begin opnieuw",
  mayNotFlip: "In deze puzzel kun je dit stuk niet omkeren.",
  wellDone: "Goed gedaan!",
  goal: "Bedek alles behalve de datum.",
  goalToday: "Bedek alles behalve de datum van vandaag.",
};

export const nlEmbed: EmbedWords = {
  hands: nlHands,
  tools: nlTools,
  tooFew: "Deze datum heeft niet zo veel oplossingen.",
};
