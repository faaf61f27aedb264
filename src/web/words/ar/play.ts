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
    "cut-off": (labels) => `القطع الباقية لا تملأ هذا الفراغ: ${labels}.`,
    uncoverable: (label) => `لا قطعة من القطع الباقية تغطي الخانة ${label}.`,
    "no-room": (piece) => `لم يبق مكان كافٍ للقطعة ${piece}.`,
    hidden: "يصعب رؤية ذلك، لكن لا حل من هنا.",
  },
  nudges: {
    "only-cell": (label) => `طريقة وحيدة: لا تناسب الخانة ${label} إلا قطعة واحدة، وبطريقة واحدة فقط.`,
    "only-piece": (label) => `قطعة وحيدة: لا تغطي الخانة ${label} إلا قطعة واحدة.`,
    "only-place": (label) => `مكان وحيد: هناك قطعة لا بد أن توضع على الخانة ${label}.`,
    "forced-region": (label) => `منطقة محسومة: كيفما ملأت الفراغ، تُغطى الخانة ${label} بالطريقة نفسها.`,
    "shared-piece": (label) => `قطعة محجوزة: يحتاج فراغ آخر إلى قطعة تناسب هنا، فتبقى واحدة للخانة ${label}.`,
    "others-fail": (label) => `غيرها لا ينفع: كل القطع إلا واحدة تترك فراغًا عند الخانة ${label}.`,
    "every-solution": (label) => `كل الحلول: ما بقي منها يغطي الخانة ${label} بالطريقة نفسها.`,
    "best-chance": (label) => `أفضل فرصة: ابدأ من الخانة ${label}.`,
  },
  reasons: {
    "only-cell": (piece, label) => `طريقة وحيدة: لا تناسب الخانة ${label} إلا القطعة ${piece}، وبطريقة واحدة فقط.`,
    "only-piece": (piece, label) => `قطعة وحيدة: لا تغطي الخانة ${label} إلا القطعة ${piece}.`,
    "only-place": (piece, label) => `مكان وحيد: لا بد أن توضع القطعة ${piece} على الخانة ${label}.`,
    "forced-region": (piece, label) =>
      `منطقة محسومة: كيفما ملأت الفراغ، تغطي القطعة ${piece} الخانة ${label} بالطريقة نفسها.`,
    "shared-piece": (piece, label) => `قطعة محجوزة: فراغ آخر يحتاج إلى قطعته. تبقى للخانة ${label} القطعة ${piece}.`,
    "others-fail": (piece, label) => `غيرها لا ينفع: أي قطعة غير ${piece} على الخانة ${label} تترك فراغًا.`,
    "every-solution": (piece, label) => `كل الحلول: فيما بقي منها تغطي القطعة ${piece} الخانة ${label} بالطريقة نفسها.`,
    "best-chance": (piece, label) => `أفضل فرصة: جرّب القطعة ${piece} على الخانة ${label}.`,
  },
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
