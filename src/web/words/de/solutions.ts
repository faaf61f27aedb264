/** The Solutions view in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { deSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("de");

export const deSolutions: Words["solutions"] = {
  count: (count) => counted(count, deSolutionForms),
  none: "Keine Lösung: Die Teile können den Rest des Bretts nicht bedecken.",
  searching: "Alle Lösungen werden gesucht …",
  soFar: (count) => `bisher ${written(count)}`,
  failed: "Die Suche ist abgebrochen.",
  spoiler: "Achtung, Spoiler.",
  reveal: (count) => counted(count, { one: "Lösung zeigen", other: "Alle # Lösungen zeigen" }),
  previous: "Vorherige Lösung",
  next: "Nächste Lösung",
  number: "Lösungsnummer",
  outOf: (count) => `von ${written(count)}`,
  item: (number) => `Lösung ${written(number)}`,
  board: (number, count) => `Lösung ${written(number)} von ${written(count)}`,
  list: "Alle Lösungen",
  copyLink: "Link kopieren",
  copied: "Link kopiert.",
  notCopied: (link) => `Dein Browser erlaubt das Kopieren nicht. Hier ist der Link: ${link}`,
  wrongNumber: (given, count) =>
    `Lösung ${written(given)} gibt es nicht. Hier ist die letzte, Nummer ${written(count)}.`,
  agreeing: "Nur die, die zu deinem Brett passen",
  matching: (shown, count) => `Passend zu deinem Brett: ${written(shown)} von ${written(count)}`,
  noneAgrees: "Keine Lösung passt zu deinem Brett.",
  perDate: (min, max) => `Lösungen pro Datum: ${written(min)}–${written(max)}`,
};
