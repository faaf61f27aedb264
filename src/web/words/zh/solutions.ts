/** The Solutions view in Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";
import { zhSolutionForms } from "./solution-forms.js";

const { written, counted } = numbersIn("zh");

export const zhSolutions: Words["solutions"] = {
  count: (count) => counted(count, zhSolutionForms),
  none: "无解：拼块盖不住棋盘的其余部分。",
  searching: "正在寻找所有解法…",
  soFar: (count) => `目前 ${written(count)} 种`,
  failed: "搜索中断了。",
  spoiler: "注意剧透。",
  reveal: (count) => (count === 1 ? "显示解法" : counted(count, { other: "显示全部 # 种解法" })),
  previous: "上一种解法",
  next: "下一种解法",
  number: "解法编号",
  outOf: (count) => `／${written(count)}`,
  item: (number) => `解法 ${written(number)}`,
  board: (number, count) => `解法 ${written(number)}／${written(count)}`,
  list: "所有解法",
  copyLink: "复制链接",
  copied: "链接已复制。",
  notCopied: (link) => `浏览器不允许复制。链接：${link}`,
  wrongNumber: (given, count) => `没有第 ${written(given)} 种解法，先显示最后一种，第 ${written(count)} 种。`,
  agreeing: "只看与你的棋盘相符的",
  matching: (shown, count) => `与你的棋盘一致：${written(shown)} / ${written(count)}`,
  noneAgrees: "没有与你的棋盘相符的解法。",
  perDate: (min, max) => `每个日期的解法数：${written(min)}–${written(max)}`,
};
