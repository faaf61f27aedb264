/** Printing and making in Dutch. */

import type { Words } from "../en-later.js";

export const nlMaking: Words["making"] = {
  title: "Printen of maken",
  what: "Wat wil je hebben?",
  kinds: {
    print: "Bord en stukken op papier",
    book: "Een boekje met puzzels",
    laser: "Tekening voor een lasersnijder",
    solid: "Model voor een 3D-printer",
    gift: "Een heel cadeau",
  },
  paper: "Papier",
  wholeYear: "Hele jaar",
  cell: "Vakgrootte in mm",
  save: "Bestand opslaan",
  making: "Je bestand wordt gemaakt…",
  saved: (name) => `${name} is opgeslagen.`,
  fullSize: "Print op 100%, niet ‘aanpassen aan pagina’.",
  refused: "Dat past niet. Probeer kleinere vakken of groter papier.",
  preview: "Voorbeeld",
  previewOf: (number, total) => `Voorbeeld ${number} van ${total}`,
  machine: "Machine",
  anyMachine: "Elke machine",
  forWhom: "Voor wie?",
  ownTitle: "Je eigen titel",
  dedication: "Een paar woorden",
  day: "Dag om te markeren",
  extras: "Extra’s",
  extra: {
    box: "Doos",
    tactile: "Voelbaar, met braille",
    cover: "Omslag voor de drukker",
    poster: "Poster in plaats van boek",
    notch: "Inkeping voor een vinger",
    letters: "Letters op de stukken",
    pegs: "Pennen voor de lijst",
    lid: "Deksel",
    hanging: "Om op te hangen",
  },
  warnings: {
    unknownLetters: (letters) => `Onze lettertypen hebben geen ${letters}. Daar staan vraagtekens.`,
    noRoom: "Op de lijst is geen plaats voor deze woorden.",
    thin: "Sommige letters of wanden zijn te dun voor de nozzle.",
  },
};
