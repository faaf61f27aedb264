/** The shapes of pieces in Italian, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

const ordinals = ["prima", "seconda", "terza", "quarta", "quinta", "sesta", "settima", "ottava"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "quella casella";
  return nth === of ? "l’ultima" : `la ${ordinals[nth - 1] ?? `${nth}ª`}`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}: ${shape}`,
  whole: (cells, description) => `${cells} caselle, ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "1 casella" : `una fila di ${length}`),
  column: (length) => `una colonna di ${length}`,
  block: (rows, length) => `${rows} file di ${length}`,
  slantLeft: (length) => `una diagonale di ${length} in basso a sinistra`,
  slantRight: (length) => `una diagonale di ${length} in basso a destra`,
  leanLeft: (rows, length) => `${rows} file di ${length}, inclinate a sinistra`,
  leanRight: (rows, length) => `${rows} file di ${length}, inclinate a destra`,
  gap: (length) => (length === 1 ? "un vuoto" : `un vuoto di ${length}`),
  beside: (left, right) => `${left}, ${right}`,
  below: (what, where) => `Sotto, ${what}, ${where}`,
  under: (nth, of) => `sotto ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `a sinistra sotto ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `a destra sotto ${nthCell(nth, of)}`,
  starting: (spot) => `inizia ${spot}`,
  ending: (spot) => `finisce ${spot}`,
  centred: "al centro",
  furtherLeft: (cells) => `inizia ${formatNumber("it", cells)} più a sinistra`,
  furtherRight: (cells) => `inizia ${formatNumber("it", cells)} più a destra`,
};
