/** How to play, in Arabic. */

import type { Words } from "../en-later.js";

export const arGuide: Words["guide"] = {
  goal: "غطِّ كل شيء ما عدا التاريخ.",
  goalHint: "استعمل كل القطع، ولا يبقى ظاهرًا إلا التاريخ.",
  drag: "اسحب قطعة إلى اللوحة.",
  dragHint: "أو المس القطعة ثم المس مكانها.",
  rotate: "المس القطعة مرة أخرى لتدويرها.",
  rotateHint: "عجلة الفأرة أو إصبع ثانية تدوّرها أيضًا.",
  flip: "اقلبها على وجهها الآخر.",
  flipHint: "اضغط «قلب» أو المفتاح F.",
  takeOff: "اسحب القطعة خارج اللوحة لتستعيدها.",
  stuck: "احترت؟ اطلب تلميحًا، صغيرًا أو كبيرًا.",
  forClass: "لوحة كبيرة للصف",
  skip: "تخطَّ",
  keys: "المفاتيح",
  keyNames: {
    Enter: "Enter",
    Space: "المسافة",
    Backspace: "Backspace",
    Delete: "Delete",
    Esc: "Esc",
    Ctrl: "Ctrl",
    Shift: "Shift",
  },
  about: "عن Daytile",
  aboutText: "أحجية تقويم لكل يوم من أيام السنة. مجانية وبلا حساب وتعمل دون اتصال. كل شيء يبقى في هذا المتصفح.",
};
