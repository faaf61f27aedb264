/** The Play view in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { arShapes } from "./shapes.js";

const { counted, listed } = numbersIn("ar");

const reasons = {
  "off the board": "ستخرج عن اللوحة",
  "on an uncovered cell": "ستغطي التاريخ",
  "on another piece": "هناك قطعة أخرى في الطريق",
};

export const arPlay: Words["play"] = {
  hands: {
    board: "اللوحة",
    pieces: "القطع",
    instructions: "الأسهم تحرّك، وR تدوّر، وF تقلب، وEnter تضع، وBackspace ترفع، وEsc تعيد، وCtrl+Z تتراجع.",
    blankCell: (row, column) => `الفارغة في الصف ${row} والعمود ${column}`,
    blankCells: (count) =>
      counted(count, {
        zero: "# خانة فارغة",
        one: "خانة فارغة",
        two: "خانتين فارغتين",
        few: "# خانات فارغة",
        many: "# خانة فارغة",
        other: "# خانة فارغة",
      }),
    list: listed,
    shape: arShapes,
    orientation: (number, count) => `الوضع ${number} من ${count}`,
    inTray: (piece, orientation) => `القطعة ${piece}، خارج اللوحة، ${orientation}`,
    onBoard: (piece, labels) => `القطعة ${piece}، على ${labels}`,
    openCell: (label) => `الخانة ${label}`,
    dateCell: (label) => `الخانة ${label}، اتركها مكشوفة`,
    coveredCell: (label, piece) => `الخانة ${label}، تحت القطعة ${piece}`,
    lifted: (piece, orientation) => `رفعت القطعة ${piece}، ${orientation}.`,
    turned: (piece, orientation) => `القطعة ${piece}، ${orientation}.`,
    cannotFlip: (piece) => `لا يمكنك قلب القطعة ${piece} في هذه الأحجية.`,
    cannotTurn: (piece) => `تبقى القطعة ${piece} على شكلها.`,
    fitsAt: (labels) => `مكانها مناسب على ${labels}.`,
    doesNotFit: (why) => `لا مكان لها هنا: ${reasons[why]}.`,
    placed: (piece, labels) => `القطعة ${piece} الآن على ${labels}.`,
    returned: (piece) => `عادت القطعة ${piece} إلى جانب اللوحة.`,
    nothingHere: "لا قطعة هنا.",
  },
  goalToday: "غطِّ كل شيء ما عدا تاريخ اليوم.",
  goal: "غطِّ كل شيء ما عدا التاريخ.",
  tools: "أدوات",
  rotate: "تدوير",
  flip: "قلب",
  undo: "تراجع",
  redo: "إعادة",
  restart: "من البداية",
  help: "تلميح",
  sound: "الصوت",
  hide: "أخفِ العدد والمؤقّت",
  fullScreen: "ملء الشاشة",
  chosen: "اختر الآن مكانها.",
  mayNotFlip: "لا يمكنك قلب هذه القطعة في هذه الأحجية.",
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
  wellDone: "أحسنت!",
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
  countsAsHint: "يُحسب تلميحًا.",
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
  reasons: {
    "only-way": (label) => `انظر إلى الخانة ${label}: لا تناسبها إلا قطعة واحدة، وبطريقة واحدة فقط.`,
    "only-piece": (label) => `انظر إلى الخانة ${label}: لا تناسبها إلا قطعة واحدة.`,
    "only-place": (label) => `انظر حول الخانة ${label}: هناك قطعة لا مكان آخر لها.`,
    "others-fail": (label) => `انظر إلى الخانة ${label}: كل القطع إلا واحدة تترك فراغًا.`,
    "every-solution": (label) => `انظر إلى الخانة ${label}: كل الحلول الباقية تغطيها بالطريقة نفسها.`,
    "one-solution": (label) => `ابدأ من الخانة ${label}: الخيارات فيها قليلة.`,
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
