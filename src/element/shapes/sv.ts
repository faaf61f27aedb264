/** The shapes of pieces in Swedish, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

const ordinals = ["första", "andra", "tredje", "fjärde", "femte", "sjätte", "sjunde", "åttonde"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "den rutan";
  return nth === of ? "den sista" : `den ${ordinals[nth - 1] ?? `${nth}:e`}`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}: ${shape}`,
  whole: (cells, description) => `${cells} rutor, ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "1 ruta" : `en rad med ${length}`),
  column: (length) => `en kolumn med ${length}`,
  block: (rows, length) => `${rows} rader med ${length}`,
  slantLeft: (length) => `en diagonal med ${length} snett ner åt vänster`,
  slantRight: (length) => `en diagonal med ${length} snett ner åt höger`,
  leanLeft: (rows, length) => `${rows} rader med ${length}, lutar åt vänster`,
  leanRight: (rows, length) => `${rows} rader med ${length}, lutar åt höger`,
  gap: (length) => (length === 1 ? "en lucka" : `en lucka på ${length}`),
  beside: (left, right) => `${left}, ${right}`,
  below: (what, where) => `Därunder ${what}, ${where}`,
  under: (nth, of) => `under ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `snett under till vänster om ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `snett under till höger om ${nthCell(nth, of)}`,
  starting: (spot) => `börjar ${spot}`,
  ending: (spot) => `slutar ${spot}`,
  centred: "i mitten",
  furtherLeft: (cells) => `börjar ${formatNumber("sv", cells)} längre till vänster`,
  furtherRight: (cells) => `börjar ${formatNumber("sv", cells)} längre till höger`,
};
