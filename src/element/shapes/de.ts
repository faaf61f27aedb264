/** The shapes of pieces in German, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

const ordinals = ["ersten", "zweiten", "dritten", "vierten", "fünften", "sechsten", "siebten", "achten"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "diesem Feld";
  return nth === of ? "dem letzten" : `dem ${ordinals[nth - 1] ?? `${nth}.`}`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}: ${shape}`,
  whole: (cells, description) => `${cells} Felder, ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "1 Feld" : `eine Reihe von ${length}`),
  column: (length) => `eine Spalte von ${length}`,
  block: (rows, length) => `${rows} Reihen von ${length}`,
  slantLeft: (length) => `eine Schräge von ${length} nach links unten`,
  slantRight: (length) => `eine Schräge von ${length} nach rechts unten`,
  leanLeft: (rows, length) => `${rows} Reihen von ${length}, nach links geneigt`,
  leanRight: (rows, length) => `${rows} Reihen von ${length}, nach rechts geneigt`,
  gap: (length) => (length === 1 ? "eine Lücke" : `eine Lücke von ${length}`),
  beside: (left, right) => `${left}, ${right}`,
  below: (what, where) => `Darunter ${what}, ${where}`,
  under: (nth, of) => `unter ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `links unter ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `rechts unter ${nthCell(nth, of)}`,
  starting: (spot) => `beginnt ${spot}`,
  ending: (spot) => `endet ${spot}`,
  centred: "mittig",
  furtherLeft: (cells) => `beginnt ${formatNumber("de", cells)} weiter links`,
  furtherRight: (cells) => `beginnt ${formatNumber("de", cells)} weiter rechts`,
};
