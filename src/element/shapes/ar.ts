/** The shapes of pieces in Arabic, for those who cannot see them. */

import { formatNumber } from "../../core/i18n/formats.js";
import type { ShapeWords } from "../shape-words.js";

const ordinals = ["الأولى", "الثانية", "الثالثة", "الرابعة", "الخامسة", "السادسة", "السابعة", "الثامنة"];

function nthCell(nth: number, of: number): string {
  if (of === 1) return "تلك الخانة";
  return nth === of ? "الأخيرة من اليسار" : `${ordinals[nth - 1] ?? `الخانة ${nth}`} من اليسار`;
}

export const shapes: ShapeWords = {
  described: (orientation, shape) => `${orientation}: ${shape}`,
  whole: (cells, description) => `عدد الخانات ${cells}، ${description}`,
  joined: (before, next) => `${before}. ${next}`,
  row: (length) => (length === 1 ? "خانة واحدة" : `صف طوله ${length}`),
  column: (length) => `عمود طوله ${length}`,
  block: (rows, length) => `صفوف عددها ${rows} طول كل منها ${length}`,
  slantLeft: (length) => `قطر طوله ${length} نحو أسفل اليسار`,
  slantRight: (length) => `قطر طوله ${length} نحو أسفل اليمين`,
  leanLeft: (rows, length) => `صفوف عددها ${rows} طول كل منها ${length}، مائلة إلى اليسار`,
  leanRight: (rows, length) => `صفوف عددها ${rows} طول كل منها ${length}، مائلة إلى اليمين`,
  gap: (length) => (length === 1 ? "فراغ" : `فراغ طوله ${length}`),
  beside: (left, right) => `${left}، ${right}`,
  below: (what, where) => `تحته ${what}، ${where}`,
  under: (nth, of) => `تحت ${nthCell(nth, of)}`,
  lowerLeft: (nth, of) => `أسفل يسار ${nthCell(nth, of)}`,
  lowerRight: (nth, of) => `أسفل يمين ${nthCell(nth, of)}`,
  starting: (spot) => `بدايته ${spot}`,
  ending: (spot) => `نهايته ${spot}`,
  centred: "في الوسط",
  furtherLeft: (cells) => `بدايته أبعد يسارًا بمقدار ${formatNumber("ar", cells)}`,
  furtherRight: (cells) => `بدايته أبعد يمينًا بمقدار ${formatNumber("ar", cells)}`,
};
