/** The History view in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("it");

export const itHistory: Words["history"] = {
  streak: "Serie",
  longest: "Serie più lunga",
  days: (count) => counted(count, { one: "giorno", many: "di giorni", other: "giorni" }),
  solved: "Rompicapi risolti",
  todaySolved: "Hai risolto il rompicapo di oggi.",
  todayOpen: "Il rompicapo di oggi ti aspetta.",
  playToday: "Risolvi il rompicapo di oggi",
  calendar: "Date risolte",
  previousMonth: "Mese precedente",
  nextMonth: "Mese successivo",
  onItsDay: "risolto il giorno stesso",
  anotherDay: "risolto un altro giorno",
  notSolved: "non risolto",
  times: "Tempi",
  timesHint: "Il migliore e la mediana contano solo i rompicapi risolti senza indizi né numero di soluzioni.",
  noTimes: "Qui compariranno i rompicapi che risolvi.",
  puzzle: "Rompicapo",
  count: "Risolti",
  best: "Migliore",
  median: "Mediana",
  none: "nessuno",
  share: "Condividi",
  shareHint: "Mostra com’è andata. Niente spoiler.",
  shared: "Copiato.",
  copyByHand: "Copia questo testo",
  solvedIn: (date, time) => `${date}: risolto in ${time}.`,
  solvedAt: (date) => `${date}: risolto.`,
  hints: (count) =>
    counted(count, { none: "Senza indizi.", one: "# indizio.", many: "# di indizi.", other: "# indizi." }),
  streakOf: (days) =>
    counted(days, { one: "Serie di # giorno.", many: "Serie di # di giorni.", other: "Serie di # giorni." }),
  progress: "Salva i tuoi progressi",
  progressHint: "I tuoi progressi sono solo in questo browser. Salvali in un file per conservarli o spostarli.",
  exportFile: "Salva su file",
  importFile: "Carica da file",
  imported: (taken, known, refused) =>
    [
      counted(taken, {
        none: "Niente di nuovo.",
        one: "# rompicapo aggiunto.",
        many: "# di rompicapi aggiunti.",
        other: "# rompicapi aggiunti.",
      }),
      ...(known > 0 ? [counted(known, { one: "# c’era già.", many: "# c’erano già.", other: "# c’erano già." })] : []),
      ...(refused > 0
        ? [counted(refused, { one: "# illeggibile.", many: "# illeggibili.", other: "# illeggibili." })]
        : []),
    ].join(" "),
  importFaults: {
    "not a progress file": "Questo non è un file di progressi di Daytile. Non è cambiato nulla.",
    "written by a newer program": "Questo file viene da una versione più recente di Daytile. Non è cambiato nulla.",
    "too large": "Questo file è troppo grande. Non è cambiato nulla.",
  },
};
