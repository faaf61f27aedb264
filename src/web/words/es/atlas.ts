/** The atlas in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("es");

export const esAtlas: Words["atlas"] = {
  intro: "Estos juegos de piezas resuelven todas las fechas del tablero clásico. Elige uno para jugar.",
  sort: "Orden",
  sorts: {
    hardest: "Primero los más difíciles",
    easiest: "Primero los más fáciles",
    even: "Primero los más parejos",
    single: "Más fechas con una sola solución",
  },
  sizes: "Tamaño de las piezas",
  allSizes: "Todos los tamaños",
  sizesHint: (sum) => `${sum} quiere decir siete piezas de cinco casillas y una de seis.`,
  flips: "Voltear",
  withFlips: "Se pueden voltear las piezas",
  withoutFlips: "Sin voltear las piezas",
  only: "Solo con estas piezas",
  clear: "Quitar todas",
  found: (count) => `Juegos de piezas: ${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `Fechas con una sola solución: ${written(count)}`,
  atLeast: (fewest) => `Soluciones por fecha: al menos ${written(fewest)}`,
  page: (number, count) => `Página ${written(number)} de ${written(count)}`,
  previous: "Página anterior",
  next: "Página siguiente",
};
