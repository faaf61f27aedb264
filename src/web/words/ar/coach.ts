/** What the coach says in the app, in Arabic: how hard a date is, why a board can't work, which dates are left. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("ar");

export const arLessons: Words["coach"] = {
  difficulty: (rating) => `الصعوبة: ${rating} من 5`,
  show: "عرض",
  bySolutions: "الحلول",
  byDifficulty: "الصعوبة",
  working: "جارٍ حساب صعوبة كل تاريخ…",
  cell: (title, rating) => `${title}: الصعوبة ${rating} من 5`,
  why: "لماذا لا يمكن الحل؟",
  canWork: "الحل ممكن من هنا.",
  noShort: "لا يوجد سبب قصير: جرّب Daytile كل شيء.",
  step: (number, count) => `الخطوة ${number} من ${count}`,
  back: "السابق",
  forward: "التالي",
  suppose: (piece, labels) => `لنفترض أن القطعة ${piece} تغطي ${labels}.`,
  cellChoices: (label, count) => `طرق تغطية الخانة ${label}: ${count}.`,
  pieceChoices: (piece, count) => `الأماكن الباقية للقطعة ${piece}: ${count}.`,
  samePiece: (piece, labels) => `فراغان يحتاجان إلى القطعة ${piece} نفسها: ${labels}.`,
  colouring: (labels, dark, light) =>
    `إذا لُوّن هذا الفراغ كرقعة الشطرنج ففيه ${dark} من الخانات الداكنة و${light} من الفاتحة: ${labels}. ولا تتوافق القطع الباقية مع ذلك.`,
  reach: "ما التواريخ الممكنة؟",
  reachable: (count) => `التواريخ الممكنة بهذه القطع: ${count}.`,
  reachHint: "كل رقم يبيّن عدد الحلول التي تترك الخانة مكشوفة.",
  reachNone: "لا تاريخ ممكن بهذه القطع.",
  withCount: (date, count) => `${date} (${count})`,
  most: (dates) => `أكثر التواريخ حلولًا: ${dates}.`,
  easiestDay: (day) => `أسهل أيام الأسبوع عليك: ${day}.`,
  hardestDay: (day) => `وأصعبها: ${day}.`,
  easyDates: "تواريخ سهلة (1–2)",
  hardDates: "تواريخ صعبة (4–5)",
  byRating: "أوقاتك حسب الصعوبة",
  tastes: {
    all: "كل الحلول",
    near: "الأقرب إلى لوحتك",
    upright: "يقف قائمًا",
    "fewest-flips": "أقل القطع مقلوبة",
    "most-joints": "أكثر الوصلات المستقيمة",
    "fewest-joints": "أقل الوصلات المستقيمة",
    rarest: "الأندر",
    "most-neighbours": "أكثر الجيران المتناظرة",
  },
  comparing: "جارٍ مقارنة الحلول…",
  best: (shown, count) => `الأفضل: ${written(shown)} من ${written(count)}`,
  noneUpright: "لا حل يقف قائمًا.",
};
