/** What the command line says in Arabic about files to print, cut and build. */

import { toolsIn, typed } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("ar");

export const arMake: NonNullable<CommandWords["make"]> = {
  notASize: (name, example, min, max, text) =>
    `${name}: المطلوب مقاس مثل ${example}، كل ضلع من ${min} إلى ${written(max)} مم، أو ورق مثل A4، لا ${text}`,
  sheetTooSmallForBook: (sheet, least) => `ورقة ${sheet} أصغر من كتاب؛ خذ ما لا يقل ضلعه عن ${least} مم`,
  sheetTooSmall: (sheet, room, least) =>
    `ورقة ${sheet} صغيرة: يبقى ${room} بين الهوامش والعنوان والمسطرة، والمطلوب ${least} مم في كل اتجاه`,
  cellTooLarge: (cell, room, most) =>
    `خانة ${written(cell)} مم لا تسعها صفحة فيها ${room} بين الهوامش والعنوان والمسطرة؛ خذ ${most} مم أو أقل، أو ورقة أكبر`,
  partTooLarge: (part, sheet, needed) => `${part}: لا يسعه لوح ${sheet}؛ يلزم مع المسافة حوله ${needed}`,
  narrowest: (piece, width) => `عرض القطعة ${piece} في أضيق موضع ${width} مم`,
  narrowestAfter: (piece, width, left) => `عرض القطعة ${piece} في أضيق موضع ${width} مم، أو ${left} مم بعد الخلوص`,
  clearanceTooLarge: (clearance, why) => `خلوص ${written(clearance)} مم كبير: ${why}`,
  kerfTooLarge: (kerf, why) => `عرض قطع ${written(kerf)} مم كبير: ${why}`,
  radiusTooLarge: (radius, piece, less) =>
    `نصف قطر ${written(radius)} مم كبير على القطعة ${piece}؛ خذ أقل من ${less} مم`,
  gapTooSmall: (gap, kerf) => `مسافة ${written(gap)} مم أقل من عرض القطع؛ خذ ${written(kerf)} مم أو أكثر`,
  clearanceTooSmall: (clearance, least) =>
    `خلوص ${written(clearance)} مم أصغر من أي طابعة؛ خذ ${written(least)} مم أو أكثر`,
  clearanceForCells: (clearance, cell, most) =>
    `خلوص ${written(clearance)} مم كبير على خانات ${written(cell)} مم؛ خذ ${most} مم أو أقل`,
  radiusForCells: (radius, cell, most) =>
    `نصف قطر ${written(radius)} مم كبير على خانات ${written(cell)} مم؛ خذ ${most} مم أو أقل`,
  cells: (own) => `خانات ${written(own)} مم`,
  pieces: (own) => `قطع ${written(own)} مم`,
  floor: (own) => `قاعدة ${written(own)} مم`,
  frame: (own) => `إطار ${written(own)} مم`,
  border: (own) => `حافة ${written(own)} مم`,
  chamferTooLarge: (chamfer, what, most) => `شطف ${written(chamfer)} مم كبير على ${what}؛ خذ ${most} مم أو أقل`,
  labelsTooDeep: (depth, base, most) =>
    `كتابة عمقها ${written(depth)} مم تخترق قاعدة ${written(base)} مم؛ خذ ${most} مم أو أقل، أو قاعدة أسمك`,
  gridTooDeep: (depth, base, most) =>
    `خطوط عمقها ${written(depth)} مم تخترق قاعدة ${written(base)} مم؛ خذ ${most} مم أو أقل، أو قاعدة أسمك`,
  labelsTooHigh: (depth, wall) =>
    `كتابة ارتفاعها ${written(depth)} مم تبلغ أعلى إطار ${written(wall)} مم؛ اخفضها أو ارفع الجدار`,
  fixedFrame: () => `الإطار الثابت جزء من القاعدة؛ اختر ${typed("tray")}`,
  thePiece: (piece) => `القطعة ${piece}`,
  theFrame: () => "الإطار",
  theBase: () => "القاعدة",
  unknownPart: (part) => `جزء غير معروف ${part}`,
};
