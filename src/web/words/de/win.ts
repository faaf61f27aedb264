/** What is said of a solved puzzle, in German. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("de");

export const deWin: Words["win"] = {
  best: (time) => `Deine Bestzeit: ${time}`,
  newBest: "Deine neue Bestzeit!",
  onlyOne: "Die einzige Lösung, die es gibt.",
  isNew: "Neu in deiner Sammlung",
  isKnown: "Diese hattest du schon gefunden",
  found: (found, count) => `Du hast ${written(found)} von ${written(count)} gefunden.`,
  foundAll: "Du hast alle Lösungen gefunden!",
  collection: "Deine Lösungen",
  noCollection: "Hier stehen bald die Lösungen, die du findest.",
  findAnother: "Noch eine finden",
  picture: "Bild speichern",
  pictureFailed: "Das Bild ließ sich nicht erstellen.",
  more: "Mehr",
  yesterday: "Puzzle von gestern",
  anotherBoard: "Anderes Brett",
  nextIn: (time) => `Nächstes Puzzle in ${time}`,
  counted: "Mit angezeigter Lösungszahl.",
};
