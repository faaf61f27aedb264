/** What the coach says in the app, in Dutch: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("nl");

export const nlLessons: Words["coach"] = {
  difficulty: (rating) => `Moeilijkheid: ${rating} van 5`,
  show: "Toon",
  bySolutions: "Oplossingen",
  byDifficulty: "Moeilijkheid",
  working: "Daytile berekent hoe moeilijk elke datum is…",
  cell: (title, rating) => `${title}: moeilijkheid ${rating} van 5`,
  why: "Waarom kan het niet?",
  canWork: "Het kan: vanaf hier is er een oplossing.",
  noShort: "Er is geen korte reden: Daytile moest alles proberen.",
  step: (number, count) => `Stap ${number} van ${count}`,
  back: "Terug",
  forward: "Verder",
  suppose: (piece, labels) => `Stel dat stuk ${piece} op ${labels} ligt.`,
  cellChoices: (label, count) => `Manieren om ${label} te bedekken: ${count}.`,
  pieceChoices: (piece, count) => `Plaatsen voor stuk ${piece}: ${count}.`,
  samePiece: (piece, labels) => `Twee gaten hebben allebei stuk ${piece} nodig: ${labels}.`,
  colouring: (labels, dark, light) =>
    `In schaakbordkleuren is dit gat ${dark}× donker en ${light}× licht: ${labels}. Daar passen de overige stukken niet bij.`,
  reach: "Welke datums kunnen nog?",
  reachable: (count) => `Datums die met deze stukken nog kunnen: ${count}.`,
  reachHint: "Elk getal zegt hoeveel oplossingen dat vak vrijlaten.",
  reachNone: "Met deze stukken kan geen enkele datum.",
  withCount: (date, count) => `${date} (${count})`,
  most: (dates) => `Meeste oplossingen: ${dates}.`,
  easiestDay: (day) => `Je makkelijkste dag van de week: ${day}.`,
  hardestDay: (day) => `Je moeilijkste: ${day}.`,
  easyDates: "Makkelijke datums (1–2)",
  hardDates: "Moeilijke datums (4–5)",
  byRating: "Je tijden per moeilijkheid",
  tastes: {
    all: "Alle",
    near: "Het dichtst bij je bord",
    upright: "Blijft rechtop",
    "fewest-flips": "Minst omgekeerd",
    "most-joints": "Meeste rechte naden",
    "fewest-joints": "Minste rechte naden",
    rarest: "Zeldzaamst",
    "most-neighbours": "Meeste symmetrische buren",
  },
  comparing: "Oplossingen vergelijken…",
  best: (shown, count) => `De beste: ${written(shown)} van ${written(count)}`,
  noneUpright: "Geen oplossing blijft rechtop staan.",
};
