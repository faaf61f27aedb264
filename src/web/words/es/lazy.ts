/** The lazy year in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("es");

export const esLazy: Words["lazy"] = {
  intro: (year) => `Una solución para cada día de ${year}, para que muevas en total el mínimo de piezas.`,
  find: "Buscar el año",
  finding: "Buscando el año más perezoso…",
  failed: "La búsqueda se ha interrumpido.",
  tooMany: "Este tablero tiene demasiadas soluciones para compararlas todas.",
  noDates: "Este tablero no puede mostrar todos los días del año.",
  start: (count) =>
    counted(count, {
      one: "Coloca la pieza para empezar.",
      many: "Coloca los # de piezas para empezar.",
      other: "Coloca las # piezas para empezar.",
    }),
  move: (count, pieces) =>
    counted(
      count,
      { one: "Mueve una pieza: {pieces}.", many: "Mueve # de piezas: {pieces}.", other: "Mueve # piezas: {pieces}." },
      { pieces },
    ),
  same: "No hay nada que mover.",
  none: "Esta fecha no tiene solución. Deja el tablero como está.",
  before: (date) => `${date}: quita estas`,
  after: (date) => `${date}: colócalas aquí`,
  moves: "Piezas movidas",
  mean: "Promedio por mañana",
  map: "Piezas movidas cada mañana",
  cell: (title, count) =>
    counted(
      count,
      {
        one: "{title}: # pieza que mover",
        many: "{title}: # de piezas que mover",
        other: "{title}: # piezas que mover",
      },
      { title },
    ),
  files: "Guardar como",
  table: "Tabla",
  book: "Cuaderno",
};
