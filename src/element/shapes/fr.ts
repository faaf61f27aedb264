/** The shapes of pieces in French, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

const ordinals = ["première", "deuxième", "troisième", "quatrième", "cinquième", "sixième", "septième", "huitième"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "cette case";
  return nth === of ? "la dernière" : `la ${ordinals[nth - 1] ?? `${nth}e`}`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation} : ${shape}`,
  whole: (cells, description) => `${cells} cases, ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "1 case" : `une rangée de ${length}`),
  column: (length) => `une colonne de ${length}`,
  block: (rows, length) => `${rows} rangées de ${length}`,
  slantLeft: (length) => `une diagonale de ${length} vers le bas à gauche`,
  slantRight: (length) => `une diagonale de ${length} vers le bas à droite`,
  leanLeft: (rows, length) => `${rows} rangées de ${length}, penchées à gauche`,
  leanRight: (rows, length) => `${rows} rangées de ${length}, penchées à droite`,
  gap: (length) => (length === 1 ? "un vide" : `un vide de ${length}`),
  beside: (left, right) => `${left}, ${right}`,
  below: (what, where) => `Dessous, ${what}, ${where}`,
  under: (nth, of) => `sous ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `en bas à gauche de ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `en bas à droite de ${nthCell(nth, of)}`,
  starting: (spot) => `début ${spot}`,
  ending: (spot) => `fin ${spot}`,
  centred: "au centre",
  furtherLeft: (cells) => `début ${formatNumber("fr", cells)} plus à gauche`,
  furtherRight: (cells) => `début ${formatNumber("fr", cells)} plus à droite`,
};
