/** The lazy year in Arabic. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { counted } = numbersIn("ar");

export const arLazy: Words["lazy"] = {
  intro: (year) => `حل لكل يوم من سنة ${year}، بحيث تحرّك أقل عدد من القطع في المجموع.`,
  find: "ابحث عن السنة",
  finding: "جارٍ البحث عن السنة الأكسل…",
  failed: "توقف البحث قبل نهايته.",
  tooMany: "لهذه اللوحة حلول كثيرة لا يمكن مقارنتها كلها.",
  noDates: "لا تستطيع هذه اللوحة إظهار كل أيام السنة.",
  start: (count) =>
    counted(count, {
      zero: "ضع القطع كلها لتبدأ، وعددها #.",
      one: "ضع القطعة لتبدأ.",
      two: "ضع القطعتين لتبدأ.",
      few: "ضع القطع كلها لتبدأ، وعددها #.",
      many: "ضع القطع كلها لتبدأ، وعددها #.",
      other: "ضع القطع كلها لتبدأ، وعددها #.",
    }),
  move: (count, pieces) =>
    counted(
      count,
      {
        zero: "حرّك # قطعة: {pieces}.",
        one: "حرّك قطعة واحدة: {pieces}.",
        two: "حرّك قطعتين: {pieces}.",
        few: "حرّك # قطع: {pieces}.",
        many: "حرّك # قطعة: {pieces}.",
        other: "حرّك # قطعة: {pieces}.",
      },
      { pieces },
    ),
  same: "لا شيء لتحرّكه.",
  none: "لا حل لهذا التاريخ. اترك اللوحة كما هي.",
  before: (date) => `${date}: ارفع هذه`,
  after: (date) => `${date}: ضعها هنا`,
  moves: "القطع المحرّكة",
  mean: "المتوسط لكل صباح",
  map: "القطع المحرّكة كل صباح",
  cell: (title, count) =>
    counted(
      count,
      {
        zero: "{title}: لا شيء لتحرّكه",
        one: "{title}: حرّك قطعة واحدة",
        two: "{title}: حرّك قطعتين",
        few: "{title}: حرّك # قطع",
        many: "{title}: حرّك # قطعة",
        other: "{title}: حرّك # قطعة",
      },
      { title },
    ),
  files: "احفظ بصيغة",
  table: "جدول",
  book: "كتيّب",
};
