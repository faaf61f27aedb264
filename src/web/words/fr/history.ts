/** The History view in French. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("fr");

export const frHistory: Words["history"] = {
  streak: "Série",
  longest: "Plus longue série",
  days: (count) => counted(count, { one: "jour", many: "de jours", other: "jours" }),
  solved: "Puzzles résolus",
  todaySolved: "Vous avez résolu le puzzle du jour.",
  todayOpen: "Le puzzle du jour vous attend.",
  playToday: "Résoudre le puzzle du jour",
  calendar: "Dates résolues",
  previousMonth: "Mois précédent",
  nextMonth: "Mois suivant",
  onItsDay: "résolu le jour même",
  anotherDay: "résolu un autre jour",
  notSolved: "non résolu",
  times: "Temps",
  timesHint: "Meilleur temps et médiane ne comptent que les puzzles résolus sans indice ni nombre de solutions.",
  noTimes: "Les puzzles résolus s’afficheront ici.",
  puzzle: "Puzzle",
  count: "Résolus",
  best: "Meilleur",
  median: "Médiane",
  none: "aucun",
  share: "Partager",
  shareHint: "Montre votre résultat, sans rien dévoiler.",
  shared: "Copié.",
  copyByHand: "Copiez ce texte",
  solvedIn: (date, time) => `${date} : résolu en ${time}.`,
  solvedAt: (date) => `${date} : résolu.`,
  hints: (count) =>
    counted(count, { none: "Sans indice.", one: "# indice.", many: "# d’indices.", other: "# indices." }),
  streakOf: (days) =>
    counted(days, { one: "Série de # jour.", many: "Série de # de jours.", other: "Série de # jours." }),
  progress: "Sauvegarder votre progression",
  progressHint:
    "Votre progression n’existe que dans ce navigateur. Enregistrez-la dans un fichier pour la garder ou la déplacer.",
  exportFile: "Enregistrer un fichier",
  importFile: "Charger un fichier",
  imported: (taken, known, refused) =>
    [
      counted(taken, {
        none: "Rien de nouveau.",
        one: "# puzzle ajouté.",
        many: "# de puzzles ajoutés.",
        other: "# puzzles ajoutés.",
      }),
      ...(known > 0
        ? [counted(known, { one: "# déjà présent.", many: "# déjà présents.", other: "# déjà présents." })]
        : []),
      ...(refused > 0
        ? [counted(refused, { one: "# illisible.", many: "# illisibles.", other: "# illisibles." })]
        : []),
    ].join(" "),
  importFaults: {
    "not a progress file": "Ce n’est pas un fichier de progression de Daytile. Rien n’a changé.",
    "written by a newer program": "Ce fichier vient d’une version plus récente de Daytile. Rien n’a changé.",
    "too large": "Ce fichier est trop volumineux. Rien n’a changé.",
  },
};
