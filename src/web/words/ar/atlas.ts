/** The atlas in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("ar");

export const arAtlas: Words["atlas"] = {
  intro: "مجموعات القطع هذه تحل كل تاريخ على اللوحة الكلاسيكية. اختر واحدة لتلعب بها.",
  sort: "الترتيب",
  sorts: {
    hardest: "الأصعب أولًا",
    easiest: "الأسهل أولًا",
    even: "الأكثر توازنًا أولًا",
    single: "أكثر التواريخ ذات الحل الواحد",
  },
  sizes: "أحجام القطع",
  allSizes: "كل الأحجام",
  sizesHint: (sum) => `${sum} تعني سبع قطع من خمس خانات وقطعة من ست.`,
  flips: "قلب القطع",
  withFlips: "يمكن قلب القطع",
  withoutFlips: "دون قلب القطع",
  only: "المجموعات التي فيها هذه القطع فقط",
  clear: "امسح الاختيار",
  found: (count) => `المجموعات: ${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `تواريخ لها حل واحد: ${written(count)}`,
  atLeast: (fewest) => `عدد الحلول لكل تاريخ: ${written(fewest)} على الأقل`,
  page: (number, count) => `الصفحة ${written(number)} من ${written(count)}`,
  previous: "الصفحة السابقة",
  next: "الصفحة التالية",
};
