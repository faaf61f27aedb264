/** The Solutions view in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { nlSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("nl");

export const nlSolutions: Words["solutions"] = {
  count: (count) => counted(count, nlSolutionForms),
  none: "Geen oplossing: de stukken kunnen de rest van het bord niet bedekken.",
  searching: "Alle oplossingen zoeken…",
  soFar: (count) => `tot nu toe ${written(count)}`,
  failed: "Het zoeken is afgebroken.",
  spoiler: "Pas op, spoilers!",
  reveal: (count) => counted(count, { one: "Toon de oplossing", other: "Toon alle # oplossingen" }),
  previous: "Vorige oplossing",
  next: "Volgende oplossing",
  number: "Nummer van de oplossing",
  outOf: (count) => `van ${written(count)}`,
  item: (number) => `Oplossing ${written(number)}`,
  board: (number, count) => `Oplossing ${written(number)} van ${written(count)}`,
  list: "Alle oplossingen",
  copyLink: "Kopieer link",
  copied: "Link gekopieerd.",
  notCopied: (link) => `Je browser staat kopiëren niet toe. Hier is de link: ${link}`,
  wrongNumber: (given, count) =>
    `Oplossing ${written(given)} bestaat niet. Hier is de laatste, nummer ${written(count)}.`,
  agreeing: "Alleen die bij je bord passen",
  matching: (shown, count) => `Passend bij je bord: ${written(shown)} van ${written(count)}`,
  noneAgrees: "Geen oplossing past bij je bord.",
  perDate: (min, max) => `Oplossingen per datum: ${written(min)}–${written(max)}`,
};
