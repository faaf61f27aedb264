/** What the server says in Arabic. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { written } = toolsIn("ar");

export const arServer: NonNullable<CommandWords["server"]> = {
  mistake: () => "في الطلب خطأ",
  noSolution: () => "لا يوجد حل",
  fileMistakes: () => "في ملف الأحجية أخطاء",
  noPuzzle: () => "لا توجد أحجية بهذا الاسم",
  busy: () => "الطلبات كثيرة جدًا الآن",
  stopping: () => "الخادم على وشك التوقف",
  tooLong: () => "استغرق البحث وقتًا طويلًا فأُوقف",
  tooLarge: () => "الجواب كبير جدًا",
  askLess: () => "اطلب جزءًا منه فقط",
  broken: () => "حدث خطأ ما هنا",
  tooOften: () => "طلباتك كثيرة جدًا",
  unknownParameter: (name) => `معامل غير معروف ${name}`,
  expectedNumber: (name, text) => `${name}: المتوقع رقم، لا ${text}`,
  expectedRange: (name, min, max, text) => `${name}: المتوقع رقم من ${written(min)} إلى ${written(max)}، لا ${text}`,
  expectedFlag: (name, text) => `${name}: المتوقع true أو false، لا ${text}`,
  expectedSolution: (text) => `solution: المتوقع رقم أو none، لا ${text}`,
  gifShowsSearch: () => "solution: لا حاجة إليه؛ صورة GIF تعرض البحث كله",
  once: (name) => `${name}: اكتبه مرة واحدة فقط`,
  nameField: (name) => `${name}: اكتب اسم الحقل، كما في ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: منطقة زمنية غير معروفة ${zone}`,
};
