/** The shapes of pieces in Portuguese, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

const ordinals = ["primeira", "segunda", "terceira", "quarta", "quinta", "sexta", "sétima", "oitava"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "essa casa";
  return nth === of ? "a última" : `a ${ordinals[nth - 1] ?? `${nth}ª`}`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}: ${shape}`,
  whole: (cells, description) => `${cells} casas, ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "1 casa" : `uma fila de ${length}`),
  column: (length) => `uma coluna de ${length}`,
  block: (rows, length) => `${rows} filas de ${length}`,
  slantLeft: (length) => `uma diagonal de ${length} para baixo à esquerda`,
  slantRight: (length) => `uma diagonal de ${length} para baixo à direita`,
  leanLeft: (rows, length) => `${rows} filas de ${length}, inclinadas à esquerda`,
  leanRight: (rows, length) => `${rows} filas de ${length}, inclinadas à direita`,
  gap: (length) => (length === 1 ? "um espaço" : `um espaço de ${length}`),
  beside: (left, right) => `${left}, ${right}`,
  below: (what, where) => `Embaixo, ${what}, ${where}`,
  under: (nth, of) => `sob ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `à esquerda sob ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `à direita sob ${nthCell(nth, of)}`,
  starting: (spot) => `começa ${spot}`,
  ending: (spot) => `termina ${spot}`,
  centred: "no centro",
  furtherLeft: (cells) => `começa ${formatNumber("pt", cells)} mais à esquerda`,
  furtherRight: (cells) => `começa ${formatNumber("pt", cells)} mais à direita`,
};
