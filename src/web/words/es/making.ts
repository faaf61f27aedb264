/** Printing and making in Spanish. */

import type { Words } from "../en-later.js";

export const esMaking: Words["making"] = {
  title: "Imprimir o fabricar",
  what: "¿Qué quieres?",
  kinds: {
    print: "Tablero y piezas en papel",
    book: "Un cuaderno de puzles",
    laser: "Dibujo para cortadora láser",
    solid: "Modelo para impresora 3D",
    gift: "Un regalo completo",
  },
  paper: "Papel",
  wholeYear: "Todo el año",
  cell: "Tamaño de casilla en mm",
  save: "Guardar archivo",
  making: "Preparando tu archivo…",
  saved: (name) => `${name} guardado.`,
  fullSize: "Imprime al 100 %, sin «ajustar a la página».",
  refused: "No cabe. Prueba casillas más pequeñas o papel más grande.",
  preview: "Vista previa",
  previewOf: (number, total) => `Vista previa ${number} de ${total}`,
  machine: "Máquina",
  anyMachine: "Cualquier máquina",
  forWhom: "¿Para quién?",
  ownTitle: "Tu título",
  dedication: "Unas palabras",
  day: "Día que marcar",
  extras: "Extras",
  extra: {
    box: "Caja",
    tactile: "Táctil, con braille",
    cover: "Cubierta para imprenta",
    poster: "Póster en vez de libro",
    notch: "Muesca para el dedo",
    letters: "Letras en las piezas",
    pegs: "Espigas para el marco",
    lid: "Tapa",
    hanging: "Para colgar en la pared",
  },
  warnings: {
    unknownLetters: (letters) => `Nuestras fuentes no tienen ${letters}. En su lugar hay signos de interrogación.`,
    noRoom: "El marco no tiene sitio para estas palabras.",
    thin: "Algunas letras o paredes son demasiado finas para la boquilla.",
  },
};
