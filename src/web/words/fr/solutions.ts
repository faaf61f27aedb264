/** The Solutions view in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { frSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("fr");

export const frSolutions: Words["solutions"] = {
  count: (count) => counted(count, frSolutionForms),
  none: "Aucune solution : les pièces ne peuvent pas couvrir le reste du plateau.",
  searching: "Recherche de toutes les solutions…",
  soFar: (count) => `${written(count)} jusqu’ici`,
  failed: "La recherche s’est interrompue.",
  spoiler: "Attention, spoiler !",
  reveal: (count) =>
    counted(count, {
      one: "Montrer la solution",
      many: "Montrer les # de solutions",
      other: "Montrer les # solutions",
    }),
  previous: "Solution précédente",
  next: "Solution suivante",
  number: "Numéro de solution",
  outOf: (count) => `sur ${written(count)}`,
  item: (number) => `Solution ${written(number)}`,
  board: (number, count) => `Solution ${written(number)} sur ${written(count)}`,
  list: "Toutes les solutions",
  copyLink: "Copier le lien",
  copied: "Lien copié.",
  notCopied: (link) => `Votre navigateur a bloqué la copie. Voici le lien : ${link}`,
  wrongNumber: (given, count) =>
    `La solution ${written(given)} n’existe pas. Voici la dernière, la numéro ${written(count)}.`,
  agreeing: "Seulement celles compatibles avec votre plateau",
  matching: (shown, count) => `Compatibles avec votre plateau : ${written(shown)} sur ${written(count)}`,
  noneAgrees: "Aucune solution n’est compatible avec votre plateau.",
  perDate: (min, max) => `Solutions par date : ${written(min)}–${written(max)}`,
};
