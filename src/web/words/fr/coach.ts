/** What the coach says in the app, in French: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("fr");

export const frLessons: Words["coach"] = {
  difficulty: (rating) => `Difficulté : ${rating} sur 5`,
  show: "Afficher",
  bySolutions: "Solutions",
  byDifficulty: "Difficulté",
  working: "Daytile évalue la difficulté de chaque date…",
  cell: (title, rating) => `${title} : difficulté ${rating} sur 5`,
  why: "Pourquoi ça bloque ?",
  canWork: "C’est possible : il reste une solution.",
  noShort: "Il n’y a pas de raison courte : Daytile a dû tout essayer.",
  step: (number, count) => `Étape ${number} sur ${count}`,
  back: "Précédent",
  forward: "Suivant",
  suppose: (piece, labels) => `Supposons que la pièce ${piece} couvre ${labels}.`,
  cellChoices: (label, count) => `Façons de couvrir la case ${label} : ${count}.`,
  pieceChoices: (piece, count) => `Places restantes pour la pièce ${piece} : ${count}.`,
  samePiece: (piece, labels) => `Deux vides ont tous deux besoin de la pièce ${piece} : ${labels}.`,
  colouring: (labels, dark, light) =>
    `En damier, ce vide a des cases foncées (${dark}) et claires (${light}) : ${labels}. Les pièces restantes ne le permettent pas.`,
  reach: "Quelles dates restent ?",
  reachable: (count) => `Dates encore possibles avec ces pièces : ${count}.`,
  reachHint: "Chaque nombre indique combien de solutions laissent cette case visible.",
  reachNone: "Avec ces pièces, aucune date n’est possible.",
  withCount: (date, count) => `${date} (${count})`,
  most: (dates) => `Le plus de solutions : ${dates}.`,
  easiestDay: (day) => `Votre jour de la semaine le plus facile : ${day}.`,
  hardestDay: (day) => `Le plus difficile : ${day}.`,
  easyDates: "Dates faciles (1–2)",
  hardDates: "Dates difficiles (4–5)",
  byRating: "Vos temps selon la difficulté",
  tastes: {
    all: "Toutes",
    near: "Les plus proches de votre plateau",
    upright: "Tiennent debout",
    "fewest-flips": "Le moins de pièces retournées",
    "most-joints": "Le plus de joints droits",
    "fewest-joints": "Le moins de joints droits",
    rarest: "Les plus rares",
    "most-neighbours": "Le plus de voisines symétriques",
  },
  comparing: "Comparaison des solutions…",
  best: (shown, count) => `Les meilleures : ${written(shown)} sur ${written(count)}`,
  noneUpright: "Aucune solution ne tient debout.",
};
