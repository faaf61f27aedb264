/** The Play view in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { nlShapes } from "./shapes.js";

const { counted, listed } = numbersIn("nl");

const reasons = {
  "off the board": "het zou over de rand steken",
  "on an uncovered cell": "het zou de datum bedekken",
  "on another piece": "er ligt een ander stuk in de weg",
};

export const nlPlay: Words["play"] = {
  hands: {
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
    cannotTurn: (piece) => `Stuk ${piece} ziet er zo hetzelfde uit.`,
    fitsAt: (labels) => `Past op ${labels}.`,
    doesNotFit: (why) => `Past niet: ${reasons[why]}.`,
    placed: (piece, labels) => `Stuk ${piece} ligt op ${labels}.`,
    returned: (piece) => `Stuk ${piece} ligt weer in het bakje.`,
    nothingHere: "Hier ligt geen stuk.",
  },
  goalToday: "Bedek alles behalve de datum van vandaag.",
  goal: "Bedek alles behalve de datum.",
  tools: "Gereedschap",
  rotate: "Draaien",
  flip: "Omkeren",
  undo: "Ongedaan maken",
  redo: "Opnieuw",
  restart: "Begin opnieuw",
  help: "Hint",
  sound: "Geluid",
  hide: "Verberg telling en timer",
  fullScreen: "Volledig scherm",
  chosen: "Kies nu waar het heen gaat.",
  mayNotFlip: "In deze puzzel kun je dit stuk niet omkeren.",
  restarted: "Het bord is leeg. ‘Opnieuw’ haalt je stukken terug.",
  time: "Tijd",
  counting: "Tellen…",
  left: (count) => counted(count, { none: "Geen oplossing meer", one: "Nog # oplossing", other: "Nog # oplossingen" }),
  solved: "Opgelost",
  wellDone: "Goed gedaan!",
  solvedIn: (time) => `Goed gedaan! Opgelost in ${time}.`,
  solvedNow: "Alleen de datum is nog te zien.",
  withHints: (count) => counted(count, { one: "Met # hint", other: "Met # hints" }),
  revealed: "Dit is een van de oplossingen.",
  share: "Delen",
  copied: "Gekopieerd.",
  allSolutions: "Bekijk alle oplossingen",
  showCount: "Toon hoeveel oplossingen er nog zijn",
  countsAsHint: "Telt als een hint.",
  helpHint: "Hoe groot mag de hint zijn?",
  levels: {
    wrong: "Zit ik goed?",
    nudge: "Een kleine hint",
    next: "Toon het volgende stuk",
    everything: "Toon een oplossing",
  },
  no: "Nee.",
  takeOff: (count, pieces) =>
    counted(count, { one: "Haal stuk {pieces} weg.", other: "Haal de stukken {pieces} weg." }, { pieces }),
  deadEnds: {
    "cut-off": (labels) => `In het gat bij ${labels} past geen stuk.`,
    uncoverable: (label) => `Geen van de overige stukken kan ${label} bedekken.`,
    "no-room": (piece) => `Voor stuk ${piece} is geen plaats meer.`,
    hidden: "Je ziet het bijna niet, maar vanaf hier is er geen oplossing.",
  },
  reasons: {
    "only-way": (label) => `Kijk naar ${label}: er past maar één stuk, en maar op één manier.`,
    "only-piece": (label) => `Kijk naar ${label}: er past maar één stuk.`,
    "only-place": (label) => `Kijk rond ${label}: één stuk past nergens anders.`,
    "others-fail": (label) => `Kijk naar ${label}: alle stukken op één na laten een gat.`,
    "every-solution": (label) => `Kijk naar ${label}: elke oplossing die nog kan, bedekt het op dezelfde manier.`,
    "one-solution": (label) => `Begin bij ${label}: daar is weinig keus.`,
  },
  goesHere: (piece) => `Leg stuk ${piece} binnen de omtrek.`,
  oneSolution: "Wil je een oplossing zien?",
  placeIt: "Neerleggen",
  placeAll: "Tonen",
  takeItOff: (count) => counted(count, { one: "Haal weg", other: "Haal ze weg" }),
  answers: {
    fine: "Ja. Tot nu toe gaat het goed.",
    solved: "Klaar: alle stukken liggen op hun plek.",
    impossible: "Met deze stukken lukt deze datum niet.",
  },
};
