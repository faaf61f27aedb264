/** What the server says in German. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("de");

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
  expectedSolution: (text) => `solution: hier muss eine Zahl oder none stehen, nicht ${text}`,
  gifShowsSearch: () => "solution: lass es weg; ein GIF zeigt die ganze Suche",
  once: (name) => `${name}: gib es nur einmal an`,
  nameField: (name) => `${name}: nenne die Angabe, wie in ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: unbekannte Zeitzone ${zone}`,
  ownAddress: (text) => `url: erwartet wird eine Adresse dieses Servers, nicht ${text}`,
  pageByPage: (most) => `frag Seite für Seite, mit from und limit bis ${most}, statt nach allen`,
  notJson: () => "das ist kein JSON",
  sendJson: () => "Sende JSON mit passendem content-type",
  onlyJson: () => "Hier geht nur JSON",
  requestTooLarge: (most) => `Eine Anfrage darf höchstens ${most} kB haben`,
  wrongMethod: () => "Diese Methode geht bei dieser Adresse nicht",
  onlyGet: () => "Hier gehen nur GET und HEAD",
  nothingHere: (address) => `Hier ist nichts; was es gibt, steht unter ${address}`,
  otherName: () => "Auf diesen Namen hört der Server nicht",
};

/** With no end where there is none. */
export const deRange = (min: number, max: number | undefined): string =>
  max === undefined ? `ab ${measure(min)}` : `von ${measure(min)} bis ${measure(max)}`;

export const deParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `unbekannter Schlüssel ${name}`,
  unknownValue: (part, value) => `${part}: ${value} ist unbekannt`,
  flag: () => "true oder false",
  texts: () => "eine Liste von Texten",
  textOrNumber: () => "ein Text oder eine Zahl",
  number: (min, max) => `eine Zahl ${deRange(min, max)}`,
  wholeNumber: (min, max) => `eine ganze Zahl ${deRange(min, max)}`,
  oneOf: (words) => `eines von ${words.join(", ")}`,
  puzzle: () => "die Kennung eines Puzzles, eine Puzzledatei oder ein Objekt mit deren Angaben",
  rows: () => "Zeilen aus Wörtern",
  choices: (example) => `Werte nach Angabe, etwa ${example}`,
  settings: (example) => `Einstellungen nach Namen, etwa ${example}`,
  expectedRequest: (example) => `erwartet wird eine Anfrage wie ${example}`,
};
