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
    gift: "هدية كاملة",
  },
  paper: "الورق",
  wholeYear: "السنة كلها",
  cell: "حجم الخانة بالمليمتر",
  save: "احفظ الملف",
  making: "جارٍ إعداد ملفك…",
  saved: (name) => `حُفظ الملف ${name}.`,
  fullSize: "اطبعه بحجم 100% دون «ملاءمة الصفحة».",
  refused: "لا يتّسع. جرّب خانات أصغر أو ورقًا أكبر.",
  preview: "معاينة",
  previewOf: (number, total) => `معاينة ${number} من ${total}`,
  machine: "الآلة",
  anyMachine: "أي آلة",
  forWhom: "لمن؟",
  ownTitle: "عنوانك",
  dedication: "كلمات منك",
  day: "يوم لتمييزه",
  extras: "إضافات",
  extra: {
    box: "علبة",
    tactile: "للأصابع، مع برايل",
    cover: "غلاف للمطبعة",
    poster: "ملصق بدل الكتاب",
    notch: "فرضة للإصبع",
    letters: "حروف على القطع",
    pegs: "أوتاد للإطار",
    lid: "غطاء",
    hanging: "للتعليق على الحائط",
  },
  warnings: {
    unknownLetters: (letters) => `لا توجد ${letters} في خطوطنا، فتظهر علامات استفهام مكانها.`,
    noRoom: "لا متسع على الإطار لهذه الكلمات.",
    thin: "بعض الحروف أو الجدران أدق مما تطبعه الفوهة.",
  },
};
