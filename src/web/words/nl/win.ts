/** What is said of a solved puzzle, in Dutch. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("nl");

export const nlWin: Words["win"] = {
  best: (time) => `Je beste tijd: ${time}`,
  newBest: "Je beste tijd tot nu toe!",
  onlyOne: "De enige oplossing die er is.",
  isNew: "Nieuw in je verzameling",
  isKnown: "Deze had je al gevonden",
  found: (found, count) => `Je hebt er ${written(found)} van de ${written(count)} gevonden.`,
  foundAll: "Je hebt alle oplossingen gevonden!",
  collection: "Jouw oplossingen",
  noCollection: "Oplossingen die je vindt, komen hier.",
  findAnother: "Vind er nog een",
  picture: "Afbeelding opslaan",
  pictureFailed: "De afbeelding maken is niet gelukt.",
  more: "Meer",
  yesterday: "Puzzel van gisteren",
  anotherBoard: "Ander bord",
  nextIn: (time) => `Volgende puzzel over ${time}`,
  counted: "Met het aantal oplossingen in beeld.",
};
