/** The lazy year in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("fr");

export const frLazy: Words["lazy"] = {
  intro: (year) => `Une solution pour chaque jour de ${year}, pour déplacer le moins de pièces possible en tout.`,
  find: "Chercher l’année",
  finding: "Recherche de l’année la plus paresseuse…",
  failed: "La recherche s’est interrompue.",
  tooMany: "Ce plateau a trop de solutions pour les comparer toutes.",
  noDates: "Ce plateau ne peut pas montrer chaque jour de l’année.",
  start: (count) =>
    counted(count, {
      one: "Placez la pièce pour commencer.",
      many: "Placez les # de pièces pour commencer.",
      other: "Placez les # pièces pour commencer.",
    }),
  move: (count, pieces) =>
    counted(
      count,
      {
        one: "Déplacez une pièce : {pieces}.",
        many: "Déplacez # de pièces : {pieces}.",
        other: "Déplacez # pièces : {pieces}.",
      },
      { pieces },
    ),
  same: "Rien à déplacer.",
  none: "Cette date n’a pas de solution. Laissez le plateau tel quel.",
  before: (date) => `${date} : retirez ces pièces`,
  after: (date) => `${date} : placez-les ici`,
  moves: "Pièces déplacées",
  mean: "Moyenne par matin",
  map: "Pièces déplacées chaque matin",
  cell: (title, count) =>
    counted(
      count,
      {
        one: "{title} : # pièce à déplacer",
        many: "{title} : # de pièces à déplacer",
        other: "{title} : # pièces à déplacer",
      },
      { title },
    ),
  files: "Enregistrer sous",
  table: "Tableau",
  book: "Cahier",
};
