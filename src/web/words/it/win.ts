/** What is said of a solved puzzle, in Italian. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("it");

export const itWin: Words["win"] = {
  best: (time) => `Il tuo record: ${time}`,
  newBest: "Nuovo record!",
  onlyOne: "L’unica soluzione che esiste.",
  isNew: "Nuova nella tua raccolta",
  isKnown: "L’avevi già trovata",
  found: (found, count) => `Ne hai trovate ${written(found)} su ${written(count)}.`,
  foundAll: "Hai trovato tutte le soluzioni!",
  collection: "Le tue soluzioni",
  noCollection: "Qui appariranno le soluzioni che trovi.",
  findAnother: "Trovane un’altra",
  picture: "Salva immagine",
  pictureFailed: "Impossibile creare l’immagine.",
  more: "Altro",
  yesterday: "Rompicapo di ieri",
  anotherBoard: "Altro tabellone",
  nextIn: (time) => `Prossimo rompicapo tra ${time}`,
  counted: "Con il numero di soluzioni in vista.",
};
