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
    "cut-off": (labels) => `De overige stukken vullen het gat bij ${labels} niet.`,
    uncoverable: (label) => `Geen van de overige stukken kan ${label} bedekken.`,
    "no-room": (piece) => `Er is niet genoeg plaats meer voor stuk ${piece}.`,
    hidden: "Je ziet het bijna niet, maar vanaf hier is er geen oplossing.",
  },
  nudges: {
    "only-cell": (label) => `Enig vak: op ${label} past maar één stuk, en maar op één manier.`,
    "only-piece": (label) => `Enig stuk: maar één stuk kan ${label} bedekken.`,
    "only-place": (label) => `Enige plek: één stuk moet op ${label} liggen.`,
    "forced-region": (label) =>
      `Gedwongen gebied: hoe je het gat ook vult, ${label} wordt altijd op dezelfde manier bedekt.`,
    "shared-piece": (label) =>
      `Toegewezen stuk: een ander gat heeft er een nodig die hier past. Voor ${label} blijft er één over.`,
    "others-fail": (label) => `De rest mislukt: alle stukken op één na laten bij ${label} een gat.`,
    "every-solution": (label) => `Elke oplossing: alle die nog kunnen, bedekken ${label} op dezelfde manier.`,
    "best-chance": (label) => `Beste kans: begin bij ${label}.`,
  },
  reasons: {
    "only-cell": (piece, label) => `Enig vak: op ${label} past alleen stuk ${piece}, en maar op één manier.`,
    "only-piece": (piece, label) => `Enig stuk: alleen stuk ${piece} kan ${label} bedekken.`,
    "only-place": (piece, label) => `Enige plek: stuk ${piece} moet op ${label} liggen.`,
    "forced-region": (piece, label) =>
      `Gedwongen gebied: hoe je het gat ook vult, stuk ${piece} bedekt ${label} altijd op dezelfde manier.`,
    "shared-piece": (piece, label) =>
      `Toegewezen stuk: een ander gat heeft zijn eigen stuk nodig. Voor ${label} blijft stuk ${piece} over.`,
    "others-fail": (piece, label) => `De rest mislukt: elk ander stuk dan ${piece} laat bij ${label} een gat.`,
    "every-solution": (piece, label) =>
      `Elke oplossing: in alle die nog kunnen, bedekt stuk ${piece} ${label} op dezelfde manier.`,
    "best-chance": (piece, label) => `Beste kans: probeer stuk ${piece} op ${label}.`,
  },
  oneSolution: "Wil je een oplossing zien?",
  placeIt: "Neerleggen",
  placeAll: "Tonen",
  takeItOff: (count) => counted(count, { one: "Haal het weg", other: "Haal ze weg" }),
  answers: {
    fine: "Ja. Tot nu toe gaat het goed.",
    solved: "Klaar: alle stukken liggen op hun plek.",
    impossible: "Met deze stukken lukt deze datum niet.",
  },
};
