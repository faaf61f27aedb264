/** Printing and making in German. */

import type { Words } from "../en-later.js";

export const deMaking: Words["making"] = {
  title: "Drucken oder bauen",
  what: "Was hättest du gern?",
  kinds: {
    print: "Brett und Teile auf Papier",
    book: "Ein Heft mit Puzzles",
    laser: "Zeichnung für den Lasercutter",
    solid: "Modell für den 3D-Drucker",
  },
  paper: "Papier",
  wholeYear: "Ganzes Jahr",
  cell: "Feldgröße in mm",
  save: "Datei speichern",
  making: "Die Datei entsteht …",
  saved: (name) => `${name} ist gespeichert.`,
  fullSize: "Drucke mit 100 %, nicht „an Seite anpassen“.",
  refused: "Das passt nicht. Nimm kleinere Felder oder größeres Papier.",
};
