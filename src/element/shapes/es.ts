/** The shapes of pieces in Spanish, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

const ordinals = ["primera", "segunda", "tercera", "cuarta", "quinta", "sexta", "séptima", "octava"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "esa casilla";
  return nth === of ? "la última" : `la ${ordinals[nth - 1] ?? `${nth}.ª`}`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}: ${shape}`,
  whole: (cells, description) => `${cells} casillas, ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "1 casilla" : `una fila de ${length}`),
  column: (length) => `una columna de ${length}`,
  block: (rows, length) => `${rows} filas de ${length}`,
  slantLeft: (length) => `una diagonal de ${length} hacia abajo a la izquierda`,
  slantRight: (length) => `una diagonal de ${length} hacia abajo a la derecha`,
  leanLeft: (rows, length) => `${rows} filas de ${length}, inclinadas a la izquierda`,
  leanRight: (rows, length) => `${rows} filas de ${length}, inclinadas a la derecha`,
  gap: (length) => (length === 1 ? "un hueco" : `un hueco de ${length}`),
  beside: (left, right) => `${left}, ${right}`,
  below: (what, where) => `Debajo, ${what}, ${where}`,
  under: (nth, of) => `bajo ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `abajo a la izquierda de ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `abajo a la derecha de ${nthCell(nth, of)}`,
  starting: (spot) => `empieza ${spot}`,
  ending: (spot) => `termina ${spot}`,
  centred: "en el centro",
  furtherLeft: (cells) => `empieza ${formatNumber("es", cells)} más a la izquierda`,
  furtherRight: (cells) => `empieza ${formatNumber("es", cells)} más a la derecha`,
};
