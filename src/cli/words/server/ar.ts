/** What the server says in Arabic. */

import { toolsIn } from "../tools.js";
import type { CommandWords } from "../translation.js";

const { measure } = toolsIn("ar");

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
  expectedSolution: (text) => `solution: المتوقع رقم أو none، لا ${text}`,
  gifShowsSearch: () => "solution: لا حاجة إليه؛ صورة GIF تعرض البحث كله",
  once: (name) => `${name}: اكتبه مرة واحدة فقط`,
  nameField: (name) => `${name}: اكتب اسم الحقل، كما في ${name}[month]=Apr`,
  unknownZone: (zone) => `tz: منطقة زمنية غير معروفة ${zone}`,
  ownAddress: (text) => `url: المطلوب عنوان على هذا الخادم، لا ${text}`,
  pageByPage: (most) => `اطلب صفحة صفحة، مع from ومع limit لا يزيد على ${most}، بدلًا من الكل`,
  notJson: () => "هذا ليس JSON",
  sendJson: () => "أرسل JSON مع content-type المناسب",
  onlyJson: () => "لا يعمل هنا إلا JSON",
  requestTooLarge: (most) => `أقصى حجم للطلب هو ${most} kB`,
  wrongMethod: () => "هذه الطريقة لا تعمل على هذا العنوان",
  onlyGet: () => "لا يعمل هنا إلا GET وHEAD",
  nothingHere: (address) => `لا يوجد شيء هنا؛ انظر ${address}`,
  otherName: () => "هذا الخادم لا يستجيب لهذا الاسم",
};

/** With no end where there is none. */
export const arRange = (min: number, max: number | undefined): string =>
  max === undefined ? `من ${measure(min)} فأكثر` : `من ${measure(min)} إلى ${measure(max)}`;

export const arParts: NonNullable<CommandWords["parts"]> = {
  unknownPart: (name) => `مفتاح غير معروف ${name}`,
  unknownValue: (part, value) => `${part}: قيمة غير معروفة ${value}`,
  flag: () => "true أو false",
  texts: () => "قائمة نصوص",
  textOrNumber: () => "نص أو رقم",
  number: (min, max) => `رقم ${arRange(min, max)}`,
  wholeNumber: (min, max) => `عدد صحيح ${arRange(min, max)}`,
  oneOf: (words) => `إحدى هذه الكلمات: ${words.join("، ")}`,
  puzzle: () => "معرّف أحجية أو ملف أحجية أو كائن بمفاتيحها",
  rows: () => "صفوف من الكلمات",
  choices: (example) => `خيارات حسب الحقل، مثل ${example}`,
  settings: (example) => `إعدادات حسب الاسم، مثل ${example}`,
  expectedRequest: (example) => `المطلوب طلب مثل ${example}`,
};
