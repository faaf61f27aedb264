/** The Solutions view in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { arSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("ar");

export const arSolutions: Words["solutions"] = {
  count: (count) => counted(count, arSolutionForms),
  none: "لا حل: لا تستطيع القطع تغطية بقية اللوحة.",
  searching: "جارٍ البحث عن كل الحلول…",
  soFar: (count) => `حتى الآن: ${written(count)}`,
  failed: "توقف البحث قبل نهايته.",
  spoiler: "انتبه، هنا الحلول!",
  reveal: (count) =>
    counted(count, {
      zero: "أظهر الحلول",
      one: "أظهر الحل",
      two: "أظهر الحلّين",
      few: "أظهر كل الحلول (#)",
      many: "أظهر كل الحلول (#)",
      other: "أظهر كل الحلول (#)",
    }),
  previous: "الحل السابق",
  next: "الحل التالي",
  number: "رقم الحل",
  outOf: (count) => `من ${written(count)}`,
  item: (number) => `الحل ${written(number)}`,
  board: (number, count) => `الحل ${written(number)} من ${written(count)}`,
  list: "كل الحلول",
  copyLink: "انسخ الرابط",
  copied: "نُسخ الرابط.",
  notCopied: (link) => `منع متصفحك النسخ. إليك الرابط: ${link}`,
  wrongNumber: (given, count) => `لا يوجد حل رقم ${written(given)}. نعرض الأخير، رقم ${written(count)}.`,
  agreeing: "ما يوافق لوحتك فقط",
  matching: (shown, count) => `ما يوافق لوحتك: ${written(shown)} من ${written(count)}`,
  noneAgrees: "لا حل يوافق لوحتك.",
  perDate: (min, max) => `عدد الحلول لكل تاريخ: من ${written(min)} إلى ${written(max)}`,
};
