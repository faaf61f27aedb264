/** The Play view in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { frHands, frTools } from "../../../element/words/fr.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("fr");

export const frPlay: Words["play"] = {
  hands: frHands,
  ...frTools,
  help: "Indice",
  sound: "Son",
  hide: "Masquer le nombre et le chrono",
  fullScreen: "Plein écran",
  more: "Plus",
  pause: "Pause",
  paused: "En pause",
  goOn: "Continuer",
  chosen: "Choisissez maintenant sa place.",
  restarted: "Le plateau est vide. « Rétablir » ramène vos pièces.",
  time: "Temps",
  counting: "Comptage…",
  left: (count) =>
    counted(count, {
      none: "Plus aucune solution",
      one: "Encore # solution",
      many: "Encore # de solutions",
      other: "Encore # solutions",
    }),
  solved: "Résolu",
  solvedIn: (time) => `Bravo ! Résolu en ${time}.`,
  solvedNow: "Seule la date reste visible.",
  withHints: (count) => counted(count, { one: "Avec # indice", many: "Avec # d’indices", other: "Avec # indices" }),
  revealed: "Voici une solution.",
  share: "Partager",
  copied: "Copié.",
  allSolutions: "Voir toutes les solutions",
  showCount: "Afficher le nombre de solutions restantes",
  countIsTold: "Votre résultat le mentionnera.",
  helpHint: "Un petit ou un grand indice ?",
  levels: {
    wrong: "Suis-je sur la bonne voie ?",
    nudge: "Un coup de pouce",
    next: "Montrer la pièce suivante",
    everything: "Montrer une solution",
  },
  no: "Non.",
  takeOff: (count, pieces) =>
    counted(
      count,
      {
        one: "Retirez la pièce {pieces}.",
        many: "Retirez les pièces {pieces}.",
        other: "Retirez les pièces {pieces}.",
      },
      { pieces },
    ),
  deadEnds: {
    "cut-off": (labels) => `Les pièces restantes ne remplissent pas ce vide : ${labels}.`,
    uncoverable: (label) => `Aucune des pièces restantes ne peut couvrir la case ${label}.`,
    "no-room": (piece) => `Il n’y a plus assez de place pour la pièce ${piece}.`,
    hidden: "C’est difficile à voir, mais il n’y a plus de solution d’ici.",
  },
  nudges: {
    "only-cell": (label) => `Une seule façon : une seule pièce convient à la case ${label}, et dans un seul sens.`,
    "only-piece": (label) => `Une seule pièce : une seule peut couvrir la case ${label}.`,
    "only-place": (label) => `Une seule place : une pièce va forcément sur la case ${label}.`,
    "forced-region": (label) =>
      `Zone forcée : quel que soit le remplissage, la case ${label} est couverte de la même manière.`,
    "shared-piece": (label) =>
      `Pièce déjà prise : un autre vide a besoin d’une pièce qui convient ici. Il en reste une pour la case ${label}.`,
    "others-fail": (label) =>
      `Les autres échouent : toutes les pièces sauf une laissent un vide près de la case ${label}.`,
    "every-solution": (label) =>
      `Toutes les solutions : celles qui restent couvrent la case ${label} de la même façon.`,
    "best-chance": (label) => `Meilleure chance : commencez par la case ${label}.`,
  },
  reasons: {
    "only-cell": (piece, label) =>
      `Une seule façon : seule la pièce ${piece} convient à la case ${label}, et dans un seul sens.`,
    "only-piece": (piece, label) => `Une seule pièce : seule la pièce ${piece} peut couvrir la case ${label}.`,
    "only-place": (piece, label) => `Une seule place : la pièce ${piece} va forcément sur la case ${label}.`,
    "forced-region": (piece, label) =>
      `Zone forcée : quel que soit le remplissage, la pièce ${piece} couvre la case ${label} de la même manière.`,
    "shared-piece": (piece, label) =>
      `Pièce déjà prise : un autre vide a besoin de sa pièce. Pour la case ${label}, il reste la pièce ${piece}.`,
    "others-fail": (piece, label) =>
      `Les autres échouent : toute autre pièce que ${piece} laisse un vide près de la case ${label}.`,
    "every-solution": (piece, label) =>
      `Toutes les solutions : dans celles qui restent, la pièce ${piece} couvre la case ${label} de la même façon.`,
    "best-chance": (piece, label) => `Meilleure chance : essayez la pièce ${piece} sur la case ${label}.`,
  },
  oneSolution: "Voulez-vous voir une solution ?",
  placeIt: "La poser",
  placeAll: "La montrer",
  takeItOff: (count) => counted(count, { one: "La retirer", many: "Les retirer", other: "Les retirer" }),
  answers: {
    fine: "Oui. Jusqu’ici, tout va bien.",
    solved: "C’est fini : toutes les pièces sont en place.",
    impossible: "Ces pièces ne peuvent pas afficher cette date.",
  },
};
