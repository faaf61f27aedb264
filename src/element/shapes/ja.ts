/** The shapes of pieces in Japanese, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

function nthCell(nth: number, of: number): string {
  if (of === 1) return "そのマス";
  return nth === of ? "右端" : nth === 1 ? "左端" : `左から${nth}番目`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}：${shape}`,
  whole: (cells, description) => `${cells}マス、${description}`,
  joined: (before, next) => `${before}。${next}`,
  row: (length) => (length === 1 ? "1マス" : `横に${length}マス`),
  column: (length) => `縦に${length}マス`,
  block: (rows, length) => `横${length}マスが${rows}段`,
  slantLeft: (length) => `左下へ斜めに${length}マス`,
  slantRight: (length) => `右下へ斜めに${length}マス`,
  leanLeft: (rows, length) => `横${length}マスが左へずれながら${rows}段`,
  leanRight: (rows, length) => `横${length}マスが右へずれながら${rows}段`,
  gap: (length) => (length === 1 ? "すき間" : `すき間${length}マス`),
  beside: (left, right) => `${left}、${right}`,
  below: (what, where) => `その下は${where}、${what}`,
  under: (nth, of) => `${nthCell(nth, of)}の真下`,
  lowerLeft: (nth, of) => `${nthCell(nth, of)}の左下`,
  lowerRight: (nth, of) => `${nthCell(nth, of)}の右下`,
  starting: (spot) => `${spot}から`,
  ending: (spot) => `${spot}まで`,
  centred: "中央",
  furtherLeft: (cells) => `${formatNumber("ja", cells)}マス左から`,
  furtherRight: (cells) => `${formatNumber("ja", cells)}マス右から`,
};
