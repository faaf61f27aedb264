/** The Watch view in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { frSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("fr");

export const frWatch: Words["watch"] = {
  title: "Suivre la recherche",
  spoiler: "La recherche mène à une solution pour cette date.",
  reveal: "Regarder quand même",
  algorithm: "Algorithme",
  algorithms: {
    bitboards: "Bitboards",
    positions: "Case par case",
    regions: "Pièces et vides",
    "algorithm-x": "Algorithme X",
    model: "Modèle de contraintes",
    "dancing-links": "Dancing Links",
    "first-open-cell": "Première case libre",
  },
  add: "Ajouter un plateau",
  remove: (name) => `Retirer ${name}`,
  controls: "Commandes",
  play: "Lecture",
  pause: "Pause",
  step: "Étape suivante",
  back: "Étape précédente",
  restart: "Revenir au début",
  speed: "Vitesse",
  perSecond: (steps) =>
    counted(steps, {
      one: "# étape par seconde",
      many: "# d’étapes par seconde",
      other: "# étapes par seconde",
    }),
  fullSpeed: "vitesse maximale",
  stops: "Pause à chaque solution",
  nodes: "Plateaux vus",
  tried: "Essais",
  solutions: "Solutions",
  depth: "Pièces posées",
  position: "Étape",
  plot: "Pièces posées au fil du temps",
  steps: (steps) => counted(steps, { one: "# étape", many: "# d’étapes", other: "# étapes" }),
  board: (name, depth) =>
    `${name} : ${counted(depth, { one: "# pièce sur le plateau", many: "# de pièces sur le plateau", other: "# pièces sur le plateau" })}`,
  start: "Le plateau est vide.",
  place: (piece, label) => `Essayer la pièce ${piece} sur la case ${label}.`,
  take: (piece, label) => `Retirer la pièce ${piece} de la case ${label}.`,
  nothingFits: (label) => `Aucune pièce ne convient à la case ${label}. Retour.`,
  noRoom: (piece) => `La pièce ${piece} n’a plus de place. Retour.`,
  tooSmall: (label, size) =>
    counted(
      size,
      {
        one: "Le vide autour de la case {label} est trop petit (# case). Retour.",
        many: "Le vide autour de la case {label} est trop petit (# de cases). Retour.",
        other: "Le vide autour de la case {label} est trop petit (# cases). Retour.",
      },
      { label },
    ),
  leftOver: "Le plateau est plein, mais il reste des pièces. Retour.",
  found: (number) => `Solution ${written(number)} !`,
  finished: (count) => `Terminé : ${counted(count, frSolutionForms)}.`,
  givenUp: (steps) =>
    counted(steps, {
      one: "En pause après # étape. C’est long : « Lecture » pour continuer.",
      many: "En pause après # d’étapes. C’est long : « Lecture » pour continuer.",
      other: "En pause après # étapes. C’est long : « Lecture » pour continuer.",
    }),
  rewinding: "Retour en arrière…",
  film: "Enregistrer en GIF",
  filming: "Création du GIF…",
  cancel: "Annuler",
  filmFailed: "Le GIF n’a pas pu être créé.",
};
