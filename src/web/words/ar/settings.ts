/** The Settings view in Arabic. */

import type { Words } from "../en-later.js";

export const arSettings: Words["settings"] = {
  look: "المظهر",
  board: "اللوحة والقطع",
  play: "اللعب",
  theme: "السمة",
  themes: { system: "مثل النظام", light: "فاتحة", dark: "داكنة" },
  palette: "ألوان القطع",
  palettes: { usual: "دافئة", "colour-blind": "ملائمة لعمى الألوان", "black-and-white": "أبيض وأسود مع نقوش" },
  letters: "أظهر الحروف على القطع",
  language: "اللغة",
  systemLanguage: "مثل المتصفح",
  weekStart: "أول أيام الأسبوع",
  weekAsPuzzle: "كما على اللوحة",
  timer: "أظهر المؤقّت",
  count: "أظهر عدد الحلول الباقية",
  countHint: "سيظهر ذلك في نتيجتك.",
  sound: "الصوت",
  vibration: "الاهتزاز",
  motion: "قلّل الحركة",
  motionHint: "مفعّل دائمًا إذا طلبه جهازك.",
  kept: "كل شيء يبقى في هذا المتصفح. لا حساب، ولا يُرسَل شيء.",
};
