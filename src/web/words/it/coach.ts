/** What the coach says in the app, in Italian: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written, counted } = numbersIn("it");

export const itLessons: Words["coach"] = {
  difficulty: (rating) => `Difficoltà: ${rating} su 5`,
  show: "Mostra",
  bySolutions: "Soluzioni",
  byDifficulty: "Difficoltà",
  working: "Daytile calcola la difficoltà di ogni data…",
  cell: (title, rating) => `${title}: difficoltà ${rating} su 5`,
  why: "Perché non si può?",
  canWork: "Si può: da qui c’è una soluzione.",
  noShort: "Non c’è un motivo breve: Daytile ha dovuto provare tutto.",
  step: (number, count) => `Passo ${number} di ${count}`,
  back: "Indietro",
  forward: "Avanti",
  suppose: (piece, labels) => `Supponi che il pezzo ${piece} copra ${labels}.`,
  cellChoices: (label, count) => `Modi di coprire la casella ${label}: ${count}.`,
  pieceChoices: (piece, count) => `Posti rimasti per il pezzo ${piece}: ${count}.`,
  samePiece: (piece, labels) => `Due vuoti richiedono lo stesso pezzo, il ${piece}: ${labels}.`,
  colouring: (labels, dark, light) =>
    `Colorato come una scacchiera, questo vuoto ha ${counted(dark, { one: "# casella scura", many: "# di caselle scure", other: "# caselle scure" })} e ${counted(light, { one: "# chiara", many: "# di chiare", other: "# chiare" })}: ${labels}. Con i pezzi rimasti non si può.`,
  reach: "Quali date restano?",
  reachable: (count) => `Date ancora possibili con questi pezzi: ${count}.`,
  reachHint: "Ogni numero dice quante soluzioni lasciano visibile quella casella.",
  reachNone: "Con questi pezzi nessuna data è possibile.",
  withCount: (date, count) => `${date} (${count})`,
  most: (dates) => `Più soluzioni: ${dates}.`,
  easiestDay: (day) => `Il tuo giorno più facile: ${day}.`,
  hardestDay: (day) => `Il più difficile: ${day}.`,
  easyDates: "Date facili (1–2)",
  hardDates: "Date difficili (4–5)",
  byRating: "I tuoi tempi per difficoltà",
  tastes: {
    all: "Tutte",
    near: "Le più vicine al tuo tabellone",
    upright: "Stanno in piedi",
    "fewest-flips": "Meno pezzi ribaltati",
    "most-joints": "Più giunti dritti",
    "fewest-joints": "Meno giunti dritti",
    rarest: "Le più rare",
    "most-neighbours": "Più vicine simmetriche",
  },
  comparing: "Confronto delle soluzioni…",
  best: (shown, count) => `Le migliori: ${written(shown)} su ${written(count)}`,
  noneUpright: "Nessuna soluzione sta in piedi.",
};
