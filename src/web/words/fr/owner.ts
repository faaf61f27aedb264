/** The owner's board in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("fr");

export const frOwner: Words["owner"] = {
  whichPuzzle: "Quel puzzle avez-vous ?",
  otherPuzzle: "J’ai un autre puzzle",
  howTo: {
    pieces: "Glissez sur les cases d’une pièce : Daytile la reconnaît.",
    free: "Marquez toutes les cases encore libres.",
  },
  modesTitle: "Que dessiner",
  modes: { pieces: "Pièces", free: "Cases libres" },
  instructions:
    "Les flèches déplacent, Espace peint, Entrée termine une pièce. Retour arrière en retire une, Échap efface la peinture.",
  clear: "Vider le plateau",
  cleared: "Le plateau est vide. « Annuler » rend vos pièces.",
  removed: (piece) => `Pièce ${piece} retirée.`,
  onDate: (count) =>
    counted(count, {
      one: "# pièce était sur la date : elle est retirée.",
      many: "# de pièces étaient sur la date : elles sont retirées.",
      other: "# pièces étaient sur la date : elles sont retirées.",
    }),
  faults: {
    "nothing drawn": "Peignez d’abord les cases d’une pièce.",
    "no such shape": "Aucune pièce n’a cette forme. Continuez, ou touchez une case pour l’effacer.",
    "wrong way up": "Ici, on ne peut pas retourner cette pièce. Est-elle du bon côté ?",
    "no copy left": "Cette pièce est déjà sur le plateau.",
    "off the board": "Cela sort du plateau. Réessayez.",
    "on an uncovered cell": "Laissez la date visible.",
    "on another piece": "Il y a déjà une pièce ici. Touchez-la pour la retirer.",
  },
  painted: (labels) => `${labels} : peint.`,
  unpainted: (labels) => `${labels} : effacé.`,
  free: (labels) => `Libre : ${labels}.`,
  covered: (labels) => `Couvert : ${labels}.`,
  paintedCell: (label) => `Case ${label}, peinte`,
  freeCell: (label) => `Case ${label}, libre`,
  coveredCell: (label) => `Case ${label}, couverte`,
  workOut: "Chercher les pièces",
  showOne: "En montrer une",
  oneWay: "Une seule façon convient. La voici.",
  ways: (count) =>
    counted(count, {
      none: "Vos pièces ne complètent pas le plateau. Vérifiez les cases libres.",
      one: "# façon de compléter.",
      many: "# de façons de compléter.",
      other: "# façons de compléter.",
    }),
  tooManyWays: "Trop de possibilités. Dessinez plutôt une ou deux pièces.",
  manyWays: (count) =>
    counted(count, {
      one: "Plus de # façon de compléter.",
      many: "Plus de # de façons de compléter.",
      other: "Plus de # façons de compléter.",
    }),
  ask: "Questions sur votre plateau",
  noClock: "Ni chrono ni score. Demandez autant que vous voulez.",
  questions: {
    solvable: "Est-ce encore possible ?",
    wrong: "Quelle pièce est mal placée ?",
    look: "Où faut-il regarder ?",
    next: "Quelle est la prochaine pièce ?",
    solution: "Montrer une solution",
  },
  yes: "Oui.",
  no: "Non.",
  yesMore: "Vous pouvez encore y arriver.",
  noMore: "Il faut d’abord retirer quelque chose.",
  howMany: "Combien de solutions ?",
  goesHere: (piece) => `La pièce ${piece} va ici.`,
  takeOff: "Retirer",
  keepsAll: "Toutes vos pièces restent.",
  keeps: (kept, all) =>
    counted(
      kept,
      {
        none: "Aucune de vos pièces ne reste.",
        one: "# de vos {all} pièces reste.",
        many: "# de vos {all} pièces restent.",
        other: "# de vos {all} pièces restent.",
      },
      { all: String(all) },
    ),
  useIt: "Mettre sur mon plateau",
};
