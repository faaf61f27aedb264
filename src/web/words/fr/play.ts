/** The Play view in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { frShapes } from "./shapes.js";

const { counted, listed } = numbersIn("fr");

const reasons = {
  "off the board": "elle dépasserait du plateau",
  "on an uncovered cell": "elle couvrirait la date",
  "on another piece": "une autre pièce gêne",
};

export const frPlay: Words["play"] = {
  hands: {
    board: "Plateau",
    pieces: "Pièces",
    instructions:
      "Les flèches déplacent, R tourne, F retourne, Entrée pose, Retour arrière reprend, Échap range, Ctrl+Z annule.",
    blankCell: (row, column) => `vide de la ligne ${row}, colonne ${column}`,
    blankCells: (count) => counted(count, { one: "# case vide", many: "# de cases vides", other: "# cases vides" }),
    list: listed,
    shape: frShapes,
    orientation: (number, count) => `orientation ${number} sur ${count}`,
    inTray: (piece, orientation) => `Pièce ${piece}, dans la réserve, ${orientation}`,
    onBoard: (piece, labels) => `Pièce ${piece}, sur ${labels}`,
    openCell: (label) => `Case ${label}`,
    dateCell: (label) => `Case ${label}, à laisser visible`,
    coveredCell: (label, piece) => `Case ${label}, sous la pièce ${piece}`,
    lifted: (piece, orientation) => `Pièce ${piece} en main, ${orientation}.`,
    turned: (piece, orientation) => `Pièce ${piece}, ${orientation}.`,
    cannotFlip: (piece) => `Vous ne pouvez pas retourner la pièce ${piece} dans ce puzzle.`,
    cannotTurn: (piece) => `La pièce ${piece} reste identique dans ce sens.`,
    fitsAt: (labels) => `Se place sur ${labels}.`,
    doesNotFit: (why) => `Impossible ici : ${reasons[why]}.`,
    placed: (piece, labels) => `Pièce ${piece} posée sur ${labels}.`,
    returned: (piece) => `Pièce ${piece} de retour dans la réserve.`,
    nothingHere: "Aucune pièce ici.",
  },
  goalToday: "Couvrez tout, sauf la date du jour.",
  goal: "Couvrez tout, sauf la date.",
  tools: "Outils",
  rotate: "Tourner",
  flip: "Retourner",
  undo: "Annuler",
  redo: "Rétablir",
  restart: "Tout retirer",
  help: "Indice",
  sound: "Son",
  hide: "Masquer le compte et le chrono",
  fullScreen: "Plein écran",
  more: "Plus",
  pause: "Pause",
  paused: "En pause",
  goOn: "Continuer",
  chosen: "Choisissez maintenant sa place.",
  mayNotFlip: "Vous ne pouvez pas retourner cette pièce dans ce puzzle.",
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
  wellDone: "Bravo !",
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
