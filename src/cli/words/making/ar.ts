/** What the command line says in Arabic about files to print, cut and build. */

import { typed } from "../../../core/text/typed.js";
import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("ar");

export const arMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: المطلوب مقاس مثل ${example}، كل ضلع من ${min} إلى ${measure(max)} مم، أو ورق مثل A4، لا ${text}`,
  sheetTooSmallForBook: (sheet, least) =>
    `ورقة ${measure(sheet)} أصغر مما يلزم لكتاب؛ خذ ما لا يقل ضلعه عن ${measure(least)} مم`,
  sheetTooSmall: (sheet, room, least) =>
    `ورقة ${measure(sheet)} صغيرة: يبقى ${measure(room)} بين الهوامش والعنوان والمسطرة، والمطلوب ${measure(least)} مم في كل اتجاه`,
  cellTooLarge: (cell, room, most) =>
    `خانة ${measure(cell)} مم لا تسعها صفحة فيها ${measure(room)} بين الهوامش والعنوان والمسطرة؛ خذ ${measure(most)} مم أو أقل، أو ورقة أكبر`,
  partTooLarge: (part, sheet, needed) =>
    `${part}: لا يسعه لوح ${measure(sheet)}؛ يلزم مع المسافة حوله ${measure(needed)}`,
  narrowest: (piece, width) => `عرض القطعة ${piece} في أضيق موضع ${measure(width)} مم`,
  narrowestAfter: (piece, width, left) =>
    `عرض القطعة ${piece} في أضيق موضع ${measure(width)} مم، أو ${measure(left)} مم بعد الخلوص`,
  clearanceTooLarge: (clearance, why) => `خلوص ${measure(clearance)} مم كبير: ${why}`,
  kerfTooLarge: (kerf, why) => `عرض قطع ${measure(kerf)} مم كبير: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `نصف قطر ${measure(radius)} مم كبير على القطعة ${piece}؛ خذ أقل من ${measure(less)} مم`,
  gapTooSmall: (gap, kerf) => `مسافة ${measure(gap)} مم أقل من عرض القطع؛ خذ ${measure(kerf)} مم أو أكثر`,
  clearanceTooSmall: (clearance, least) =>
    `خلوص ${measure(clearance)} مم أصغر مما تقدر عليه أي طابعة؛ خذ ${measure(least)} مم أو أكثر`,
  clearanceForCells: (clearance, cell, most) =>
    `خلوص ${measure(clearance)} مم كبير على خانات ${measure(cell)} مم؛ خذ ${measure(most)} مم أو أقل`,
  radiusForCells: (radius, cell, most) =>
    `نصف قطر ${measure(radius)} مم كبير على خانات ${measure(cell)} مم؛ خذ ${measure(most)} مم أو أقل`,
  cells: (own) => `خانات ${measure(own)} مم`,
  pieces: (own) => `قطع ${measure(own)} مم`,
  floor: (own) => `قاعدة ${measure(own)} مم`,
  frame: (own) => `إطار ${measure(own)} مم`,
  border: (own) => `حافة ${measure(own)} مم`,
  chamferTooLarge: (chamfer, what, most) =>
    `شطف ${measure(chamfer)} مم كبير على ${what}؛ خذ ${measure(most)} مم أو أقل`,
  labelsTooDeep: (depth, base, most) =>
    `كتابة عمقها ${measure(depth)} مم تخترق قاعدة ${measure(base)} مم؛ خذ ${measure(most)} مم أو أقل، أو قاعدة أسمك`,
  gridTooDeep: (depth, base, most) =>
    `خطوط عمقها ${measure(depth)} مم تخترق قاعدة ${measure(base)} مم؛ خذ ${measure(most)} مم أو أقل، أو قاعدة أسمك`,
  labelsTooHigh: (depth, wall) =>
    `كتابة ارتفاعها ${measure(depth)} مم تبلغ أعلى إطار ${measure(wall)} مم؛ اخفضها أو ارفع الجدار`,
  borderTooNarrow: (border, least) =>
    `حافة ${measure(border)} مم أضيق من أن تحمل فرضة أو مسمارًا أو أوتادًا؛ خذ ${measure(least)} مم أو أكثر`,
  fixedFrame: () => `الإطار الثابت جزء من القاعدة؛ اختر ${typed("tray")}`,
  thePiece: (piece) => `القطعة ${piece}`,
  theFrame: () => "الإطار",
  theBase: () => "القاعدة",
  theBox: () => "العلبة",
  unknownPart: (part) => `جزء غير معروف ${part}`,
};
