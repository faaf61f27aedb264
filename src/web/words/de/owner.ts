/** The owner's board in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("de");

export const deOwner: Words["owner"] = {
  whichPuzzle: "Welches Puzzle hast du?",
  otherPuzzle: "Ich habe ein anderes Puzzle",
  howTo: {
    pieces: "Fahr über die Felder eines Teils, und Daytile erkennt es.",
    free: "Markiere alle Felder, die noch frei sind.",
  },
  modesTitle: "Was du zeichnest",
  modes: { pieces: "Teile zeichnen", free: "Freie Felder" },
  instructions:
    "Pfeiltasten bewegen, Leertaste malt, Enter schließt ein Teil ab. Rücktaste nimmt eins weg, Escape wischt die Farbe weg.",
  clear: "Brett leeren",
  cleared: "Das Brett ist leer. „Rückgängig“ holt deine Teile zurück.",
  removed: (piece) => `Teil ${piece} weggenommen.`,
  onDate: (count) =>
    counted(count, {
      one: "# Teil lag auf dem Datum und ist jetzt weg.",
      other: "# Teile lagen auf dem Datum und sind jetzt weg.",
    }),
  faults: {
    "nothing drawn": "Male zuerst die Felder eines Teils an.",
    "no such shape": "Kein Teil sieht so aus. Male weiter, oder tippe ein Feld an, um es zu löschen.",
    "wrong way up": "Du kannst dieses Teil hier nicht wenden. Liegt es richtig herum?",
    "no copy left": "Dieses Teil liegt schon auf dem Brett.",
    "off the board": "Das geht über den Rand. Versuch es noch mal.",
    "on an uncovered cell": "Das Datum bleibt frei.",
    "on another piece": "Da liegt schon ein Teil. Tippe es an, dann ist es weg.",
  },
  painted: (labels) => `${labels} angemalt.`,
  unpainted: (labels) => `${labels} weggewischt.`,
  free: (labels) => `Frei: ${labels}.`,
  covered: (labels) => `Bedeckt: ${labels}.`,
  paintedCell: (label) => `${label}, angemalt`,
  freeCell: (label) => `${label}, frei`,
  coveredCell: (label) => `${label}, bedeckt`,
  workOut: "Teile finden",
  showOne: "Eine zeigen",
  oneWay: "Nur eine Möglichkeit passt. Hier ist sie.",
  ways: (count) =>
    counted(count, {
      none: "Mit deinen Teilen geht das nicht auf. Prüfe die freien Felder.",
      one: "# Möglichkeit passt.",
      other: "# Möglichkeiten passen.",
    }),
  tooManyWays: "Zu viele Möglichkeiten. Zeichne lieber ein oder zwei Teile.",
  manyWays: (count) =>
    counted(count, { one: "Mehr als # Möglichkeit passt.", other: "Mehr als # Möglichkeiten passen." }),
  ask: "Fragen zu deinem Brett",
  noClock: "Keine Uhr, keine Wertung. Frag, so oft du magst.",
  questions: {
    solvable: "Geht es noch auf?",
    wrong: "Welches Teil liegt falsch?",
    look: "Wo soll ich hinschauen?",
    next: "Welches Teil kommt als Nächstes?",
    solution: "Eine Lösung zeigen",
  },
  yes: "Ja.",
  no: "Nein.",
  yesMore: "Von hier aus geht es noch auf.",
  noMore: "Erst muss etwas weg.",
  howMany: "Wie viele Lösungen?",
  goesHere: (piece) => `Hierhin kommt Teil ${piece}.`,
  takeOff: "Wegnehmen",
  keepsAll: "Alle deine Teile bleiben liegen.",
  keeps: (kept, all) =>
    counted(
      kept,
      {
        none: "Keins deiner Teile bleibt liegen.",
        one: "# deiner {all} Teile bleibt liegen.",
        other: "# deiner {all} Teile bleiben liegen.",
      },
      { all: String(all) },
    ),
  useIt: "Auf mein Brett legen",
};
