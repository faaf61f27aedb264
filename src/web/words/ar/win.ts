/** What is said of a solved puzzle, in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("ar");

export const arWin: Words["win"] = {
  best: (time) => `أفضل وقت لك: ${time}`,
  newBest: "أفضل وقت لك حتى الآن!",
  onlyOne: "إنه الحل الوحيد.",
  isNew: "جديد في مجموعتك",
  isKnown: "وجدت هذا الحل من قبل",
  found: (found, count) => `وجدت ${written(found)} من ${written(count)}.`,
  foundAll: "وجدت كل الحلول!",
  collection: "حلولك",
  noCollection: "ستظهر هنا الحلول التي تجدها.",
  findAnother: "ابحث عن حل آخر",
  picture: "احفظ الصورة",
  pictureFailed: "تعذّر إنشاء الصورة.",
  more: "المزيد",
  yesterday: "أحجية الأمس",
  anotherBoard: "لوحة أخرى",
  nextIn: (time) => `الأحجية التالية بعد ${time}`,
  counted: "مع إظهار عدد الحلول.",
};
