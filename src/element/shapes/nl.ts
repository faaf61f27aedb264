/** The shapes of pieces in Dutch, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

const ordinals = ["eerste", "tweede", "derde", "vierde", "vijfde", "zesde", "zevende", "achtste"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "dat vak";
  return nth === of ? "het laatste" : `het ${ordinals[nth - 1] ?? `${nth}e`}`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}: ${shape}`,
  whole: (cells, description) => `${cells} vakken, ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "1 vak" : `een rij van ${length}`),
  column: (length) => `een kolom van ${length}`,
  block: (rows, length) => `${rows} rijen van ${length}`,
  slantLeft: (length) => `een diagonaal van ${length} naar linksonder`,
  slantRight: (length) => `een diagonaal van ${length} naar rechtsonder`,
  leanLeft: (rows, length) => `${rows} rijen van ${length}, schuin naar links`,
  leanRight: (rows, length) => `${rows} rijen van ${length}, schuin naar rechts`,
  gap: (length) => (length === 1 ? "een gat" : `een gat van ${length}`),
  beside: (left, right) => `${left}, ${right}`,
  below: (what, where) => `Daaronder ${what}, ${where}`,
  under: (nth, of) => `onder ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `linksonder ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `rechtsonder ${nthCell(nth, of)}`,
  starting: (spot) => `begint ${spot}`,
  ending: (spot) => `eindigt ${spot}`,
  centred: "in het midden",
  furtherLeft: (cells) => `begint ${formatNumber("nl", cells)} verder naar links`,
  furtherRight: (cells) => `begint ${formatNumber("nl", cells)} verder naar rechts`,
};
