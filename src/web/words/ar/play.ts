/** The Play view in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import { arHands, arTools } from "../../../element/words/ar.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("ar");

export const arPlay: Words["play"] = {
  hands: arHands,
  ...arTools,
  help: "تلميح",
  sound: "الصوت",
  hide: "أخفِ العدد والمؤقّت",
  fullScreen: "ملء الشاشة",
  more: "المزيد",
  pause: "إيقاف مؤقت",
  paused: "متوقف مؤقتًا",
  goOn: "متابعة",
  chosen: "اختر الآن مكانها.",
  restarted: "اللوحة فارغة. زر «إعادة» يسترجع قطعك.",
  time: "الوقت",
  counting: "جارٍ العدّ…",
  left: (count) =>
    counted(count, {
      zero: "لم يبق أي حل",
      one: "بقي حل واحد",
      two: "بقي حلّان",
      few: "بقيت # حلول",
      many: "بقي # حلًّا",
      other: "بقي # حل",
    }),
  solved: "محلولة",
  solvedIn: (time) => `أحسنت! حللتها في ${time}.`,
  solvedNow: "لا يظهر إلا التاريخ.",
  withHints: (count) =>
    counted(count, {
      zero: "بلا تلميحات",
      one: "مع تلميح واحد",
      two: "مع تلميحين",
      few: "مع # تلميحات",
      many: "مع # تلميحًا",
      other: "مع # تلميح",
    }),
  revealed: "إليك أحد الحلول.",
  share: "مشاركة",
  copied: "نُسخ النص.",
  allSolutions: "شاهد كل الحلول",
  showCount: "أظهر عدد الحلول الباقية",
  countIsTold: "سيظهر ذلك في نتيجتك.",
  helpHint: "ما حجم التلميح الذي تريده؟",
  levels: {
    wrong: "هل أنا على الطريق الصحيح؟",
    nudge: "تلميح صغير",
    next: "أظهر القطعة التالية",
    everything: "أظهر حلًّا",
  },
  no: "لا.",
  takeOff: (count, pieces) =>
    counted(
      count,
      {
        zero: "ارفع القطع {pieces}.",
        one: "ارفع القطعة {pieces}.",
        two: "ارفع القطعتين {pieces}.",
        few: "ارفع القطع {pieces}.",
        many: "ارفع القطع {pieces}.",
        other: "ارفع القطع {pieces}.",
      },
      { pieces },
    ),
  deadEnds: {
    "cut-off": (labels) => `لا قطعة تملأ هذا الفراغ: ${labels}.`,
    uncoverable: (label) => `لا قطعة من القطع الباقية تغطي الخانة ${label}.`,
    "no-room": (piece) => `لم يبق مكان للقطعة ${piece}.`,
    hidden: "يصعب رؤية ذلك، لكن لا حل من هنا.",
  },
  nudges: {
    "only-cell": (label) => `انظر إلى الخانة ${label}: لا تناسبها إلا قطعة واحدة، وبطريقة واحدة فقط.`,
    "only-piece": (label) => `انظر إلى الخانة ${label}: لا تناسبها إلا قطعة واحدة.`,
    "only-place": (label) => `انظر حول الخانة ${label}: هناك قطعة لا مكان آخر لها.`,
    "forced-region": (label) => `انظر إلى الفراغ عند الخانة ${label}: لا تملؤه إلا قطعة واحدة.`,
    "shared-piece": (label) => `انظر إلى الخانة ${label}: القطعة الأخرى التي تناسبها يحتاج إليها فراغ آخر.`,
    "others-fail": (label) => `انظر إلى الخانة ${label}: كل القطع إلا واحدة تترك فراغًا.`,
    "every-solution": (label) => `انظر إلى الخانة ${label}: كل الحلول الباقية تغطيها بالطريقة نفسها.`,
    "best-chance": (label) => `ابدأ من الخانة ${label}: الخيارات فيها قليلة.`,
  },
  reasons: {
    "only-cell": (piece, label) => `انظر إلى الخانة ${label}: لا تناسبها إلا القطعة ${piece}، وبطريقة واحدة فقط.`,
    "only-piece": (piece, label) => `انظر إلى الخانة ${label}: لا تناسبها إلا القطعة ${piece}.`,
    "only-place": (piece, label) => `للقطعة ${piece} مكان واحد فقط: على الخانة ${label}.`,
    "forced-region": (piece, label) => `انظر إلى الخانة ${label}: لا يمتلئ هذا الفراغ إلا بالقطعة ${piece}.`,
    "shared-piece": (piece, label) => `فراغ آخر يحتاج إلى قطعته. تبقى للخانة ${label} القطعة ${piece}.`,
    "others-fail": (piece, label) => `انظر إلى الخانة ${label}: أي قطعة غير ${piece} تترك فراغًا.`,
    "every-solution": (piece, label) => `في كل الحلول الباقية تغطي القطعة ${piece} الخانة ${label}.`,
    "best-chance": (piece, label) => `جرّب القطعة ${piece} على الخانة ${label}.`,
  },
  goesHere: (piece) => `ضع القطعة ${piece} داخل الإطار المرسوم.`,
  oneSolution: "هل تريد رؤية حل؟",
  placeIt: "ضعها",
  placeAll: "اعرضه",
  takeItOff: (count) =>
    counted(count, {
      zero: "ارفعها",
      one: "ارفعها",
      two: "ارفعهما",
      few: "ارفعها كلها",
      many: "ارفعها كلها",
      other: "ارفعها كلها",
    }),
  answers: {
    fine: "نعم. كل شيء على ما يرام حتى الآن.",
    solved: "انتهيت: كل القطع في مكانها.",
    impossible: "لا تستطيع هذه القطع إظهار هذا التاريخ.",
  },
};
