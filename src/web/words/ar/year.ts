/** The Year view in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { arSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("ar");

export const arYear: Words["year"] = {
  title: "حلول كل تاريخ",
  hint: "اختر تاريخًا لتلعبه.",
  counting: "جارٍ عدّ حلول كل التواريخ…",
  failed: "توقف العدّ قبل نهايته.",
  solutions: "الحلول",
  targets: "التواريخ، الحقيقية والمتخيَّلة",
  dates: "التواريخ",
  mean: "المتوسط لكل تاريخ",
  fewest: "أقل الحلول",
  most: "أكثر الحلول",
  impossible: "تواريخ بلا حل",
  noneImpossible: "لا شيء. لكل تاريخ حل.",
  notReal: "تواريخ متخيَّلة بلا حل",
  andMore: (count) => `وغيرها: ${written(count)}`,
  histogram: "التواريخ بحسب عدد الحلول",
  range: "الحلول",
  size: "عدد التواريخ",
  legend: "مفتاح الألوان",
  nothing: "لا حل",
  noDate: "تاريخ متخيَّل",
  weekday: "يوم الأسبوع",
  asInYear: (year) => `كما في ${year}`,
  month: "الشهر",
  slow: (year) => `تُظهر هذه اللوحة السنة، فيطول العدّ. اختر شهرًا من ${year}.`,
  cell: (title, count) => `${title}: ${counted(count, arSolutionForms)}`,
  notYet: (title) => `${title}: لم يُعدّ بعد`,
};
