/** The Watch view in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { arSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("ar");

const steps = {
  zero: "# خطوة",
  one: "خطوة واحدة",
  two: "خطوتان",
  few: "# خطوات",
  many: "# خطوة",
  other: "# خطوة",
};

export const arWatch: Words["watch"] = {
  title: "شاهد البحث",
  spoiler: "ينتهي البحث عند حل لهذا التاريخ.",
  reveal: "شاهد رغم ذلك",
  algorithm: "الخوارزمية",
  algorithms: {
    bitboards: "Bitboards",
    positions: "خانة بعد خانة",
    regions: "القطع والفراغات",
    "algorithm-x": "الخوارزمية X",
    model: "نموذج القيود",
    "dancing-links": "Dancing Links",
    "first-open-cell": "أول خانة مكشوفة",
  },
  add: "أضف لوحة",
  remove: (name) => `أزل ${name}`,
  controls: "التحكم",
  play: "تشغيل",
  pause: "إيقاف مؤقت",
  step: "خطوة إلى الأمام",
  back: "خطوة إلى الوراء",
  restart: "عودة إلى البداية",
  speed: "السرعة",
  perSecond: (count) => `${counted(count, steps)} في الثانية`,
  fullSpeed: "أقصى سرعة",
  stops: "توقف عند كل حل",
  nodes: "اللوحات",
  tried: "محاولات",
  solutions: "الحلول",
  depth: "قطع موضوعة",
  position: "الخطوة",
  plot: "القطع الموضوعة مع مرور الوقت",
  steps: (count) => counted(count, steps),
  board: (name, depth) =>
    `${name}: ${counted(depth, { zero: "لا قطع على اللوحة", one: "قطعة واحدة على اللوحة", two: "قطعتان على اللوحة", few: "# قطع على اللوحة", many: "# قطعة على اللوحة", other: "# قطعة على اللوحة" })}`,
  start: "اللوحة فارغة.",
  place: (piece, label) => `جرّب القطعة ${piece} على الخانة ${label}.`,
  take: (piece, label) => `ارفع القطعة ${piece} عن الخانة ${label}.`,
  nothingFits: (label) => `لا شيء يناسب الخانة ${label}. عودة.`,
  noRoom: (piece) => `لم يبق مكان للقطعة ${piece}. عودة.`,
  tooSmall: (label, size) =>
    counted(
      size,
      {
        zero: "الفراغ عند الخانة {label} أصغر من أي قطعة. عودة.",
        one: "الفراغ عند الخانة {label} أصغر من أي قطعة (خانة واحدة). عودة.",
        two: "الفراغ عند الخانة {label} أصغر من أي قطعة (خانتان). عودة.",
        few: "الفراغ عند الخانة {label} أصغر من أي قطعة (# خانات). عودة.",
        many: "الفراغ عند الخانة {label} أصغر من أي قطعة (# خانة). عودة.",
        other: "الفراغ عند الخانة {label} أصغر من أي قطعة (# خانة). عودة.",
      },
      { label },
    ),
  leftOver: "امتلأت اللوحة وبقيت قطع. عودة.",
  found: (number) => `الحل ${written(number)}!`,
  finished: (count) => `انتهى البحث: ${counted(count, arSolutionForms)}.`,
  givenUp: (count) => `توقف مؤقت بعد ${counted(count, { ...steps, two: "خطوتين" })}. يطول هذا: اضغط «تشغيل» للمتابعة.`,
  rewinding: "جارٍ الرجوع…",
  film: "احفظ بصيغة GIF",
  filming: "جارٍ إنشاء GIF…",
  cancel: "إلغاء",
  filmFailed: "تعذّر إنشاء GIF.",
};
