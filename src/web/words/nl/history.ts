/** The History view in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("nl");

export const nlHistory: Words["history"] = {
  streak: "Reeks",
  longest: "Langste reeks",
  days: (count) => counted(count, { one: "dag", other: "dagen" }),
  solved: "Opgeloste puzzels",
  todaySolved: "Je hebt de puzzel van vandaag opgelost.",
  todayOpen: "De puzzel van vandaag wacht op je.",
  playToday: "Speel de puzzel van vandaag",
  calendar: "Opgeloste datums",
  previousMonth: "Vorige maand",
  nextMonth: "Volgende maand",
  onItsDay: "op de dag zelf opgelost",
  anotherDay: "op een andere dag opgelost",
  notSolved: "niet opgelost",
  times: "Tijden",
  timesHint: "Beste tijd en mediaan tellen alleen puzzels zonder hints en zonder aantal oplossingen.",
  noTimes: "Puzzels die je oplost, komen hier te staan.",
  puzzle: "Puzzel",
  count: "Opgelost",
  best: "Beste",
  median: "Mediaan",
  none: "geen",
  share: "Delen",
  shareHint: "Laat zien hoe het ging. Geen spoilers.",
  shared: "Gekopieerd.",
  copyByHand: "Kopieer deze tekst",
  solvedIn: (date, time) => `${date}: opgelost in ${time}.`,
  solvedAt: (date) => `${date}: opgelost.`,
  hints: (count) => counted(count, { none: "Zonder hints.", one: "# hint.", other: "# hints." }),
  streakOf: (days) => counted(days, { one: "Reeks van # dag.", other: "Reeks van # dagen." }),
  progress: "Bewaar je voortgang",
  progressHint: "Je voortgang staat alleen in deze browser. Sla die op in een bestand, als back-up of om mee te nemen.",
  exportFile: "Opslaan als bestand",
  importFile: "Laden uit bestand",
  imported: (taken, known, refused) =>
    [
      counted(taken, { none: "Niets nieuws.", one: "# puzzel toegevoegd.", other: "# puzzels toegevoegd." }),
      ...(known > 0 ? [counted(known, { one: "# was er al.", other: "# waren er al." })] : []),
      ...(refused > 0 ? [counted(refused, { one: "# was onleesbaar.", other: "# waren onleesbaar." })] : []),
    ].join(" "),
  importFaults: {
    "not a progress file": "Dat is geen voortgangsbestand van Daytile. Er is niets veranderd.",
    "written by a newer program": "Dat bestand komt uit een nieuwere versie van Daytile. Er is niets veranderd.",
    "too large": "Dat bestand is te groot. Er is niets veranderd.",
  },
};
