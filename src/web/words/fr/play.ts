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
  hide: "Masquer le compte et le chrono",
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
    "cut-off": (labels) => `Aucune pièce ne tient dans ce vide : ${labels}.`,
    uncoverable: (label) => `Aucune des pièces restantes ne peut couvrir la case ${label}.`,
    "no-room": (piece) => `La pièce ${piece} n’a plus de place.`,
    hidden: "C’est difficile à voir, mais il n’y a plus de solution d’ici.",
  },
  nudges: {
    "only-cell": (label) => `Regardez la case ${label} : une seule pièce convient, et dans un seul sens.`,
    "only-piece": (label) => `Regardez la case ${label} : une seule pièce convient.`,
    "only-place": (label) => `Regardez autour de la case ${label} : une pièce ne tient nulle part ailleurs.`,
    "forced-region": (label) => `Regardez le vide autour de la case ${label} : une seule pièce peut le remplir.`,
    "shared-piece": (label) => `Regardez la case ${label} : un autre vide a besoin de l’autre pièce qui convient.`,
    "others-fail": (label) => `Regardez la case ${label} : toutes les pièces sauf une laissent un vide.`,
    "every-solution": (label) =>
      `Regardez la case ${label} : toutes les solutions restantes la couvrent de la même façon.`,
    "best-chance": (label) => `Commencez par la case ${label} : le choix y est réduit.`,
  },
  reasons: {
    "only-cell": (piece, label) =>
      `Regardez la case ${label} : seule la pièce ${piece} convient, et dans un seul sens.`,
    "only-piece": (piece, label) => `Regardez la case ${label} : seule la pièce ${piece} convient.`,
    "only-place": (piece, label) => `La pièce ${piece} ne tient qu’à un endroit : sur la case ${label}.`,
    "forced-region": (piece, label) => `Regardez la case ${label} : ce vide ne se remplit qu’avec la pièce ${piece}.`,
    "shared-piece": (piece, label) =>
      `Un autre vide a besoin de sa pièce. Pour la case ${label}, il reste la pièce ${piece}.`,
    "others-fail": (piece, label) => `Regardez la case ${label} : toute autre pièce que ${piece} laisse un vide.`,
    "every-solution": (piece, label) =>
      `Dans toutes les solutions restantes, la pièce ${piece} couvre la case ${label}.`,
    "best-chance": (piece, label) => `Essayez la pièce ${piece} sur la case ${label}.`,
  },
  goesHere: (piece) => `Posez la pièce ${piece} dans le contour.`,
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
