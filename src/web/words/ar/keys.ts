/** What the keys of the Play view do, in Arabic. */

import type { Words } from "../en-later.js";

export const arKeys: Words["keys"] = {
  pick: "اختيار قطعة",
  rotate: "تدوير",
  flip: "قلب",
  move: "تحريك",
  place: "رفع القطعة أو وضعها",
  pickUp: "رفع القطعة أو إعادتها إلى جانب اللوحة",
  putBack: "إعادة القطعة إلى مكانها",
  undo: "تراجع",
  redo: "إعادة",
  help: "تلميح",
  hide: "أخفِ العدد والمؤقّت",
  sound: "تشغيل الصوت أو إيقافه",
  fullScreen: "ملء الشاشة",
  pause: "إيقاف مؤقت",
};
