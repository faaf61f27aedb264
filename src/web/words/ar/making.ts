/** Printing and making in Arabic. */

import type { Words } from "../en-later.js";

export const arMaking: Words["making"] = {
  title: "طباعة أو صنع",
  what: "ماذا تريد؟",
  kinds: {
    print: "اللوحة والقطع على الورق",
    book: "كتيّب أحجيات",
    laser: "رسم لقاطع الليزر",
    solid: "نموذج لطابعة ثلاثية الأبعاد",
  },
  paper: "الورق",
  wholeYear: "السنة كلها",
  cell: "حجم الخانة بالمليمتر",
  save: "حفظ الملف",
  making: "جارٍ إعداد ملفك…",
  saved: (name) => `حُفظ الملف ${name}.`,
  fullSize: "اطبعه بحجم 100% دون «ملاءمة الصفحة».",
  refused: "لا يتّسع. جرّب خانات أصغر أو ورقًا أكبر.",
};
