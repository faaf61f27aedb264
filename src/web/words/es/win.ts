/** What is said of a solved puzzle, in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("es");

export const esWin: Words["win"] = {
  best: (time) => `Tu mejor tiempo: ${time}`,
  newBest: "¡Tu mejor tiempo!",
  onlyOne: "La única solución que hay.",
  isNew: "Nueva en tu colección",
  isKnown: "Ya la habías encontrado",
  found: (found, count) => `Has encontrado ${written(found)} de ${written(count)}.`,
  foundAll: "¡Has encontrado todas las soluciones!",
  collection: "Tus soluciones",
  noCollection: "Aquí aparecerán las soluciones que encuentres.",
  findAnother: "Buscar otra",
  picture: "Guardar imagen",
  pictureFailed: "No se pudo crear la imagen.",
  more: "Más",
  yesterday: "Puzle de ayer",
  anotherBoard: "Otro tablero",
  nextIn: (time) => `Próximo puzle en ${time}`,
  counted: "Con el número de soluciones a la vista.",
};
