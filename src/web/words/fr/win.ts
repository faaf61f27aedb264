/** What is said of a solved puzzle, in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("fr");

export const frWin: Words["win"] = {
  best: (time) => `Votre record : ${time}`,
  newBest: "Votre meilleur temps !",
  onlyOne: "La seule solution qui existe.",
  isNew: "Nouvelle dans votre collection",
  isKnown: "Vous l’aviez déjà découverte",
  found: (found, count) => `Vous en avez découvert ${written(found)} sur ${written(count)}.`,
  foundAll: "Vous avez découvert toutes les solutions !",
  collection: "Vos solutions",
  noCollection: "Les solutions découvertes apparaîtront ici.",
  findAnother: "En chercher une autre",
  picture: "Enregistrer l’image",
  pictureFailed: "Impossible de créer l’image.",
  more: "Plus",
  yesterday: "Puzzle d’hier",
  anotherBoard: "Autre plateau",
  nextIn: (time) => `Prochain puzzle dans ${time}`,
  counted: "Avec le nombre de solutions affiché.",
};
