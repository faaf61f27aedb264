/** The History view in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("de");

export const deHistory: Words["history"] = {
  streak: "Serie",
  longest: "Längste Serie",
  days: (count) => counted(count, { one: "Tag", other: "Tage" }),
  solved: "Gelöste Puzzles",
  todaySolved: "Das heutige Puzzle hast du gelöst.",
  todayOpen: "Das heutige Puzzle wartet.",
  playToday: "Heutiges Puzzle spielen",
  calendar: "Gelöste Tage",
  previousMonth: "Vorheriger Monat",
  nextMonth: "Nächster Monat",
  onItsDay: "am Tag selbst gelöst",
  anotherDay: "an einem anderen Tag gelöst",
  notSolved: "nicht gelöst",
  times: "Zeiten",
  timesHint: "Bestzeit und Median zählen nur, was du ohne Tipps und ohne Lösungszahl gelöst hast.",
  noTimes: "Hier stehen bald deine gelösten Puzzles.",
  puzzle: "Puzzle",
  count: "Gelöst",
  best: "Bestzeit",
  median: "Median",
  none: "keine",
  share: "Teilen",
  shareHint: "Zeigt, wie es lief. Verrät nichts.",
  shared: "Kopiert.",
  copyByHand: "Diesen Text kopieren",
  solvedIn: (date, time) => `${date}: gelöst in ${time}.`,
  solvedAt: (date) => `${date}: gelöst.`,
  hints: (count) => counted(count, { none: "Ohne Tipps.", one: "Mit # Tipp.", other: "Mit # Tipps." }),
  streakOf: (days) => counted(days, { one: "Serie: # Tag.", other: "Serie: # Tage." }),
  progress: "Fortschritt sichern",
  progressHint:
    "Dein Fortschritt ist nur in diesem Browser. Speichere ihn als Datei, um ihn zu sichern oder mitzunehmen.",
  exportFile: "Als Datei speichern",
  importFile: "Aus Datei laden",
  imported: (taken, known, refused) =>
    [
      counted(taken, { none: "Nichts Neues.", one: "# Puzzle dazugekommen.", other: "# Puzzles dazugekommen." }),
      ...(known > 0 ? [counted(known, { one: "# war schon da.", other: "# waren schon da." })] : []),
      ...(refused > 0 ? [counted(refused, { one: "# war nicht lesbar.", other: "# waren nicht lesbar." })] : []),
    ].join(" "),
  importFaults: {
    "not a progress file": "Das ist keine Fortschrittsdatei von Daytile. Nichts hat sich geändert.",
    "written by a newer program": "Diese Datei stammt aus einer neueren Version von Daytile. Nichts hat sich geändert.",
    "too large": "Diese Datei ist zu groß. Nichts hat sich geändert.",
  },
};
