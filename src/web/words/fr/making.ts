/** Printing and making in French. */

import type { Words } from "../en-later.js";

export const frMaking: Words["making"] = {
  title: "Imprimer ou fabriquer",
  what: "Que voulez-vous ?",
  kinds: {
    print: "Plateau et pièces sur papier",
    book: "Un cahier de puzzles",
    laser: "Dessin pour découpe laser",
    solid: "Modèle pour imprimante 3D",
    gift: "Un cadeau complet",
  },
  paper: "Papier",
  wholeYear: "Année entière",
  cell: "Taille d’une case en mm",
  save: "Enregistrer",
  making: "Votre fichier se prépare…",
  saved: (name) => `${name} est enregistré.`,
  fullSize: "Imprimez à 100 %, sans « ajuster à la page ».",
  refused: "Cela ne tient pas. Prenez des cases plus petites ou un papier plus grand.",
  preview: "Aperçu",
  previewOf: (number, total) => `Aperçu ${number} sur ${total}`,
  machine: "Machine",
  anyMachine: "N’importe quelle machine",
  forWhom: "Pour qui ?",
  ownTitle: "Votre titre",
  dedication: "Quelques mots",
  day: "Jour à marquer",
  extras: "Options",
  extra: {
    box: "Boîte",
    tactile: "Tactile, avec braille",
    cover: "Couverture pour imprimeur",
    poster: "Affiche au lieu d’un livre",
    notch: "Encoche pour le doigt",
    letters: "Lettres sur les pièces",
    pegs: "Chevilles pour le cadre",
    lid: "Couvercle",
    hanging: "À accrocher au mur",
  },
  warnings: {
    unknownLetters: (letters) => `Nos polices n’ont pas ${letters}. Il y a des points d’interrogation à la place.`,
    noRoom: "Le cadre n’a pas la place pour ces mots.",
    thin: "Des lettres ou des parois sont trop fines pour la buse.",
  },
};
