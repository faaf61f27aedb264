/** The atlas in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("de");

export const deAtlas: Words["atlas"] = {
  intro: "Diese Teilesätze lösen jedes Datum auf dem klassischen Brett. Wähle einen und spiel ihn.",
  sort: "Reihenfolge",
  sorts: {
    hardest: "Schwerste zuerst",
    easiest: "Leichteste zuerst",
    even: "Gleichmäßigste zuerst",
    single: "Meiste Tage mit einer Lösung",
  },
  sizes: "Größe der Teile",
  allSizes: "Alle Größen",
  sizesHint: (sum) => `${sum} heißt: sieben Teile mit fünf Feldern und eins mit sechs.`,
  flips: "Wenden",
  withFlips: "Teile lassen sich wenden",
  withoutFlips: "Ohne Wenden",
  only: "Nur Sätze mit diesen Teilen",
  clear: "Auswahl leeren",
  found: (count) => `Sätze: ${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `Tage mit nur einer Lösung: ${written(count)}`,
  atLeast: (fewest) => `Lösungen pro Datum: mindestens ${written(fewest)}`,
  page: (number, count) => `Seite ${written(number)} von ${written(count)}`,
  previous: "Vorherige Seite",
  next: "Nächste Seite",
};
