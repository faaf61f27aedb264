/** The atlas in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("fr");

export const frAtlas: Words["atlas"] = {
  intro: "Ces jeux de pièces résolvent toutes les dates du plateau classique. Choisissez-en un pour y jouer.",
  sort: "Ordre",
  sorts: {
    hardest: "Les plus difficiles d’abord",
    easiest: "Les plus faciles d’abord",
    even: "Les plus réguliers d’abord",
    single: "Le plus de dates à solution unique",
  },
  sizes: "Taille des pièces",
  allSizes: "Toutes les tailles",
  sizesHint: (sum) => `${sum} veut dire sept pièces de cinq cases et une de six.`,
  flips: "Retournement",
  withFlips: "On peut retourner les pièces",
  withoutFlips: "Sans retourner les pièces",
  only: "Seulement avec ces pièces",
  clear: "Tout enlever",
  found: (count) => `Jeux de pièces : ${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `Dates à solution unique : ${written(count)}`,
  atLeast: (fewest) => `Solutions par date : au moins ${written(fewest)}`,
  page: (number, count) => `Page ${written(number)} sur ${written(count)}`,
  previous: "Page précédente",
  next: "Page suivante",
};
