/** The Play view in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { nlHands, nlTools } from "../../../element/words/nl.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("nl");

export const nlPlay: Words["play"] = {
  hands: nlHands,
  ...nlTools,
  help: "Hint",
  sound: "Geluid",
  hide: "Verberg telling en timer",
  fullScreen: "Volledig scherm",
  more: "Meer",
  pause: "Pauze",
  paused: "Gepauzeerd",
  goOn: "Verder",
  chosen: "Kies nu waar het heen gaat.",
  restarted: "Het bord is leeg. ‘Opnieuw’ haalt je stukken terug.",
  time: "Tijd",
  counting: "Tellen…",
  left: (count) => counted(count, { none: "Geen oplossing meer", one: "Nog # oplossing", other: "Nog # oplossingen" }),
  solved: "Opgelost",
  solvedIn: (time) => `Goed gedaan! Opgelost in ${time}.`,
  solvedNow: "Alleen de datum is nog te zien.",
  withHints: (count) => counted(count, { one: "Met # hint", other: "Met # hints" }),
  revealed: "Dit is een van de oplossingen.",
  share: "Delen",
  copied: "Gekopieerd.",
  allSolutions: "Bekijk alle oplossingen",
  showCount: "Toon hoeveel oplossingen er nog zijn",
  countIsTold: "Dat staat dan bij je resultaat.",
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
  nudges: {
    "only-cell": (label) => `Kijk naar ${label}: er past maar één stuk, en maar op één manier.`,
    "only-piece": (label) => `Kijk naar ${label}: er past maar één stuk.`,
    "only-place": (label) => `Kijk rond ${label}: één stuk past nergens anders.`,
    "forced-region": (label) => `Kijk naar het gat bij ${label}: maar één stuk kan het vullen.`,
    "shared-piece": (label) => `Kijk naar ${label}: een ander gat heeft het andere stuk nodig dat past.`,
    "others-fail": (label) => `Kijk naar ${label}: alle stukken op één na laten een gat.`,
    "every-solution": (label) => `Kijk naar ${label}: elke oplossing die nog kan, bedekt het op dezelfde manier.`,
    "best-chance": (label) => `Begin bij ${label}: daar is weinig keus.`,
  },
  reasons: {
    "only-cell": (piece, label) => `Kijk naar ${label}: alleen stuk ${piece} past, en maar op één manier.`,
    "only-piece": (piece, label) => `Kijk naar ${label}: alleen stuk ${piece} past.`,
    "only-place": (piece, label) => `Stuk ${piece} past maar op één plek: op ${label}.`,
    "forced-region": (piece, label) => `Kijk naar ${label}: dat gat vul je alleen met stuk ${piece}.`,
    "shared-piece": (piece, label) =>
      `Een ander gat heeft zijn eigen stuk nodig. Voor ${label} blijft stuk ${piece} over.`,
    "others-fail": (piece, label) => `Kijk naar ${label}: elk ander stuk dan ${piece} laat een gat.`,
    "every-solution": (piece, label) => `In elke oplossing die nog kan, bedekt stuk ${piece} ${label}.`,
    "best-chance": (piece, label) => `Probeer stuk ${piece} op ${label}.`,
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
