/** What the keys of the Play view do, and what some of them have done, in Spanish. */

import type { Words } from "../en-later.js";

export const esKeys: Words["keys"] = {
  pick: "Elegir una pieza",
  rotate: "Girar",
  flip: "Voltear",
  move: "Mover",
  place: "Levantar o colocar",
  pickUp: "Levantar, o devolver a la bandeja",
  putBack: "Devolver a su sitio",
  undo: "Deshacer",
  redo: "Rehacer",
  help: "Pista",
  hide: "Ocultar el número y el cronómetro",
  sound: "Activar o quitar el sonido",
  fullScreen: "Pantalla completa",
  pause: "Pausa",
  soundOn: "Sonido activado",
  soundOff: "Sonido quitado",
  hideOn: "Número y cronómetro ocultos",
  hideOff: "Número y cronómetro visibles",
  pauseOn: "En pausa",
  pauseOff: "El cronómetro vuelve a correr.",
};
