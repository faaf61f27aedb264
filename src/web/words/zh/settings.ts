/** The Settings view in Chinese. */

import type { Words } from "../en-later.js";

export const zhSettings: Words["settings"] = {
  look: "外观",
  board: "棋盘与拼块",
  play: "游戏",
  theme: "主题",
  themes: { system: "跟随系统", light: "浅色", dark: "深色" },
  palette: "拼块颜色",
  palettes: { usual: "暖色", "colour-blind": "色盲友好", "black-and-white": "黑白加图案" },
  letters: "在拼块上显示字母",
  language: "语言",
  systemLanguage: "跟随浏览器",
  weekStart: "每周第一天",
  weekAsPuzzle: "按棋盘原样",
  timer: "显示计时器",
  count: "显示还有多少种解法",
  countHint: "成绩里会注明。",
  sound: "声音",
  vibration: "振动",
  motion: "减少动画",
  motionHint: "设备要求时始终开启。",
  kept: "一切都留在此浏览器里。无需账号，也不发送任何内容。",
};
