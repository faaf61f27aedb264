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
  },
  paper: "Papel",
  wholeYear: "Todo el año",
  cell: "Tamaño de casilla en mm",
  save: "Guardar archivo",
  making: "Preparando tu archivo…",
  saved: (name) => `${name} guardado.`,
  fullSize: "Imprime al 100 %, sin «ajustar a la página».",
  refused: "No cabe. Prueba casillas más pequeñas o papel más grande.",
};
