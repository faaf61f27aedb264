/** What a board and its buttons say in Arabic. */

import { numbersIn } from "../../core/calendar/numbers.js";
import type { EmbedWords, ToolWords } from "../tool-words.js";
import type { BoardWords } from "../words.js";
import { arShapes } from "./ar-shapes.js";

const { counted, listed } = numbersIn("ar");

const reasons = {
  "off the board": "ستخرج عن اللوحة",
  "on an uncovered cell": "ستغطي التاريخ",
  "on another piece": "هناك قطعة أخرى في الطريق",
};

export const arHands: BoardWords = {
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
};

export const arTools: ToolWords = {
  tools: "أدوات",
  rotate: "تدوير",
  flip: "قلب",
  undo: "تراجع",
  redo: "إعادة",
  restart: "من البداية",
  mayNotFlip: "لا يمكنك قلب هذه القطعة في هذه الأحجية.",
  wellDone: "أحسنت!",
  goal: "غطِّ كل شيء ما عدا التاريخ.",
  goalToday: "غطِّ كل شيء ما عدا تاريخ اليوم.",
};

export const arEmbed: EmbedWords = {
  hands: arHands,
  tools: arTools,
  tooFew: "لا يوجد هذا العدد من الحلول لهذا التاريخ.",
};
