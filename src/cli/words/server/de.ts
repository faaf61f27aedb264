/** What the server says in German. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("de");

export const deServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "Die Anfrage enthält einen Fehler",
  noSolution: () => "Keine Lösung",
  fileMistakes: () => "Die Puzzledatei enthält Fehler",
  noPuzzle: () => "Dieses Puzzle gibt es nicht",
  busy: () => "Gerade fragen zu viele Leute",
  stopping: () => "Der Server wird gleich beendet",
  tooLong: () => "Die Suche hat zu lange gedauert und wurde abgebrochen",
  tooLarge: () => "Die Antwort ist zu groß",
  askLess: () => "frag nach einem Teil davon",
  broken: () => "Hier ist etwas schiefgegangen",
  tooOften: () => "Du fragst sehr oft",
  unknownParameter: (name) => `unbekannter Parameter ${name}`,
  expectedNumber: (name, text) => `${name}: hier muss eine Zahl stehen, nicht ${text}`,
  expectedRange: (name, min, max, text) =>
    `${name}: hier muss eine Zahl von ${written(min)} bis ${written(max)} stehen, nicht ${text}`,
  expectedFlag: (name, text) => `${name}: hier muss true oder false stehen, nicht ${text}`,
  expectedSolution: (text) => `solution: hier muss eine Zahl oder none stehen, nicht ${text}`,
  gifShowsSearch: () => "solution: lass es weg; ein GIF zeigt die ganze Suche",
  once: (name) => `${name}: gib es nur einmal an`,
  nameField: (name) => `${name}: nenne die Angabe, wie in ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: unbekannte Zeitzone ${zone}`,
};
