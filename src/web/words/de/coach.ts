/** What the coach says in the app, in German: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("de");

export const deLessons: Words["coach"] = {
  difficulty: (rating) => `Schwierigkeit: ${rating} von 5`,
  show: "Anzeigen",
  bySolutions: "Lösungen",
  byDifficulty: "Schwierigkeit",
  working: "Daytile rechnet aus, wie schwer jeder Tag ist …",
  cell: (title, rating) => `${title}: Schwierigkeit ${rating} von 5`,
  why: "Warum geht es nicht?",
  canWork: "Es geht: Von hier aus gibt es eine Lösung.",
  noShort: "Einen kurzen Grund gibt es nicht: Daytile musste alles durchprobieren.",
  step: (number, count) => `Schritt ${number} von ${count}`,
  back: "Zurück",
  forward: "Weiter",
  suppose: (piece, labels) => `Angenommen, Teil ${piece} bedeckt ${labels}.`,
  cellChoices: (label, count) => `Möglichkeiten, ${label} zu bedecken: ${count}.`,
  pieceChoices: (piece, count) => `Plätze für Teil ${piece}: ${count}.`,
  samePiece: (piece, labels) => `Zwei Lücken brauchen beide Teil ${piece}: ${labels}.`,
  colouring: (labels, dark, light) =>
    `Im Schachbrettmuster ist diese Lücke ${dark}-mal dunkel und ${light}-mal hell: ${labels}. Mit den übrigen Teilen geht das nicht auf.`,
  reach: "Welche Tage gehen noch?",
  reachable: (count) => `Tage, die mit diesen Teilen noch gehen: ${count}.`,
  reachHint: "Jede Zahl sagt, wie viele Lösungen dieses Feld frei lassen.",
  reachNone: "Mit diesen Teilen geht kein Datum mehr.",
  withCount: (date, count) => `${date} (${count})`,
  most: (dates) => `Die meisten Lösungen: ${dates}.`,
  easiestDay: (day) => `Dein leichtester Wochentag: ${day}.`,
  hardestDay: (day) => `Dein schwerster: ${day}.`,
  easyDates: "Leichte Tage (1–2)",
  hardDates: "Schwere Tage (4–5)",
  byRating: "Deine Zeiten nach Schwierigkeit",
  tastes: {
    all: "Alle",
    near: "Am nächsten an deinem Brett",
    upright: "Hält aufrecht",
    "fewest-flips": "Am wenigsten gewendet",
    "most-joints": "Die meisten geraden Fugen",
    "fewest-joints": "Die wenigsten geraden Fugen",
    rarest: "Am seltensten",
    "most-neighbours": "Die meisten symmetrischen Nachbarn",
  },
  comparing: "Lösungen werden verglichen …",
  best: (shown, count) => `Die besten: ${written(shown)} von ${written(count)}`,
  noneUpright: "Keine Lösung hält, wenn das Brett aufrecht steht.",
};
