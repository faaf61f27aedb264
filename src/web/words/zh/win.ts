/** What is said of a solved puzzle, in Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("zh");

export const zhWin: Words["win"] = {
  best: (time) => `你的最快纪录：${time}`,
  newBest: "刷新了你的最快纪录！",
  onlyOne: "这是唯一的解法。",
  isNew: "已加入你的收藏",
  isKnown: "这种解法你以前找到过",
  found: (found, count) => `${written(count)} 种解法中，你找到了 ${written(found)} 种。`,
  foundAll: "你找到了所有解法！",
  collection: "你的解法",
  noCollection: "你找到的解法会显示在这里。",
  findAnother: "再找一种",
  picture: "保存图片",
  pictureFailed: "无法生成图片。",
  more: "更多",
  yesterday: "昨天的拼图",
  anotherBoard: "换个棋盘",
  nextIn: (time) => `距下一个拼图还有 ${time}`,
  counted: "显示了剩余解法数。",
};
