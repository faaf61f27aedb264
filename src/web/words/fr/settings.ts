/** The Settings view in French. */

import type { Words } from "../en-later.js";

export const frSettings: Words["settings"] = {
  look: "Apparence",
  board: "Plateau et pièces",
  play: "Jeu",
  theme: "Thème",
  themes: { system: "Comme le système", light: "Clair", dark: "Sombre" },
  palette: "Couleurs des pièces",
  palettes: {
    usual: "Chaudes",
    "colour-blind": "Adaptées aux daltoniens",
    "black-and-white": "Noir et blanc, avec motifs",
  },
  letters: "Afficher des lettres sur les pièces",
  language: "Langue",
  systemLanguage: "Langue du navigateur",
  weekStart: "Premier jour de la semaine",
  weekAsPuzzle: "Comme sur le plateau",
  timer: "Afficher le chronomètre",
  count: "Afficher le nombre de solutions restantes",
  countHint: "Votre résultat le mentionnera.",
  sound: "Son",
  vibration: "Vibration",
  motion: "Réduire les animations",
  motionHint: "Toujours actif si votre appareil le demande.",
  kept: "Tout reste dans ce navigateur. Pas de compte, et rien n’est envoyé.",
};
