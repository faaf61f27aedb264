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
    gift: "Ein ganzes Geschenk",
  },
  paper: "Papier",
  wholeYear: "Ganzes Jahr",
  cell: "Feldgröße in mm",
  save: "Datei speichern",
  making: "Die Datei entsteht …",
  saved: (name) => `${name} ist gespeichert.`,
  fullSize: "Drucke mit 100 %, nicht „an Seite anpassen“.",
  refused: "Das passt nicht. Nimm kleinere Felder oder größeres Papier.",
  preview: "Vorschau",
  previewOf: (number, total) => `Vorschau ${number} von ${total}`,
  machine: "Maschine",
  anyMachine: "Beliebige Maschine",
  forWhom: "Für wen?",
  ownTitle: "Eigener Titel",
  dedication: "Ein paar Worte",
  day: "Tag zum Markieren",
  extras: "Extras",
  extra: {
    box: "Schachtel",
    tactile: "Zum Tasten, mit Blindenschrift",
    cover: "Umschlag für die Druckerei",
    poster: "Poster statt Buch",
    notch: "Mulde für den Finger",
    letters: "Buchstaben auf den Teilen",
    pegs: "Zapfen für den Rahmen",
    lid: "Deckel",
    hanging: "Zum Aufhängen",
  },
  warnings: {
    unknownLetters: (letters) => `In unseren Schriften fehlt ${letters}. Dort stehen Fragezeichen.`,
    noRoom: "Auf dem Rahmen ist kein Platz für diese Worte.",
    thin: "Manche Buchstaben oder Wände sind zu dünn für die Düse.",
  },
};
