/** The Watch view in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { nlSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("nl");

export const nlWatch: Words["watch"] = {
  title: "Kijk mee met het zoeken",
  spoiler: "De zoektocht eindigt bij een oplossing voor deze datum.",
  reveal: "Toch kijken",
  algorithm: "Algoritme",
  algorithms: {
    bitboards: "Bitboards",
    positions: "Vak voor vak",
    regions: "Stukken en gaten",
    "algorithm-x": "Algoritme X",
    model: "Constraintmodel",
    "dancing-links": "Dancing Links",
    "first-open-cell": "Eerste vrije vak",
  },
  add: "Bord toevoegen",
  remove: (name) => `Verwijder ${name}`,
  controls: "Bediening",
  play: "Afspelen",
  pause: "Pauze",
  step: "Stap vooruit",
  back: "Stap terug",
  restart: "Naar het begin",
  speed: "Snelheid",
  perSecond: (steps) => counted(steps, { one: "# stap per seconde", other: "# stappen per seconde" }),
  fullSpeed: "volle snelheid",
  stops: "Pauze bij elke oplossing",
  nodes: "Borden",
  tried: "Pogingen",
  solutions: "Oplossingen",
  depth: "Stukken",
  position: "Stap",
  plot: "Gelegde stukken in de tijd",
  steps: (steps) => counted(steps, { one: "# stap", other: "# stappen" }),
  board: (name, depth) => `${name}: ${counted(depth, { one: "# stuk op het bord", other: "# stukken op het bord" })}`,
  start: "Het bord is leeg.",
  place: (piece, label) => `Probeer stuk ${piece} op ${label}.`,
  take: (piece, label) => `Haal stuk ${piece} van ${label} weg.`,
  nothingFits: (label) => `Op ${label} past niets. Terug.`,
  noRoom: (piece) => `Voor stuk ${piece} is geen plaats meer. Terug.`,
  tooSmall: (label, size) =>
    counted(
      size,
      {
        one: "Het gat bij {label} is te klein (# vak). Terug.",
        other: "Het gat bij {label} is te klein (# vakken). Terug.",
      },
      { label },
    ),
  leftOver: "Het bord is vol, maar er zijn stukken over. Terug.",
  found: (number) => `Oplossing ${written(number)}!`,
  finished: (count) => `Klaar: ${counted(count, nlSolutionForms)}.`,
  givenUp: (steps) =>
    counted(steps, {
      one: "Pauze na # stap. Dit duurt even: met ‘Afspelen’ ga je verder.",
      other: "Pauze na # stappen. Dit duurt even: met ‘Afspelen’ ga je verder.",
    }),
  rewinding: "Terugspoelen…",
  film: "Opslaan als GIF",
  filming: "GIF maken…",
  cancel: "Annuleren",
  filmFailed: "De GIF maken is niet gelukt.",
};
