/** The shapes of pieces in Chinese, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

function nthCell(nth: number, of: number): string {
  if (of === 1) return "那一格";
  return nth === of ? "最右一格" : nth === 1 ? "最左一格" : `左起第 ${nth} 格`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}：${shape}`,
  whole: (cells, description) => `${cells} 格，${description}`,
  joined: (before, next) => `${before}。${next}`,
  row: (length) => (length === 1 ? "1 格" : `横排 ${length} 格`),
  column: (length) => `竖排 ${length} 格`,
  block: (rows, length) => `${rows} 行，每行 ${length} 格`,
  slantLeft: (length) => `向左下斜排 ${length} 格`,
  slantRight: (length) => `向右下斜排 ${length} 格`,
  leanLeft: (rows, length) => `${rows} 行，每行 ${length} 格，逐行左移`,
  leanRight: (rows, length) => `${rows} 行，每行 ${length} 格，逐行右移`,
  gap: (length) => (length === 1 ? "空隙" : `${length} 格空隙`),
  beside: (left, right) => `${left}、${right}`,
  below: (what, where) => `下面是${what}，${where}`,
  under: (nth, of) => `在${nthCell(nth, of)}正下方`,
  lowerLeft: (nth, of) => `在${nthCell(nth, of)}左下方`,
  lowerRight: (nth, of) => `在${nthCell(nth, of)}右下方`,
  starting: (spot) => `左端${spot}`,
  ending: (spot) => `右端${spot}`,
  centred: "居中",
  furtherLeft: (cells) => `左端再往左 ${formatNumber("zh", cells)} 格`,
  furtherRight: (cells) => `左端再往右 ${formatNumber("zh", cells)} 格`,
};
