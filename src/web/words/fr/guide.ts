/** How to play, in French. */

import type { Words } from "../en-later.js";

export const frGuide: Words["guide"] = {
  goal: "Couvrez tout, sauf la date.",
  goalHint: "Utilisez toutes les pièces. Seule la date reste visible.",
  drag: "Faites glisser une pièce sur le plateau.",
  dragHint: "Ou touchez la pièce, puis l’endroit où elle va.",
  rotate: "Touchez-la encore pour la tourner.",
  rotateHint: "La molette ou un deuxième doigt la tourne aussi.",
  flip: "Retournez-la sur l’autre face.",
  flipHint: "Appuyez sur Retourner, ou sur F au clavier.",
  takeOff: "Faites glisser une pièce hors du plateau pour la reprendre.",
  stuck: "Vous séchez ? Demandez un indice, petit ou grand.",
  forClass: "Grand plateau pour une classe",
  skip: "Passer",
  keys: "Touches",
  keyNames: {
    Enter: "Entrée",
    Space: "Espace",
    Backspace: "Retour arrière",
    Delete: "Suppr",
    Esc: "Échap",
    Ctrl: "Ctrl",
    Shift: "Maj",
  },
  about: "À propos de Daytile",
  aboutText:
    "Un puzzle calendrier pour chaque jour de l’année. Gratuit, sans compte, même hors ligne. Tout reste dans ce navigateur.",
};
