/** The History view in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written, counted } = numbersIn("ar");

export const arHistory: Words["history"] = {
  streak: "أيام متتالية",
  longest: "أطول سلسلة أيام",
  days: (count) => counted(count, { zero: "يوم", one: "يوم", two: "يوم", few: "أيام", many: "يومًا", other: "يوم" }),
  solved: "أحجيات محلولة",
  todaySolved: "حللت أحجية اليوم.",
  todayOpen: "أحجية اليوم في انتظارك.",
  playToday: "العب أحجية اليوم",
  calendar: "التواريخ التي حللتها",
  previousMonth: "الشهر السابق",
  nextMonth: "الشهر التالي",
  onItsDay: "حُلّت في يومها",
  anotherDay: "حُلّت في يوم آخر",
  notSolved: "لم تُحل",
  times: "الأوقات",
  timesHint: "الأفضل والوسيط للأحجيات المحلولة بلا تلميحات ولا عدد حلول فقط.",
  noTimes: "ستظهر هنا الأحجيات التي تحلها.",
  puzzle: "الأحجية",
  count: "المحلولة",
  best: "الأفضل",
  median: "الوسيط",
  none: "لا شيء",
  share: "مشاركة",
  shareHint: "يعرض نتيجتك دون كشف الحل.",
  shared: "نُسخ النص.",
  copyByHand: "انسخ هذا النص",
  solvedIn: (date, time) => `${date}: حُلّت في ${time}.`,
  solvedAt: (date) => `${date}: حُلّت.`,
  hints: (count) =>
    counted(count, {
      zero: "بلا تلميحات.",
      one: "تلميح واحد.",
      two: "تلميحان.",
      few: "# تلميحات.",
      many: "# تلميحًا.",
      other: "# تلميح.",
    }),
  streakOf: (days) =>
    counted(days, {
      zero: "# يوم متتالٍ.",
      one: "يوم واحد.",
      two: "يومان متتاليان.",
      few: "# أيام متتالية.",
      many: "# يومًا متتاليًا.",
      other: "# يوم متتالٍ.",
    }),
  progress: "احفظ نسخة من تقدمك",
  progressHint: "تقدمك محفوظ في هذا المتصفح وحده. احفظه في ملف لتصونه أو تنقله.",
  exportFile: "احفظ في ملف",
  importFile: "حمّل من ملف",
  imported: (taken, known, refused) =>
    [
      counted(taken, {
        zero: "لا جديد.",
        one: "أُضيفت أحجية واحدة.",
        two: "أُضيفت أحجيتان.",
        few: "أُضيفت # أحجيات.",
        many: "أُضيفت # أحجية.",
        other: "أُضيفت # أحجية.",
      }),
      ...(known > 0 ? [`الموجود من قبل: ${written(known)}.`] : []),
      ...(refused > 0 ? [`غير المقروء: ${written(refused)}.`] : []),
    ].join(" "),
  importFaults: {
    "not a progress file": "هذا ليس ملف تقدم من Daytile. لم يتغير شيء.",
    "written by a newer program": "هذا الملف من نسخة أحدث من Daytile. لم يتغير شيء.",
    "too large": "هذا الملف كبير جدًا. لم يتغير شيء.",
  },
};
