/** The atlas in Chinese. */

import { numbersIn } from "../../../core/calendar/numbers.js";
import type { Words } from "../en-later.js";

const { written } = numbersIn("zh");

export const zhAtlas: Words["atlas"] = {
  intro: "这些拼块组合能解开经典棋盘的每个日期。选一组来玩吧。",
  sort: "排序",
  sorts: {
    hardest: "最难的在前",
    easiest: "最容易的在前",
    even: "最均匀的在前",
    single: "只有一种解法的日期最多",
  },
  sizes: "拼块大小",
  allSizes: "所有大小",
  sizesHint: (sum) => `${sum} 表示七个五格拼块和一个六格拼块。`,
  flips: "翻面",
  withFlips: "拼块可以翻面",
  withoutFlips: "不翻面",
  only: "只看含有这些拼块的组合",
  clear: "清除",
  found: (count) => `拼块组合：${written(count)}`,
  rank: (place) => `${written(place)}.`,
  single: (count) => `只有一种解法的日期：${written(count)}`,
  atLeast: (fewest) => `每个日期的解法数：至少 ${written(fewest)}`,
  page: (number, count) => `第 ${written(number)} 页，共 ${written(count)} 页`,
  previous: "上一页",
  next: "下一页",
};
