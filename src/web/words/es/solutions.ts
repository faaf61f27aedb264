/** The Solutions view in Spanish. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { esSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("es");

export const esSolutions: Words["solutions"] = {
  count: (count) => counted(count, esSolutionForms),
  none: "Sin solución: las piezas no pueden cubrir el resto del tablero.",
  searching: "Buscando todas las soluciones…",
  soFar: (count) => `${written(count)} hasta ahora`,
  failed: "La búsqueda se ha interrumpido.",
  spoiler: "¡Ojo, spoilers!",
  reveal: (count) =>
    counted(count, { one: "Ver la solución", many: "Ver las # de soluciones", other: "Ver las # soluciones" }),
  previous: "Solución anterior",
  next: "Solución siguiente",
  number: "Número de solución",
  outOf: (count) => `de ${written(count)}`,
  item: (number) => `Solución ${written(number)}`,
  board: (number, count) => `Solución ${written(number)} de ${written(count)}`,
  list: "Todas las soluciones",
  copyLink: "Copiar enlace",
  copied: "Enlace copiado.",
  notCopied: (link) => `Tu navegador ha bloqueado la copia. Aquí tienes el enlace: ${link}`,
  wrongNumber: (given, count) => `No hay solución ${written(given)}. Te mostramos la última, la ${written(count)}.`,
  agreeing: "Solo las que coinciden con tu tablero",
  matching: (shown, count) => `Compatibles con tu tablero: ${written(shown)} de ${written(count)}`,
  noneAgrees: "Ninguna solución coincide con tu tablero.",
  perDate: (min, max) => `Soluciones por fecha: ${written(min)}–${written(max)}`,
};
