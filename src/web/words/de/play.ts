/** The Play view in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { deShapes } from "./shapes.js";

const { counted, listed } = numbersIn("de");

const reasons = {
  "off the board": "Es würde über den Rand ragen",
  "on an uncovered cell": "Es würde das Datum bedecken",
  "on another piece": "Ein anderes Teil ist im Weg",
};

export const dePlay: Words["play"] = {
  hands: {
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
  },
  goalToday: "Decke alles ab außer dem heutigen Datum.",
  goal: "Decke alles ab außer dem Datum.",
  tools: "Werkzeuge",
  rotate: "Drehen",
  flip: "Wenden",
  undo: "Rückgängig",
  redo: "Wiederholen",
  restart: "Neu beginnen",
  help: "Tipp",
  sound: "Ton",
  hide: "Zählung und Stoppuhr ausblenden",
  fullScreen: "Vollbild",
  chosen: "Wähle jetzt, wohin es soll.",
  mayNotFlip: "Dieses Teil kannst du in diesem Puzzle nicht wenden.",
  restarted: "Das Brett ist leer. „Wiederholen“ holt deine Teile zurück.",
  time: "Zeit",
  counting: "Wird gezählt …",
  left: (count) => counted(count, { none: "Keine Lösung mehr", one: "Noch # Lösung", other: "Noch # Lösungen" }),
  solved: "Gelöst",
  wellDone: "Gut gemacht!",
  solvedIn: (time) => `Gut gemacht! Gelöst in ${time}.`,
  solvedNow: "Nur noch das Datum ist zu sehen.",
  withHints: (count) => counted(count, { one: "Mit # Tipp", other: "Mit # Tipps" }),
  revealed: "So geht eine der Lösungen.",
  share: "Teilen",
  copied: "Kopiert.",
  allSolutions: "Alle Lösungen ansehen",
  showCount: "Zeigen, wie viele Lösungen noch möglich sind",
  countsAsHint: "Zählt als Tipp.",
  helpHint: "Wie groß soll der Tipp sein?",
  levels: {
    wrong: "Bin ich richtig?",
    nudge: "Kleiner Tipp",
    next: "Nächstes Teil zeigen",
    everything: "Lösung zeigen",
  },
  no: "Nein.",
  takeOff: (count, pieces) =>
    counted(count, { one: "Nimm Teil {pieces} weg.", other: "Nimm die Teile {pieces} weg." }, { pieces }),
  deadEnds: {
    "cut-off": (labels) => `In diese Lücke passt kein Teil: ${labels}.`,
    uncoverable: (label) => `Keines der übrigen Teile kann ${label} bedecken.`,
    "no-room": (piece) => `Für Teil ${piece} ist kein Platz mehr.`,
    hidden: "Man sieht es kaum, aber von hier aus gibt es keine Lösung.",
  },
  reasons: {
    "only-way": (label) => `Sieh dir ${label} an: Da passt nur ein Teil, und nur auf eine Art.`,
    "only-piece": (label) => `Sieh dir ${label} an: Da passt nur ein Teil.`,
    "only-place": (label) => `Sieh dich bei ${label} um: Ein Teil passt nur dort.`,
    "others-fail": (label) => `Sieh dir ${label} an: Alle Teile bis auf eines lassen eine Lücke.`,
    "every-solution": (label) => `Sieh dir ${label} an: Jede übrige Lösung bedeckt es gleich.`,
    "one-solution": (label) => `Fang bei ${label} an: Dort ist wenig Auswahl.`,
  },
  goesHere: (piece) => `Leg Teil ${piece} in den Umriss.`,
  oneSolution: "Möchtest du eine Lösung sehen?",
  placeIt: "Hinlegen",
  placeAll: "Zeigen",
  takeItOff: (count) => counted(count, { one: "Wegnehmen", other: "Alle wegnehmen" }),
  answers: {
    fine: "Ja. Bisher passt alles.",
    solved: "Geschafft: Alle Teile liegen.",
    impossible: "Mit diesen Teilen geht dieses Datum nicht.",
  },
};
